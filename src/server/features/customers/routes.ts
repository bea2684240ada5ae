import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { ApiKey } from '../../../contracts/api.ts';
import { customerEndpoints, customerFiles } from '../../../contracts/customers.ts';
import type { Routes } from '../../http/endpoints.ts';
import type { Idempotency } from '../../http/idempotency.ts';
import { readForm } from '../../http/multipart-form.ts';
import { readVisitor } from '../../http/visitor.ts';
import type { CustomerService } from './service.ts';

type CustomerKeys = Extract<ApiKey, `${string} /api/admin/customers${string}`>;

const { multipart } = customerEndpoints['POST /api/admin/customers/{id}/files'];

export function customerRoutes(customers: CustomerService, idempotency: Idempotency): Pick<Routes, CustomerKeys> {
  return {
    ...linkRoutes(customers),
    ...fileRoutes(customers),
    'GET /api/admin/customers': { handle: ({ query }) => customers.list(query) },
    'POST /api/admin/customers': {
      handle: (call) =>
        idempotency.writeOnce(call, {
          prepare: async () => call.body,
          write: (trx, form) => customers.create(trx, form, call.session),
        }),
    },
    'GET /api/admin/customers/{id}': {
      handle: async ({ params }) => ({ customer: await customers.show(params.id) }),
    },
    'PUT /api/admin/customers/{id}': {
      handle: async ({ params, body, session }) => ({ customer: await customers.update(params.id, body, session) }),
    },
    'DELETE /api/admin/customers/{id}': {
      handle: async ({ params, session }) => {
        await customers.delete(params.id, session);
        return null;
      },
    },
    'GET /api/admin/customers/{id}/timeline': {
      handle: ({ params, query, session }) => customers.timeline(params.id, query, session),
    },
    'POST /api/admin/customers/{id}/entries': {
      handle: (call) =>
        idempotency.writeOnce(call, {
          prepare: async () => call.body,
          write: (trx, form) => customers.addEntry(trx, call.params.id, form, call.session),
        }),
    },
    'POST /api/admin/customers/{id}/consents': {
      handle: async ({ params, body, session }) => ({ customer: await customers.addConsent(params.id, body, session) }),
    },
    'DELETE /api/admin/customers/{id}/consents/{consentId}': {
      handle: async ({ params, session }) => ({
        customer: await customers.withdrawConsent(params.id, params.consentId, session),
      }),
    },
  };
}

const linkRoutes = (customers: CustomerService) =>
  ({
    'POST /api/admin/customers/{id}/links': {
      handle: async ({ params, body, session }) => {
        await customers.link(params.id, body, session);
        return { customer: await customers.show(params.id) };
      },
    },
    'DELETE /api/admin/customers/{id}/links/{kind}/{recordId}': {
      handle: async ({ params, session }) => {
        await customers.unlink(params.id, { kind: params.kind, id: params.recordId }, session);
        return { customer: await customers.show(params.id) };
      },
    },
    'POST /api/admin/customers/{id}/join': {
      handle: async ({ params, body, session }) => {
        await customers.join(params.id, body.otherId, session);
        return { customer: await customers.show(params.id) };
      },
    },
    'POST /api/admin/customers/{id}/undos/{undoId}': {
      handle: async ({ params, session }) => {
        await customers.undo(params.id, params.undoId, session);
        return { customer: await customers.show(params.id) };
      },
    },
  }) satisfies Partial<Routes>;

const fileRoutes = (customers: CustomerService) =>
  ({
    'POST /api/admin/customers/{id}/files': {
      handle: async ({ request, params, session }) => {
        using form = await readForm(request, multipart);
        await customers.files.add(params.id, form.files[0], session);
        return { customer: await customers.show(params.id) };
      },
    },
    'POST /api/admin/customers/{id}/files/{fileId}/ticket': {
      handle: async ({ params, session }) => ({
        address: await customers.files.offer(params.id, params.fileId, session),
      }),
    },
    'DELETE /api/admin/customers/{id}/files/{fileId}': {
      handle: async ({ params, session }) => {
        await customers.files.remove(params.id, params.fileId, session);
        return { customer: await customers.show(params.id) };
      },
    },
  }) satisfies Partial<Routes>;

const { params, query } = customerFiles['GET /api/admin/customers/{id}/files/{fileId}/content'];

/** Serves a customer's file to holders of a valid ticket, as a download. */
export function mountCustomerFiles(app: FastifyInstance, customers: CustomerService): void {
  app.get(
    '/api/admin/customers/:id/files/:fileId/content',
    { schema: { params, querystring: query }, exposeHeadRoute: false },
    async (request, reply) => {
      const of = request.params as z.output<typeof params>;
      const { ticket } = request.query as z.output<typeof query>;
      const { name, mediaType, bytes } = await customers.files.open(of, ticket, readVisitor(request));
      return reply
        .headers({
          'cache-control': 'private, no-store',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
          'content-security-policy': "default-src 'none'; sandbox",
          'x-content-type-options': 'nosniff',
        })
        .type(mediaType)
        .send(bytes);
    },
  );
}
