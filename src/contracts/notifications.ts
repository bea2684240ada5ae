import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';

const notification = z.object({
  kind: z.enum(['booking', 'lead']),
  _id: z.string(),
  /** What to call it by: a booking's reference, a lead's name. */
  title: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.infer<typeof notification>;

export const notificationEndpoints = defineEndpoints({
  'GET /api/admin/notifications': {
    summary: 'Bookings and leads that nobody has opened yet, the newest first; at most 20 items',
    access: 'admin',
    answers: { 200: z.object({ count: z.number(), items: z.array(notification) }) },
  },
});
