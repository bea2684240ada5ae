import { createHash, createHmac, randomBytes } from 'node:crypto';
import { writeCalendar } from '../../../core/calendar/write-calendar.ts';
import { type Language, languageNamed } from '../../../core/languages.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { ShownTrips, TripPlans } from './shown-trips.ts';
import type { TripCalendarRow, tripCalendarStore } from './trip-calendar-store.ts';

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly plans: Pick<TripPlans, 'calendarOfTrip'>;
  readonly shown: Pick<ShownTrips, 'find'>;
  readonly calendarStore: ReturnType<typeof tripCalendarStore>;
  readonly secret: string;
  readonly siteUrl: string;
}

/** 256 bits as base64url. */
const FILE = /^([\w-]{43})\.ics$/;
const READ_AGAIN_AFTER_HOURS = 24;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Makes and answers the secret addresses under which calendars subscribe to trips. A token is computed from the site's
 * secret and never stored: no leaked list, export or answer contains it.
 */
export function tripCalendars({ database, clock, plans, shown, calendarStore, secret, siteUrl }: Dependencies) {
  const tokenOf = ({ tripId, nonce }: Pick<TripCalendarRow, 'tripId' | 'nonce'>): string =>
    createHmac('sha256', secret).update(`calendar ${tripId} ${nonce}`).digest('base64url');

  function newCalendar(tripId: string, language: Language): TripCalendarRow {
    const nonce = randomBytes(16).toString('base64url');
    return { tripId, nonce, tokenHash: hashOf(tokenOf({ tripId, nonce })), language, createdAt: clock() };
  }

  /** A calendar without events: most calendars keep what they have when an address fails. */
  const emptyCalendar = (language: Language): string =>
    writeCalendar({
      name: SERVER_WORDS[language].trips.calendarEnded,
      events: [],
      address: siteUrl,
      madeAt: 0,
      sequence: 0,
      subscription: { changedAt: 0, readAgainAfterHours: READ_AGAIN_AFTER_HOURS },
    });

  return {
    /** Returns the address of a trip's calendar: the one that it has unless it is to be renewed. */
    async open(userId: string, tripId: string, renew: boolean, language: Language): Promise<string> {
      await shown.find(userId, tripId);
      const row = await database.db.transaction().execute(async (trx) => {
        if (renew) await calendarStore.end(trx, [tripId], clock());
        const made = newCalendar(tripId, language);
        await calendarStore.insert(trx, made);
        // Another tab may have made one at the same moment.
        return (await calendarStore.find(tripId, trx)) ?? made;
      });
      return `${siteUrl}/api/calendars/${tokenOf(row)}.ics`;
    },

    async close(userId: string, tripId: string): Promise<void> {
      await shown.find(userId, tripId);
      await database.db.transaction().execute((trx) => calendarStore.end(trx, [tripId], clock()));
    },

    /**
     * Returns the calendar file behind an address: empty while its trip is deleted and for a month after it was taken back,
     * so that calendars drop their events. Refuses any other address.
     */
    async show(file: string): Promise<string> {
      const token = FILE.exec(file)?.[1];
      const hash = token === undefined ? null : hashOf(token);
      const trip = hash === null ? undefined : await calendarStore.findTrip(hash);
      if (trip && trip.deletedAt === null) {
        const { id, name, itineraryId, createdAt, updatedAt } = trip;
        const told = { id, name, createdAt, updatedAt };
        return plans.calendarOfTrip(itineraryId, told, languageNamed(trip.language));
      }
      const ended = trip ?? (hash === null ? undefined : await calendarStore.findEnded(hash));
      if (!ended) throw new AppError('not-found', ({ trips }) => trips.noCalendar);
      return emptyCalendar(languageNamed(ended.language));
    },
  };
}

export type TripCalendars = ReturnType<typeof tripCalendars>;
