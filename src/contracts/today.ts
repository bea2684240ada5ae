import { z } from 'zod';
import { TASK_SUBJECTS, TODAY_KINDS, TODAY_RECORDS, WHOSE } from '../core/customers/task-options.ts';
import { isDay } from '../core/dates.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { listPage, pageQuery } from './lists.ts';
import { named } from './named.ts';
import { told } from './problems.ts';
import { addressPart } from './text.ts';

const kind = z.enum(TODAY_KINDS).meta({ id: 'TodayKind' });

const todayRow = named('TodayRow', {
  kind,
  /** Of the record, the message or the task. */
  _id: z.string(),
  /** The lead, booking, customer or conversation that it is about; null for a task about nothing. */
  of: z.object({ kind: z.enum([...TASK_SUBJECTS, 'conversation']), _id: z.string() }).nullable(),
  /** Who: a name; empty for a task about nothing. */
  who: z.string(),
  /** What: a trip, a task, a message. */
  text: z.string(),
  phone: z.string().nullable(),
  /** When it came in, or is due. */
  at: z.iso.datetime(),
  /** The day of a follow-up or a departure. */
  day: z.string().nullable(),
  assigneeId: z.string().nullable(),
});
export type TodayRow = z.infer<typeof todayRow>;

const counted = named('TodayCount', { kind, count: z.number(), isAtLeast: z.boolean() });

const noun: Noun = { name: 'Today', about: 'One list of what waits, and reminders of it.' };

const row = z.object({ kind, id: addressPart });

export const todayEndpoints = defineEndpoints(noun, {
  'GET /api/admin/today': {
    operationId: 'listToday',
    summary:
      'What waits: new requests and leads, follow-ups, departures within a week, unanswered and unsent messages, tasks; in this order',
    access: 'sales',
    query: pageQuery(50).extend({
      whose: z.enum(WHOSE).default('all'),
      kind: kind.optional(),
      /** Only requests, or only leads, with their follow-ups: what is to be called back. */
      of: z.enum(TODAY_RECORDS).optional(),
    }),
    answers: { 200: z.object({ rows: z.array(todayRow), counts: z.array(counted), ...listPage.shape }) },
  },
  'POST /api/admin/today/{kind}/{id}/done': {
    operationId: 'finishToday',
    summary:
      'Take a row off the list: a request or lead was contacted, a follow-up made, a departure prepared, a message answered or seen to, a task done',
    access: 'sales',
    params: row,
    errors: ['not-found', 'conflict'],
    answers: { 204: z.null() },
  },
  'POST /api/admin/today/{kind}/{id}/later': {
    operationId: 'postponeToday',
    summary: 'Take a row off the list until a later day',
    access: 'sales',
    params: row,
    body: z.object({ day: z.string().refine(isDay, told({ say: 'day-malformed' })) }),
    errors: ['not-found', 'conflict'],
    answers: { 204: z.null() },
  },
  'POST /api/admin/reminders/seen': {
    operationId: 'seeReminders',
    summary: 'Mark your own reminders as seen',
    access: 'sales',
    answers: { 204: z.null() },
  },
  'GET /api/admin/reminders/mail': {
    operationId: 'getReminderMail',
    summary: 'Whether you get a mail each morning with what is due',
    access: 'sales',
    answers: { 200: z.object({ remindByMail: z.boolean() }) },
  },
  'PUT /api/admin/reminders/mail': {
    operationId: 'setReminderMail',
    summary: 'Switch your morning mail on or off',
    access: 'sales',
    body: z.object({ remindByMail: z.boolean() }),
    answers: { 200: z.object({ remindByMail: z.boolean() }) },
  },
});
