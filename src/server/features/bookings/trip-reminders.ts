import { addDays, type Day, dayInIndia } from '../../../core/dates.ts';
import { type Clock, todayInIndia } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import type { MessageService } from '../messages/service.ts';
import { lettersToTraveller, statusAddressOf } from './booking-messages.ts';
import type { BookingRow } from './booking-records.ts';
import type { reminderStore } from './reminder-store.ts';
import type { secretLinks } from './secret-link.ts';
import type { bookingStore } from './store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly store: Pick<ReturnType<typeof bookingStore>, 'stepsOf'>;
  readonly reminders: ReturnType<typeof reminderStore>;
  readonly links: ReturnType<typeof secretLinks>;
  readonly messages: Pick<MessageService, 'compose' | 'queue'>;
  /** Base of the links in messages. */
  readonly siteUrl: string;
}

const DAYS_BEFORE = 7;
const AT_ONCE = 100;

type Departing = Pick<BookingRow, 'status' | 'preferredDate' | 'remindedFor' | 'createdAt'>;

/**
 * Returns true for a confirmed booking that leaves within a week and whose traveller is to be reminded now: not one that
 * was sent or confirmed within the week, and not again for a date that moved by less than a week.
 */
function isDue(booking: Departing, confirmedAt: number, today: Day): boolean {
  const { status, preferredDate, remindedFor, createdAt } = booking;
  const reminderDay = addDays(preferredDate, -DAYS_BEFORE);
  return (
    status === 'confirmed' &&
    reminderDay <= today &&
    today < preferredDate &&
    (remindedFor === null || remindedFor < reminderDay) &&
    dayInIndia(Math.max(createdAt, confirmedAt)) < reminderDay
  );
}

/** Reminds travellers of confirmed bookings a week before they leave, once for each departure. */
export function tripReminders({ database, clock, store, reminders, links, messages, siteUrl }: Dependencies) {
  /**
   * Reminds one traveller. The note that it is done and the messages are one transaction under the booking's lock, so
   * that neither two processes nor a kill in between write twice or never.
   */
  const remindOne = (id: string, today: Day): Promise<void> =>
    database.db.transaction().execute(async (trx) => {
      const booking = await reminders.lockAsIs(trx, id);
      if (!booking) return;
      const confirmedAt = (await store.stepsOf(trx, id)).at(-1)?.at ?? 0;
      if (!isDue(booking, confirmedAt, today)) return;
      await reminders.noteReminded(trx, id, booking.preferredDate);
      const address = statusAddressOf(booking, { siteUrl, statusPath: links.pathOf(booking) });
      const letters = lettersToTraveller(booking, { kind: 'week', address });
      await messages.queue(trx, await messages.compose(trx, letters));
    });

  return {
    /** Reminds all travellers who leave within a week and have not been reminded. */
    async remindDue(): Promise<void> {
      const today = todayInIndia(clock);
      let after = { preferredDate: today, id: '' };
      for (;;) {
        const departing = await reminders.listDeparting(after, addDays(today, DAYS_BEFORE), AT_ONCE);
        for (const { id } of departing) await remindOne(id, today);
        const last = departing.at(-1);
        if (!last || departing.length < AT_ONCE) return;
        after = last;
      }
    },
  };
}
