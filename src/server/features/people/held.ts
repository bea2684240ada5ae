import type { ApiAnswer } from '../../../contracts/client.ts';
import type { Person } from '../../../core/person.ts';
import type { Writer } from '../../database/database.ts';
import type { AccountService } from '../accounts/service.ts';
import type { ActivityRecorder } from '../activities/service.ts';
import type { AiUsageRecorder } from '../ai-usage/service.ts';
import type { BookingService } from '../bookings/service.ts';
import type { LeadService } from '../leads/service.ts';
import type { MessageService } from '../messages/service.ts';

type Held = Omit<ApiAnswer<'GET /api/users/me/export'>, 'user'>;

/** Whoever holds something about people. */
export interface Holders {
  readonly activities: Pick<ActivityRecorder, 'listOf' | 'listOfDayKeys' | 'flush' | 'erase'>;
  readonly bookings: Pick<BookingService, 'heldOf' | 'eraseOf'>;
  readonly aiUsage: Pick<AiUsageRecorder, 'heldOf' | 'eraseOf'>;
  readonly leads: Pick<LeadService, 'heldOf' | 'eraseOf' | 'visitorKeysOf'>;
  readonly messages: Pick<MessageService, 'heldAbout'>;
  readonly searches: { readonly listOf: (userId: string) => Promise<Held['searches']> };
}

const idsOf = (records: readonly Record<string, unknown>[]): string[] => records.map(({ _id }) => String(_id));

/** Everything that is held of a person beside the account itself. */
export async function heldOf(
  holders: Holders,
  sessionsOf: AccountService['sessionsOf'],
  person: Person,
): Promise<Held> {
  const { userId } = person;
  const { activities, aiUsage, bookings, leads, messages, searches } = holders;
  const [bookingsHeld, leadsHeld, { dayKeys }] = await Promise.all([
    bookings.heldOf(person),
    leads.heldOf(person),
    leads.visitorKeysOf(person),
  ]);
  const [ofDayKeys, written] = await Promise.all([
    activities.listOfDayKeys(dayKeys),
    messages.heldAbout([...idsOf(bookingsHeld), ...idsOf(leadsHeld)]),
  ]);
  return {
    sessions: userId === null ? [] : await sessionsOf(userId),
    searches: userId === null ? [] : await searches.listOf(userId),
    activities: [...(userId === null ? [] : await activities.listOf(userId)), ...ofDayKeys],
    generations: userId === null ? [] : await aiUsage.heldOf(userId),
    bookings: bookingsHeld,
    leads: leadsHeld,
    messages: written,
  };
}

/** What is held of several accounts of one person, as one. */
export const heldTogether = (parts: readonly Held[]): Held => ({
  sessions: parts.flatMap(({ sessions }) => sessions),
  searches: parts.flatMap(({ searches }) => searches),
  activities: parts.flatMap(({ activities }) => activities),
  generations: parts.flatMap(({ generations }) => generations),
  bookings: parts.flatMap(({ bookings }) => bookings),
  leads: parts.flatMap(({ leads }) => leads),
  messages: parts.flatMap(({ messages }) => messages),
});

/**
 * Erases what a person left beside the account, or makes it anonymous where it was counted; as the last writes of a
 * transaction, the activities' at the very end: they hold figures that everybody shares.
 */
export async function eraseLeft(holders: Holders, trx: Writer, person: Person) {
  const { activities, aiUsage, bookings, leads } = holders;
  const { userId } = person;
  const keys = await leads.visitorKeysOf(person, trx);
  const erased = { bookings: await bookings.eraseOf(trx, person), leads: await leads.eraseOf(trx, person) };
  if (userId !== null) await aiUsage.eraseOf(trx, userId);
  await activities.erase(trx, { userId, ...keys });
  return erased;
}
