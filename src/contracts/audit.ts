import { z } from 'zod';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { listPage, pageQuery, unlessEmpty } from './lists.ts';
import { named } from './named.ts';
import { typedText } from './text.ts';

/** The kinds of audit entry: an admin's action, a sign-in, or a call refused for lack of permission. */
export const AUDIT_KINDS = ['deed', 'sign-in', 'refusal'] as const;

/** One change by an admin, one sign-in or one refusal. */
export const auditEntry = named('AuditEntry', {
  _id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(AUDIT_KINDS),
  /** The admin's name at that time; empty for travellers and unknown callers. */
  admin: z.string(),
  /** Such as `settings.saved`, `package.deleted`. */
  action: z.string(),
  /** The changed thing in words: a title, a reference, a name. */
  subject: z.string(),
  /** The changes, field by field; never includes secrets. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  /** How often it happened: identical sign-ins and refusals within one minute share an entry. */
  count: z.number(),
  /** Id of the request, or of the first of several, to find it in the logs. Empty when unknown. */
  requestId: z.string(),
  /** The caller's IP address, shortened to its network; empty when none is kept. */
  network: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const noun: Noun = { name: 'Audit', about: 'Who changed what, who signed in and what was refused.' };

export const auditEndpoints = defineEndpoints(noun, {
  'GET /api/admin/audit': {
    operationId: 'listAuditEntries',
    summary: 'Who changed what, who signed in and what was refused, the newest first',
    access: 'settings',
    query: pageQuery(20).extend({
      kind: unlessEmpty(z.enum(AUDIT_KINDS, { error: 'kind is not one of an entry' })),
      admin: unlessEmpty(typedText({ max: 100 })),
      action: unlessEmpty(typedText({ max: 60 })),
    }),
    answers: {
      200: z.object({
        entries: z.array(auditEntry),
        /** Every admin and every action in the log: the choices of the filters. */
        admins: z.array(z.string()),
        actions: z.array(z.string()),
        ...listPage.shape,
      }),
    },
  },
});
