import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ActivityType } from '../../../contracts/activities.ts';
import { dayOfHour, hourInIndia, startOfHour } from '../../../core/activities/windows.ts';
import { dayInIndia } from '../../../core/dates.ts';
import type { Clock } from '../../clock.ts';
import { lockRemainingAccounts } from '../../database/account-lock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { writeBuffer } from '../../database/write-buffer.ts';
import { type Visitor, visitorOfDay } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { SettingsService } from '../settings/service.ts';
import {
  type ActivityRow,
  endCountsBefore,
  endPeopleBefore,
  insertCounted,
  recountVisitors,
} from './activity-figures.ts';
import { madeBy } from './present.ts';
import { isRobot } from './robots.ts';
import { activityStore, type StoredActivity } from './store.ts';

export interface Activity {
  readonly type: ActivityType;
  readonly visitor: Visitor;
  readonly userId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly occurredAt?: number;
}

const FLUSH_AFTER_MS = 1000;
/** Beyond this many waiting, page views are dropped rather than memory filled. */
const MAX_WAITING = 5000;
/** Written in one transaction at most: others wait for it. */
const WRITTEN_AT_ONCE = 500;
/** Ended in one transaction at most. */
const SWEPT_AT_ONCE = 1000;
const PEOPLE_KINDS = ['user', 'user_login', 'user_register', 'visitor', 'search', 'card', 'details', 'booking'];
/** What a person's own copy holds at most. */
const MOST_OF_ONE_PERSON = 10_000;

/** Between a booking and its activity, which are written in one transaction, lies less than this. */
const BOOKED_WITHIN_MS = 60_000;

/** What ties a person without an account to what they did: their leads hold it, and the activities of their bookings. */
export interface VisitorKeys {
  /** Their browsers' keys of the days. */
  readonly dayKeys: readonly string[];
  /** Visitors of days where browsers had no keys: strangers of one network may be the same visitor. */
  readonly visitors: readonly string[];
}

/** A booking by which its activity is found: activities hold neither names nor phones. */
export interface BookedUnder {
  readonly reference: string;
  /** When it was asked for. */
  readonly createdAt: number;
}

interface ErasedPerson extends VisitorKeys {
  readonly userIds: readonly string[];
}

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<SettingsService, 'current' | 'within'>;
  /** Keys the visitor hash; the same in every process. */
  readonly secret: string;
  readonly onFailure: (error: unknown) => void;
}

/** Whoever asks not to be followed is not, whatever they do; a crawler is nobody. */
const mayFollow = ({ doNotTrack, userAgent }: Visitor): boolean => !doNotTrack && !isRobot(userAgent);

/** An activity as a person's own copy has it. */
const asHeld = ({ type, device, data, occurredAt }: StoredActivity) => ({
  type,
  device,
  data: JSON.parse(data) as unknown,
  occurredAt: new Date(occurredAt).toISOString(),
});

/** Records what people do on the site. */
export function activityRecorder({ database, clock, settings, secret, onFailure }: Dependencies) {
  const store = activityStore(database);

  function toRow({ type, visitor, userId, data, occurredAt }: Activity): ActivityRow {
    const now = clock();
    // A browser's clock may be anywhere; what it reports happened within the last day.
    const at = Math.min(now, Math.max(now - 86_400_000, occurredAt ?? now));
    return {
      id: newId(now),
      type,
      userId,
      visitor: visitorOfDay(visitor, secret, dayInIndia(at)),
      dayKey: visitor.dayKey,
      device: visitor.device,
      data: JSON.stringify(data),
      occurredAt: at,
    };
  }

  async function write(rows: readonly ActivityRow[]): Promise<void> {
    await database.db.transaction().execute(async (trx) => {
      // Somebody may have been erased while what they did was waiting here.
      const userIds = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
      const known = await lockRemainingAccounts(database, trx, userIds);
      const kept = rows.filter(({ userId }) => !userId || known.has(userId));
      if (kept.length > 0) await insertCounted(trx, kept);
    });
  }

  const soon = writeBuffer({
    afterMs: FLUSH_AFTER_MS,
    atOnce: WRITTEN_AT_ONCE,
    most: MAX_WAITING,
    write,
    onFailure,
  });
  /** Those for which the settings are being read. */
  const arriving = new Set<Promise<void>>();

  /** Takes what arrives while tracking is on, whatever the settings are when it is written. */
  async function takeWhenTracked(row: ActivityRow): Promise<void> {
    if ((await settings.current()).usageTracking) soon.add(row);
  }

  /** The activities of bookings that were asked for without being signed in. */
  async function activitiesOfBookings(bookings: readonly BookedUnder[], from?: Writer): Promise<StoredActivity[]> {
    const found: StoredActivity[] = [];
    for (const { reference, createdAt } of bookings) {
      const span = { from: createdAt - BOOKED_WITHIN_MS, until: createdAt + BOOKED_WITHIN_MS };
      const forms = await store.formsWithoutAccount(span, from);
      found.push(...forms.filter((form) => madeBy(form).reference === reference));
    }
    return found;
  }

  return {
    /**
     * Records together with the write that it belongs to, as the last one of its transaction: figures that everybody
     * shares are held until its end.
     */
    async record(trx: Writer, activity: Activity): Promise<void> {
      if (!mayFollow(activity.visitor) || !(await settings.within(trx)).usageTracking) return;
      await insertCounted(trx, [toRow(activity)]);
    },

    /** Records soon; nothing was promised for it, so it may be lost with the process or while the database is away. */
    recordSoon(activity: Activity): void {
      if (soon.isFull() || arriving.size >= MAX_WAITING || !mayFollow(activity.visitor)) return;
      const taken: Promise<void> = takeWhenTracked(toRow(activity))
        .catch(() => undefined)
        .finally(() => arriving.delete(taken));
      arriving.add(taken);
    },

    /** Writes down what waits; to be awaited before the database closes. */
    async flush(): Promise<void> {
      await Promise.all(arriving);
      await soon.flush();
    },

    /** Drops what waits to be written of an erased person. */
    forget(userId: string): void {
      soon.drop((row) => row.userId === userId);
    },

    /**
     * Takes a person out of everything they did: while signed in, on the same browser and day without, and under the
     * keys that their leads hold. What was done stays counted. The last write of a transaction, and once for both:
     * figures are held in one order.
     */
    async erase(trx: Writer, { userIds, dayKeys, visitors }: ErasedPerson): Promise<void> {
      const own = userIds.length === 0 ? [] : await store.anonymiseUsers(trx, userIds);
      const keys = [...new Set([...dayKeys, ...own.flatMap(({ dayKey }) => dayKey ?? [])])];
      const ofKeys = keys.length === 0 ? [] : await store.anonymiseDayKeys(trx, keys);
      const withoutKeys = [...new Set([...own.map(({ visitor }) => visitor), ...visitors])];
      if (withoutKeys.length > 0) await store.anonymiseVisitors(trx, withoutKeys);
      const all = [...new Set([...withoutKeys, ...ofKeys])];
      await recountVisitors(trx, all, userIds);
    },

    /** What somebody did while signed in, for their own copy. */
    listOf: async (userId: string) => (await store.listOf(userId, MOST_OF_ONE_PERSON)).map(asHeld),

    /**
     * What a person did without being signed in, for their copy: under the keys of the day that their leads and bookings
     * lead to, and the bookings themselves.
     */
    async listOfVisits(dayKeys: readonly string[], bookings: readonly BookedUnder[]) {
      const booked = await activitiesOfBookings(bookings);
      const keys = [...new Set([...dayKeys, ...booked.flatMap(({ dayKey }) => dayKey ?? [])])];
      const ofKeys = await store.listOfDayKeys(keys, MOST_OF_ONE_PERSON);
      return [...ofKeys, ...booked.filter(({ dayKey }) => dayKey === null)].map(asHeld);
    },

    /** The keys of the browsers on which bookings were asked for without being signed in. */
    async visitorKeysOf(bookings: readonly BookedUnder[], from: Writer): Promise<VisitorKeys> {
      const booked = await activitiesOfBookings(bookings, from);
      return {
        dayKeys: booked.flatMap(({ dayKey }) => dayKey ?? []),
        visitors: booked.flatMap(({ dayKey, visitor }) => (dayKey === null ? visitor : [])),
      };
    },

    /** Ends what is older than activities may be kept, by whole days of India, a little at a time. */
    async sweep(): Promise<void> {
      const { retention } = await settings.current();
      const firstHour = (dayOfHour(hourInIndia(clock())) - retention.activityDays) * 24;
      const moment = startOfHour(firstHour);
      const inTransaction = <T>(work: (trx: Writer) => Promise<T>) => database.db.transaction().execute(work);
      for (const kind of PEOPLE_KINDS) {
        while ((await inTransaction((trx) => endPeopleBefore(trx, moment, kind, SWEPT_AT_ONCE))) > 0) await nextTurn();
      }
      await inTransaction((trx) => endCountsBefore(trx, firstHour));
      while ((await store.deleteBefore(moment, SWEPT_AT_ONCE)) > 0) await nextTurn();
    },
  };
}

export type ActivityRecorder = ReturnType<typeof activityRecorder>;
