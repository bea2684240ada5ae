import type { ApiAnswer } from '../../../contracts/client.ts';
import type { Person } from '../../../core/people/person.ts';
import type { Writer } from '../../database/database.ts';
import type { AccountService } from '../accounts/service.ts';
import type { ActivityRecorder, BookedUnder } from '../activities/service.ts';
import type { AiUsageRecorder } from '../ai-usage/service.ts';
import type { BookingService } from '../bookings/service.ts';
import type { CustomerService } from '../customers/service.ts';
import type { LeadService } from '../leads/service.ts';
import type { MessageService } from '../messages/service.ts';
import type { PollService } from '../polls/service.ts';
import type { ReviewService } from '../reviews/service.ts';
import type { TripService } from '../trips/service.ts';
import type { ConversationService } from '../whatsapp/service.ts';
import type { ErasureLog } from './erasures.ts';

type Held = Omit<ApiAnswer<'GET /api/users/me/export'>, 'user'>;

/** The features that store personal data. */
export interface Holders {
  readonly activities: Pick<ActivityRecorder, 'listOf' | 'listOfVisits' | 'visitorKeysOf' | 'flush' | 'erase'>;
  readonly bookings: Pick<BookingService, 'heldOf' | 'eraseOf'>;
  readonly aiUsage: Pick<AiUsageRecorder, 'heldOf' | 'eraseOf'>;
  readonly leads: Pick<LeadService, 'heldOf' | 'eraseOf' | 'visitorKeysOf'>;
  readonly customers: Pick<CustomerService, 'heldOf' | 'eraseOf' | 'files'>;
  readonly conversations: Pick<ConversationService, 'heldOf' | 'eraseOf'>;
  readonly messages: Pick<MessageService, 'heldAbout'>;
  readonly searches: { readonly listOf: (userId: string) => Promise<Held['searches']> };
  readonly trips: Pick<TripService, 'heldOf' | 'eraseOf'>;
  readonly polls: Pick<PollService, 'heldOf' | 'eraseOf'>;
  readonly reviews: Pick<ReviewService, 'heldOf' | 'eraseOf'>;
  readonly erasures: ErasureLog;
}

const idsOf = (records: readonly Record<string, unknown>[]): string[] => records.map(({ _id }) => String(_id));

/** Returns what identifies the activities of these bookings. */
const bookedUnder = (bookings: readonly Record<string, unknown>[]): BookedUnder[] =>
  bookings.map(({ reference, createdAt }) => ({
    reference: String(reference),
    createdAt: Date.parse(String(createdAt)),
  }));

/** Returns everything stored about a person beside their accounts, each record once. */
export async function heldOf(
  holders: Holders,
  accounts: Pick<AccountService, 'sessionsOf' | 'passkeysOf' | 'confirmationsOf'>,
  person: Person,
): Promise<Held> {
  const { activities, aiUsage, bookings, conversations, customers, leads, messages, reviews, searches, trips, polls } =
    holders;
  const ofAccounts = async <T>(list: (userId: string) => Promise<T[]>): Promise<T[]> =>
    (await Promise.all(person.userIds.map(list))).flat();
  const [bookingsHeld, leadsHeld, conversationsHeld, { dayKeys }] = await Promise.all([
    bookings.heldOf(person),
    leads.heldOf(person),
    conversations.heldOf(person),
    leads.visitorKeysOf(person),
  ]);
  const [ofVisits, written] = await Promise.all([
    // Bookings of an account were made while signed in: their activities are found by the account.
    activities.listOfVisits(dayKeys, person.phone === null ? [] : bookedUnder(bookingsHeld)),
    messages.heldAbout([...idsOf(bookingsHeld), ...idsOf(leadsHeld), ...idsOf(conversationsHeld)]),
  ]);
  return {
    sessions: await ofAccounts(accounts.sessionsOf),
    passkeys: await ofAccounts(accounts.passkeysOf),
    confirmations: await ofAccounts(accounts.confirmationsOf),
    searches: await ofAccounts(searches.listOf),
    trips: await ofAccounts(trips.heldOf),
    polls: await ofAccounts(polls.heldOf),
    activities: [...(await ofAccounts(activities.listOf)), ...ofVisits],
    generations: await ofAccounts(aiUsage.heldOf),
    bookings: bookingsHeld,
    leads: leadsHeld,
    reviews: await reviews.heldOf(idsOf(bookingsHeld)),
    customers: await customers.heldOf(person),
    conversations: conversationsHeld,
    messages: written,
  };
}

/**
 * Erases a person's data beside their accounts, or anonymises what is counted. Must be called once in a transaction, as
 * its last writes. Shared rows and counts are locked in one order: leads and their counts, bookings and theirs,
 * activity counts. Leads come before the counts of bookings, because a new lead waits for the message limits, for which
 * a booking may wait that needs those counts.
 */
export async function eraseLeft(holders: Holders, trx: Writer, person: Person) {
  const { activities, aiUsage, bookings, conversations, customers, erasures, leads, reviews, trips, polls } = holders;
  const { userIds } = person;
  await erasures.note(trx, person);
  const keys = await leads.visitorKeysOf(person, trx);
  const erasedLeads = await leads.eraseOf(trx, person);
  await reviews.eraseOf(trx, person);
  const erasedBookings = await bookings.eraseOf(trx, person);
  const erasedCustomers = await customers.eraseOf(trx, person);
  await conversations.eraseOf(trx, person);
  for (const userId of userIds) await aiUsage.eraseOf(trx, userId);
  // A poll is locked before the trips that it is about.
  for (const userId of userIds) await polls.eraseOf(trx, userId);
  for (const userId of userIds) await trips.eraseOf(trx, userId);
  const booked = await activities.visitorKeysOf(erasedBookings, trx);
  const dayKeys = [...keys.dayKeys, ...booked.dayKeys];
  await activities.erase(trx, { userIds, dayKeys, visitors: [...keys.visitors, ...booked.visitors] });
  return { bookings: erasedBookings.length, leads: erasedLeads, customers: erasedCustomers };
}
