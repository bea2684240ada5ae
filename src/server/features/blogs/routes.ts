import { blogForm, blogPictureForm } from '../../../contracts/blogs.ts';
import type { Routes } from '../../http/endpoints.ts';
import { readForm } from '../../http/multipart-form.ts';
import { isInProcess } from '../../http/screens.ts';
import { viewerOf } from '../../records/daily-views.ts';
import type { BlogService } from './service.ts';

type BlogKeys =
  | 'GET /api/blogs'
  | 'GET /api/blogs/categories'
  | 'GET /api/blogs/{id}'
  | 'POST /api/blogs/{id}/share'
  | 'GET /api/blogs/admin/all'
  | 'GET /api/blogs/admin/{id}'
  | 'POST /api/blogs/create'
  | 'PUT /api/blogs/{id}'
  | 'DELETE /api/blogs/{id}'
  | 'POST /api/blogs/{id}/restore'
  | 'POST /api/blogs/pictures';

/** A visitor counts once per post and channel; this bounds callers who pose as many visitors. */
const SHARES_PER_MINUTE = 60;

const totalPages = (total: number, limit: number): number => Math.ceil(total / limit);

export function blogRoutes(blogs: BlogService): Pick<Routes, BlogKeys> {
  const { managed } = blogs;
  return {
    'GET /api/blogs': {
      handle: async ({ query }) => {
        const found = await blogs.list(query);
        return { ...found, page: query.page, totalPages: totalPages(found.total, query.limit) };
      },
    },
    'GET /api/blogs/categories': { handle: () => blogs.listCategories() },
    'GET /api/blogs/{id}': {
      handle: async ({ params, query, visitor, request }) => {
        const shown = await blogs.show(params.id, query.lang);
        // The site's own pages make one call for all their readers, whose browsers report views.
        if (!isInProcess(request) && !visitor.doNotTrack) blogs.countView(params.id, viewerOf(visitor));
        return shown;
      },
    },
    'POST /api/blogs/{id}/share': {
      callsPerMinute: SHARES_PER_MINUTE,
      handle: async ({ params, body, visitor, session }) => ({
        socialShares: await blogs.share(params.id, body.platform, { visitor, userId: session?.userId ?? null }),
      }),
    },
    'GET /api/blogs/admin/all': {
      handle: async ({ query }) => {
        const found = await managed.list(query);
        return { ...found, page: query.page, totalPages: totalPages(found.total, query.limit) };
      },
    },
    'GET /api/blogs/admin/{id}': {
      handle: async ({ params, query }) => ({ blog: await managed.show(params.id, query.version) }),
    },
    'POST /api/blogs/create': {
      handle: async ({ request, session }) => {
        using form = await readForm(request, blogForm);
        return { blog: await managed.create(form, session) };
      },
    },
    'PUT /api/blogs/{id}': {
      handle: async ({ request, params, session }) => {
        using form = await readForm(request, blogForm);
        return { blog: await managed.update(params.id, form, session) };
      },
    },
    'DELETE /api/blogs/{id}': {
      handle: async ({ params, session }) => {
        await managed.delete(params.id, session);
        return null;
      },
    },
    'POST /api/blogs/{id}/restore': {
      handle: async ({ params, session }) => ({ blog: await managed.restore(params.id, session) }),
    },
    'POST /api/blogs/pictures': {
      handle: async ({ request, session }) => {
        using form = await readForm(request, blogPictureForm);
        return await managed.takePicture(form.files, session);
      },
    },
  };
}
