import { z } from 'zod';
import { ASSIGNED_KINDS, LONGEST_TASK, TASK_SUBJECTS } from '../core/customers/task-options.ts';
import { isDay } from '../core/dates.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { told } from './problems.ts';
import { addressPart, typedText } from './text.ts';

const day = z.string().refine(isDay, told({ say: 'day-malformed' }));

export const task = named('Task', {
  _id: z.string(),
  title: z.string(),
  dueAt: z.iso.datetime(),
  assigneeId: z.string().nullable(),
  about: z.object({ kind: z.enum(TASK_SUBJECTS), _id: z.string() }).nullable(),
  by: z.string(),
  createdAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  doneBy: z.string().nullable(),
});
export type Task = z.infer<typeof task>;

const taskForm = named('TaskForm', {
  title: typedText({ max: LONGEST_TASK, missing: { say: 'field-missing', field: 'title' } }).refine(
    (title) => title !== '',
    told({ say: 'field-missing', field: 'title' }),
  ),
  dueAt: z.iso.datetime({ error: told({ say: 'day-missing' }) }),
  assigneeId: addressPart.nullable().default(null),
});

const assignee = named('Assignee', { _id: z.string(), name: z.string() });
export type Assignee = z.infer<typeof assignee>;

/** What the desk knows of a lead or a booking beside the record itself. */
const desk = named('RecordDesk', {
  customer: z.object({ _id: z.string(), name: z.string() }).nullable(),
  /** Customers that may be the same person; only an admin can tell. */
  proposed: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      text: z.string(),
      alike: z.array(z.enum(['phone', 'email', 'name'])),
    }),
  ),
  assigneeId: z.string().nullable(),
  followUpOn: z.string().nullable(),
  tasks: z.array(task),
});
export type RecordDesk = z.infer<typeof desk>;

const byId = z.object({ id: addressPart });
const record = z.object({ kind: z.enum(['lead', 'booking']), id: addressPart });

const noun: Noun = { name: 'Tasks', about: 'What admins have to do, who does it, and until when.' };

export const taskEndpoints = defineEndpoints(noun, {
  'GET /api/admin/assignees': {
    operationId: 'listAssignees',
    summary: 'The admins who can take care of records and tasks',
    access: 'sales',
    answers: { 200: z.object({ assignees: z.array(assignee) }) },
  },
  'GET /api/admin/desk/{kind}/{id}': {
    operationId: 'getRecordDesk',
    summary: 'Customer, assignee, follow-up day and tasks of a lead or a booking',
    access: 'sales',
    params: record,
    errors: ['not-found'],
    answers: { 200: z.object({ desk }) },
  },
  'PUT /api/admin/assignments/{kind}/{id}': {
    operationId: 'assign',
    summary: 'Assign a lead, a booking or a task to an admin, or to none',
    access: 'sales',
    params: z.object({ kind: z.enum(ASSIGNED_KINDS), id: addressPart }),
    body: z.object({ assigneeId: addressPart.nullable() }),
    errors: ['not-found', 'conflict'],
    answers: { 204: z.null() },
  },
  'PUT /api/admin/follow-ups/{kind}/{id}': {
    operationId: 'setFollowUp',
    summary: 'Set the day of the next follow-up of a lead or a booking, or none',
    access: 'sales',
    params: record,
    body: z.object({ followUpOn: day.nullable() }),
    errors: ['not-found', 'conflict'],
    answers: { 204: z.null() },
  },
  'POST /api/admin/tasks': {
    operationId: 'createTask',
    summary: 'Make a task, about a customer, a lead, a booking or nothing',
    access: 'sales',
    body: taskForm.extend({ about: z.object({ kind: z.enum(TASK_SUBJECTS), id: addressPart }).nullish() }),
    errors: ['not-found', 'conflict'],
    takesIdempotencyKey: true,
    answers: { 201: z.object({ task }) },
  },
  'PUT /api/admin/tasks/{id}': {
    operationId: 'updateTask',
    summary: 'Change a task, do it or open it again; what is not given stays',
    access: 'sales',
    params: byId,
    body: taskForm.partial().extend({
      assigneeId: addressPart.nullable().optional(),
      done: z.boolean().optional(),
    }),
    errors: ['not-found', 'conflict'],
    answers: { 200: z.object({ task }) },
  },
  'DELETE /api/admin/tasks/{id}': {
    operationId: 'deleteTask',
    summary: 'Delete a task, for good',
    access: 'sales',
    params: byId,
    errors: ['not-found'],
    answers: { 204: z.null() },
  },
});
