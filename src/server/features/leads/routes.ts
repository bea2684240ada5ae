import { AppError } from '../../http/app-error.ts';
import type { Routes } from '../../http/endpoints.ts';

type Keys =
  | 'POST /api/promotional-leads/submit'
  | 'GET /api/promotional-leads'
  | 'GET /api/promotional-leads/stats'
  | 'GET /api/promotional-leads/{id}'
  | 'PUT /api/promotional-leads/{id}/status'
  | 'DELETE /api/promotional-leads/{id}'
  | 'POST /api/promotional-leads/{id}/restore';

const later = {
  handle: async (): Promise<never> => {
    throw new AppError('overloaded', 'Not built yet');
  },
};

export function leadRoutes(_leads: unknown, _idempotency: unknown): Pick<Routes, Keys> {
  return {
    'POST /api/promotional-leads/submit': later,
    'GET /api/promotional-leads': later,
    'GET /api/promotional-leads/stats': later,
    'GET /api/promotional-leads/{id}': later,
    'PUT /api/promotional-leads/{id}/status': later,
    'DELETE /api/promotional-leads/{id}': later,
    'POST /api/promotional-leads/{id}/restore': later,
  };
}
