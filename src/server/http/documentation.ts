import type { FastifyInstance } from 'fastify';
import { describeApi } from './openapi/document.ts';
import { documentationPage } from './openapi/page.ts';

/** Serves `GET /api/openapi.json` and `GET /api/docs`; both are rendered at the first request for either. */
export function mountDocumentation(app: FastifyInstance, siteUrl: string): void {
  let written: { readonly json: string; readonly page: string } | undefined;
  const write = () => {
    const document = describeApi(siteUrl);
    return { json: JSON.stringify(document), page: documentationPage(document) };
  };
  const description = () => {
    written ??= write();
    return written;
  };
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(description().json),
  );
  app.get('/api/docs', async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(description().page),
  );
}
