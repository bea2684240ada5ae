import type { Routes } from '../../http/endpoints.ts';
import type { PeopleService } from './service.ts';

export const peopleRoutes = (
  people: PeopleService,
): Pick<Routes, 'GET /api/admin/people' | 'DELETE /api/admin/people/{phone}'> => ({
  'GET /api/admin/people': {
    // Bounds attempts to read through all numbers.
    callsPerMinute: 30,
    handle: async ({ query, session }) => ({ person: await people.show(query.phone, session) }),
  },
  'DELETE /api/admin/people/{phone}': {
    callsPerMinute: 30,
    handle: async ({ params, session }) => ({ erased: await people.erase(params.phone, session) }),
  },
});
