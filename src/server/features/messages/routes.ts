import { AppError } from '../../http/app-error.ts';
import type { Routes } from '../../http/endpoints.ts';

type Keys =
  | 'GET /api/admin/outbox'
  | 'POST /api/admin/outbox/{id}/retry';

const later = {
  handle: async (): Promise<never> => {
    throw new AppError('overloaded', 'Not built yet');
  },
};

export function messageRoutes(_messages: unknown): Pick<Routes, Keys> {
  return {
    'GET /api/admin/outbox': later,
    'POST /api/admin/outbox/{id}/retry': later,
  };
}
