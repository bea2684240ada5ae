import { z } from 'zod';
import { BACK_CHECKS } from '../core/accounts/account-access.ts';
import { heldRows, typedPhone, user } from './accounts.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { addressPart } from './text.ts';

/**
 * Everything stored under a phone number. The number may never have been verified, and may have had another owner: a person
 * who asks for their data must first prove that it is theirs.
 */
const heldPerson = named('HeldPerson', {
  /** In normalised form. */
  phone: z.string(),
  /** The accounts with that phone: none, one, or several from before phones had country codes. */
  users: z.array(user.extend({ consent: z.string() })),
  ...heldRows,
});
export type HeldPerson = z.infer<typeof heldPerson>;

const erased = named('ErasedPerson', {
  users: z.number(),
  bookings: z.number(),
  leads: z.number(),
  customers: z.number(),
});
export type ErasedPerson = z.infer<typeof erased>;

const noun: Noun = { name: 'People', about: 'Everything that is held under a phone.' };

export const peopleEndpoints = defineEndpoints(noun, {
  'GET /api/admin/people': {
    operationId: 'getPerson',
    summary: 'Everything held under a phone, however it is written; the audit log tells that it was read',
    access: 'people',
    query: z.object({ phone: typedPhone }),
    answers: { 200: z.object({ person: heldPerson }) },
  },
  'DELETE /api/admin/people/{phone}': {
    operationId: 'erasePerson',
    summary: 'Erase what is held under a phone; what must stay for counting is made anonymous. For good',
    access: 'people',
    params: z.object({ phone: typedPhone }),
    answers: { 200: z.object({ erased }) },
  },
  'POST /api/admin/accounts/{id}/reset-link': {
    operationId: 'makeResetLink',
    summary: 'Make a link with which a traveller chooses a new password, once, within a day; the account is told',
    access: 'people',
    params: z.object({ id: addressPart }),
    body: z.object({ checks: z.array(z.enum(BACK_CHECKS)).min(1).max(BACK_CHECKS.length) }),
    errors: ['not-found'],
    answers: { 201: z.object({ url: z.string(), expiresAt: z.iso.datetime() }) },
  },
});
