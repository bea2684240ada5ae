import { AppError } from '../../http/app-error.ts';
import type { Routes } from '../../http/endpoints.ts';

type Keys =
  | 'GET /api/blogs'
  | 'GET /api/blogs/categories'
  | 'GET /api/blogs/{slug}'
  | 'POST /api/blogs/{id}/share'
  | 'GET /api/blogs/admin/all'
  | 'GET /api/blogs/admin/{id}'
  | 'POST /api/blogs/create'
  | 'PUT /api/blogs/{id}'
  | 'DELETE /api/blogs/{id}'
  | 'POST /api/blogs/{id}/restore'
  | 'POST /api/blogs/pictures';

const later = {
  handle: async (): Promise<never> => {
    throw new AppError('overloaded', 'Not built yet');
  },
};

export function blogRoutes(_blogs: unknown): Pick<Routes, Keys> {
  return {
    'GET /api/blogs': later,
    'GET /api/blogs/categories': later,
    'GET /api/blogs/{slug}': later,
    'POST /api/blogs/{id}/share': later,
    'GET /api/blogs/admin/all': later,
    'GET /api/blogs/admin/{id}': later,
    'POST /api/blogs/create': later,
    'PUT /api/blogs/{id}': later,
    'DELETE /api/blogs/{id}': later,
    'POST /api/blogs/{id}/restore': later,
    'POST /api/blogs/pictures': later,
  };
}
