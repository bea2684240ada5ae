import { z } from 'zod';
import { ADMIN_ROLES } from '../core/admins/roles.ts';
import { defineEndpoints } from './endpoint.ts';
import { typedText } from './text.ts';

export const admin = z.object({
  _id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(ADMIN_ROLES),
  /** When they signed in before this session; absent at the first time. */
  lastLogin: z.iso.datetime().optional(),
});
export type Admin = z.infer<typeof admin>;

export const adminSignedIn = z.object({ admin, token: z.string() });
export type AdminSignedIn = z.infer<typeof adminSignedIn>;

const notification = z.object({
  kind: z.enum(['booking', 'lead']),
  _id: z.string(),
  /** What to call it by: a booking's reference, a lead's name. */
  title: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.infer<typeof notification>;

const demoCounts = z.object({
  packages: z.number(),
  blogs: z.number(),
  bookings: z.number(),
  leads: z.number(),
  itineraries: z.number(),
  offers: z.number(),
});
export type DemoCounts = z.infer<typeof demoCounts>;

export const adminEndpoints = defineEndpoints({
  'POST /api/admin/auth/login': {
    summary: 'Sign in to the back office',
    access: 'public',
    body: z.object({
      email: typedText({ max: 254, missing: 'E-mail is required' }).refine((text) => text !== '', 'E-mail is required'),
      password: z
        .string({ error: 'Password is required' })
        .min(1, 'Password is required')
        .max(1000, 'Invalid e-mail or password')
        .refine((text) => text.isWellFormed(), 'Contains characters that cannot be used'),
    }),
    answers: { 200: adminSignedIn },
  },
  'GET /api/admin/auth/profile': {
    summary: 'Who is signed in to the back office',
    access: 'editor',
    answers: { 200: z.object({ admin }) },
  },
  'POST /api/admin/auth/logout': { summary: 'End this session', access: 'editor', answers: { 204: z.null() } },
  'GET /api/admin/notifications': {
    summary: 'Bookings and leads that nobody has opened yet, the newest first; at most 20 items',
    access: 'admin',
    answers: { 200: z.object({ count: z.number(), items: z.array(notification) }) },
  },
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
