import { z } from 'zod';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';

const demoCounts = named('DemoCounts', {
  packages: z.number(),
  blogs: z.number(),
  bookings: z.number(),
  leads: z.number(),
  itineraries: z.number(),
  offers: z.number(),
});
export type DemoCounts = z.infer<typeof demoCounts>;

const noun: Noun = { name: 'Demonstration', about: 'The content that a new site begins with.' };

export const demoEndpoints = defineEndpoints(noun, {
  'GET /api/admin/demo': {
    operationId: 'getDemoCounts',
    summary: 'How much demonstration content there is',
    access: 'office',
    answers: { 200: demoCounts },
  },
  'DELETE /api/admin/demo': {
    operationId: 'deleteDemo',
    summary: 'Remove all demonstration content for good; answers what was removed',
    access: 'settings',
    answers: { 200: demoCounts },
  },
});
