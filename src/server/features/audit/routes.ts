import type { Routes } from '../../http/endpoints.ts';
import type { AuditService } from './service.ts';

export const auditRoutes = (audit: AuditService): Pick<Routes, 'GET /api/admin/audit'> => ({
  'GET /api/admin/audit': { handle: ({ query }) => audit.list(query) },
});
