import { z } from 'zod';
import { heldRows, typedPhone, user } from './accounts.ts';
import { defineEndpoints } from './endpoint.ts';

/** Everything held under a phone. It was never verified: who asks for it has to show first that it is theirs. */
const heldPerson = z.object({
  /** In its one form. */
  phone: z.string(),
  /** The accounts of that phone: none, one, or several from before phones had countries. */
  users: z.array(user.extend({ consent: z.string() })),
  ...heldRows,
});
export type HeldPerson = z.infer<typeof heldPerson>;

const erased = z.object({ users: z.number(), bookings: z.number(), leads: z.number() });
export type ErasedPerson = z.infer<typeof erased>;

export const peopleEndpoints = defineEndpoints({
  'GET /api/admin/people': {
    summary: 'Everything held under a phone, however it is written; the audit log tells that it was read',
    access: 'admin',
    query: z.object({ phone: typedPhone }),
    answers: { 200: z.object({ person: heldPerson }) },
  },
  'DELETE /api/admin/people/{phone}': {
    summary: 'Erase what is held under a phone; what must stay for counting is made anonymous. For good',
    access: 'admin',
    params: z.object({ phone: typedPhone }),
    answers: { 200: z.object({ erased }) },
  },
});
