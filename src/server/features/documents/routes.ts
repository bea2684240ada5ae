import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { documentFiles } from '../../../contracts/documents.ts';
import { type Authenticate, findTraveller, limitOf, type Session } from '../../http/endpoints.ts';
import { readVisitor } from '../../http/visitor.ts';
import type { DocumentReader, DocumentService } from './service.ts';

const { params, query } = documentFiles['GET /api/itineraries/{slug}/document.pdf'];
/** Both documents share one rate limit: each takes up to a second of computing. */
const RATE_LIMIT = limitOf(30, 'documents');

/** Mounts the documents of a plan, for signed-in readers. */
export function mountDocuments(app: FastifyInstance, documents: DocumentService, authenticate: Authenticate): void {
  const sessions = new WeakMap<object, Session>();

  function mount(file: string, print: (slug: string, reader: DocumentReader) => Promise<Uint8Array>): void {
    app.get(
      `/api/itineraries/:slug/${file}.pdf`,
      {
        exposeHeadRoute: false,
        schema: { params, querystring: query },
        config: { rateLimit: RATE_LIMIT },
        // Before the query is validated: only signed-in readers learn what it may hold.
        preValidation: async (request, reply) => {
          const session = await findTraveller('user', request, reply, authenticate);
          if (session) sessions.set(request, session);
        },
      },
      async (request, reply) => {
        const { slug } = request.params as z.output<typeof params>;
        const { lang } = request.query as z.output<typeof query>;
        const visitor = readVisitor(request);
        const session = sessions.get(request);
        if (!session) throw new Error('a document was asked for without a session');
        const pdf = await print(slug, { session, visitor, language: lang ?? visitor.language });
        return reply
          .header('content-type', 'application/pdf')
          .header('content-disposition', `attachment; filename="${encodeURIComponent(slug)}-${file}.pdf"`)
          .header('cache-control', 'private, no-store')
          .send(pdf);
      },
    );
  }

  mount('document', documents.printPlan);
  mount('driver-sheet', documents.printDriverSheet);
}
