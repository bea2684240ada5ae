import { z } from 'zod';
import { defineEndpoints, defineFiles, type Noun } from './endpoint.ts';
import { named } from './named.ts';

const notification = named('Notification', {
  kind: z.enum(['booking', 'lead', 'task', 'morning', 'restore', 'reply', 'review']),
  _id: z.string(),
  /** Display name: a booking's reference, a lead's name, a task's title, a writer's name or phone, a reviewer's name; else empty. */
  title: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
});
export type Notification = z.infer<typeof notification>;

const unseen = named('UnseenNotifications', { count: z.number(), items: z.array(notification) });

/** The only event of the stream: what is unseen now. */
const notificationEvent = named('NotificationEvent', { event: z.literal('notifications'), data: unseen });

const noun: Noun = {
  name: 'Notifications',
  about: 'Bookings and leads that no admin has opened yet, unanswered messages, and your own reminders.',
};

export const notificationEndpoints = defineEndpoints(noun, {
  'GET /api/admin/notifications': {
    operationId: 'listNotifications',
    summary:
      'Bookings and leads that no admin has opened yet, unanswered messages, undecided reviews and your own reminders, the newest first; at most 20 items',
    access: 'sales',
    answers: { 200: unseen },
  },
});

export const notificationFiles = defineFiles(noun, {
  'GET /api/admin/notifications/stream': {
    operationId: 'streamNotifications',
    summary: 'The unopened items, now and after each change, as server-sent events',
    access: 'sales',
    mediaTypes: ['text/event-stream'],
    events: notificationEvent,
  },
});
