import type { Routes } from '../../http/endpoints.ts';
import type { DemoService } from './service.ts';

export function demoRoutes(demo: DemoService): Pick<Routes, 'GET /api/admin/demo' | 'DELETE /api/admin/demo'> {
  return {
    'GET /api/admin/demo': { handle: () => demo.count() },
    'DELETE /api/admin/demo': { handle: ({ session }) => demo.remove(session) },
  };
}
