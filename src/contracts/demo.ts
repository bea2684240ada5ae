import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';

const demoCounts = z.object({
  packages: z.number(),
  blogs: z.number(),
  bookings: z.number(),
  leads: z.number(),
  itineraries: z.number(),
  offers: z.number(),
});
export type DemoCounts = z.infer<typeof demoCounts>;

export const demoEndpoints = defineEndpoints({
  'GET /api/admin/demo': {
    summary: 'How much demonstration content there is',
    access: 'editor',
    answers: { 200: demoCounts },
  },
  'DELETE /api/admin/demo': {
    summary: 'Remove all demonstration content for good; answers what was removed',
    access: 'admin',
    answers: { 200: demoCounts },
  },
});
