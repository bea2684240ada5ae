import { z } from 'zod';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { listPage, pageQuery, unlessEmpty } from './lists.ts';
import { named } from './named.ts';
import { typedText } from './text.ts';

/** What an entry of the audit log is: something an admin did, a sign-in, or a call that was refused by right. */
export const AUDIT_KINDS = ['deed', 'sign-in', 'refusal'] as const;

/** One thing that an admin changed, one sign-in or one refusal. */
export const auditEntry = named('AuditEntry', {
  _id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(AUDIT_KINDS),
  /** Name of the admin, as it was then; empty for travellers and strangers. */
  admin: z.string(),
  /** Such as `settings.saved`, `package.deleted`. */
  action: z.string(),
  /** What it was done to, in words: a title, a reference, a name. */
  subject: z.string(),
  /** What was changed, field by field; secrets are never among them. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  /** How many times it happened: alike sign-ins and refusals of one minute are one entry. */
  count: z.number(),
  /** Of the request, or of the first of several; by this it is found in the logs. Empty where it is not known. */
  requestId: z.string(),
  /** Shortened address of the caller; empty where it is not kept. */
  network: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntry>;

const noun: Noun = { name: 'Audit', about: 'Who changed what, who signed in and what was refused.' };

export const auditEndpoints = defineEndpoints(noun, {
  'GET /api/admin/audit': {
    operationId: 'listAuditEntries',
    summary: 'Who changed what, who signed in and what was refused, the newest first',
    access: 'admin',
    query: pageQuery(20).extend({
      kind: unlessEmpty(z.enum(AUDIT_KINDS, { error: 'kind is not one of an entry' })),
      admin: unlessEmpty(typedText({ max: 100 })),
      action: unlessEmpty(typedText({ max: 60 })),
    }),
    answers: {
      200: z.object({
        entries: z.array(auditEntry),
        /** Whoever has done something, and what was ever done: what the filters offer. */
        admins: z.array(z.string()),
        actions: z.array(z.string()),
        ...listPage.shape,
      }),
    },
  },
});
