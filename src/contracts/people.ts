import { z } from 'zod';
import { heldRows, typedPhone, user } from './accounts.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';

/**
 * Everything stored under a phone number. The number was never verified: a person who asks for their data must first
 * prove that it is theirs.
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
    access: 'admin',
    query: z.object({ phone: typedPhone }),
    answers: { 200: z.object({ person: heldPerson }) },
  },
  'DELETE /api/admin/people/{phone}': {
    operationId: 'erasePerson',
    summary: 'Erase what is held under a phone; what must stay for counting is made anonymous. For good',
    access: 'admin',
    params: z.object({ phone: typedPhone }),
    answers: { 200: z.object({ erased }) },
  },
});
