import type { Clock } from '../../clock.ts';
import { AppError } from '../../http/app-error.ts';
import type { Routes } from '../../http/endpoints.ts';
import { newId } from '../../ids.ts';
import type { SearchStore } from './store.ts';

type SearchKeys =
  | 'GET /api/search-history'
  | 'POST /api/search-history'
  | 'PUT /api/search-history'
  | 'DELETE /api/search-history/{id}'
  | 'DELETE /api/search-history';

export function searchRoutes(searches: SearchStore, clock: Clock): Pick<Routes, SearchKeys> {
  return {
    'GET /api/search-history': {
      handle: async ({ session }) => ({ searches: await searches.listOf(session.userId) }),
    },
    'POST /api/search-history': {
      callsPerMinute: 60,
      handle: async ({ session, body }) => {
        const now = clock();
        return { search: await searches.save(newId(now), session.userId, body, now) };
      },
    },
    'PUT /api/search-history': {
      callsPerMinute: 20,
      handle: async ({ session, body }) => {
        await searches.restore(session.userId, body.searches, clock());
        return { searches: await searches.listOf(session.userId) };
      },
    },
    'DELETE /api/search-history/{id}': {
      handle: async ({ session, params }) => {
        if (!(await searches.delete(session.userId, params.id)))
          throw new AppError('not-found', ({ accounts }) => accounts.noSearch);
        return null;
      },
    },
    'DELETE /api/search-history': {
      handle: async ({ session }) => {
        await searches.clear(session.userId);
        return null;
      },
    },
  };
}
