import { type PackageFilters, packageForm } from '../../../contracts/packages.ts';
import type { Routes } from '../../http/endpoints.ts';
import { readForm } from '../../http/multipart-form.ts';
import { isInProcess } from '../../http/screens.ts';
import { viewerOf } from '../../records/daily-views.ts';
import type { PackageService } from './service.ts';

type PackageKeys =
  | 'GET /api/packages'
  | 'GET /api/packages/featured'
  | 'GET /api/packages/categories'
  | 'GET /api/packages/{slug}'
  | 'GET /api/packages/admin/all'
  | 'GET /api/packages/admin/{id}'
  | 'POST /api/packages/admin/create'
  | 'PUT /api/packages/admin/{id}'
  | 'PATCH /api/packages/admin/{id}/status'
  | 'DELETE /api/packages/admin/{id}'
  | 'POST /api/packages/admin/{id}/restore';

/** Returns the given filters as they were understood. */
const given = (filters: PackageFilters): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value]])),
  );

const totalPages = (total: number, limit: number): number => Math.ceil(total / limit);

export function packageRoutes(packages: PackageService): Pick<Routes, PackageKeys> {
  return {
    'GET /api/packages': {
      handle: async ({ query: { page, limit, lang, ...filters } }) => {
        const found = await packages.list(filters, { page, limit }, lang);
        return { ...found, page, totalPages: totalPages(found.total, limit), filters: given(filters) };
      },
    },
    'GET /api/packages/featured': {
      handle: async ({ query }) => ({ packages: await packages.listFeatured(query.lang) }),
    },
    'GET /api/packages/categories': { handle: async () => ({ categories: await packages.listCategories() }) },
    'GET /api/packages/{slug}': {
      handle: async ({ params, query, visitor, request }) => {
        const shown = await packages.show(params.slug, query.lang);
        // The site's own pages make one call for all their readers, whose browsers report views.
        if (!isInProcess(request) && !visitor.doNotTrack) packages.countView(params.slug, viewerOf(visitor));
        return shown;
      },
    },
    'GET /api/packages/admin/all': {
      handle: async ({ query }) => {
        const found = await packages.managed.list(query);
        return { ...found, page: query.page, totalPages: totalPages(found.total, query.limit) };
      },
    },
    'GET /api/packages/admin/{id}': {
      handle: async ({ params, query }) => ({ package: await packages.managed.show(params.id, query.version) }),
    },
    'POST /api/packages/admin/create': {
      handle: async ({ request, session }) => {
        using form = await readForm(request, packageForm);
        return { package: await packages.managed.create(form, session) };
      },
    },
    'PUT /api/packages/admin/{id}': {
      handle: async ({ request, params, session }) => {
        using form = await readForm(request, packageForm);
        return { package: await packages.managed.update(params.id, form, session) };
      },
    },
    'PATCH /api/packages/admin/{id}/status': {
      handle: async ({ params, body, session }) => ({
        package: await packages.managed.setStatus(params.id, body.status, session),
      }),
    },
    'DELETE /api/packages/admin/{id}': {
      handle: async ({ params, session }) => {
        await packages.managed.delete(params.id, session);
        return null;
      },
    },
    'POST /api/packages/admin/{id}/restore': {
      handle: async ({ params, session }) => ({ package: await packages.managed.restore(params.id, session) }),
    },
  };
}
