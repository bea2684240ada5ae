import type { ActivityType } from '../../../contracts/activities.ts';
import { dayInIndia } from '../../../core/dates.ts';
import type { Clock } from '../../clock.ts';
import { lockRemainingAccounts } from '../../database/account-lock.ts';
import type { Database, Writer } from '../../database/database.ts';
import { writeBuffer } from '../../database/write-buffer.ts';
import { type Visitor, visitorOfDay } from '../../http/visitor.ts';
import { newId } from '../../ids.ts';
import type { SettingsService } from '../settings/service.ts';
import { readActivity } from './activity-document.ts';
import { type ActivityRow, insertCounted, recountVisitors } from './activity-figures.ts';
import { anonymiseDayKeys, anonymiseUsers, anonymiseVisitors } from './anonymous-activities.ts';
import { isRobot } from './crawlers.ts';
import { madeBy } from './present.ts';
import { activityStore, type StoredActivity } from './store.ts';
import { sweepActivities } from './sweep.ts';

export type { UnservedDemand } from './unserved-demand.ts';

export interface Activity {
  readonly type: ActivityType;
  readonly visitor: Visitor;
  readonly userId: string | null;
  readonly data: Readonly<Record<string, unknown>>;
  readonly occurredAt?: number;
}

const FLUSH_AFTER_MS = 1000;
/** Drops page views beyond this many in the buffer, to bound memory. */
const MAX_WAITING = 5000;
/** Rows per transaction: other writers wait for it. */
const WRITTEN_AT_ONCE = 500;
/** Activities in a person's own copy, at most. */
const MOST_OF_ONE_PERSON = 10_000;

/** A booking and its activity, written in one transaction, differ by less than this. */
const BOOKED_WITHIN_MS = 60_000;

/** Connects a person without an account to their activities, by their leads and the activities of their bookings. */
export interface VisitorKeys {
  /** Day keys of their browsers. */
  readonly dayKeys: readonly string[];
  /** Visitors of days without a day key: different people on one network may share one. */
  readonly visitors: readonly string[];
}

/** Identifies a booking's activity, since activities hold neither names nor phones. */
export interface BookedUnder {
  readonly reference: string;
  /** When the booking was made. */
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

/** Returns false for visitors who ask not to be tracked, and for crawlers. */
const mayFollow = ({ doNotTrack, userAgent }: Visitor): boolean => !doNotTrack && !isRobot(userAgent);

/** Returns an activity as it appears in a person's own copy. */
const asHeld = ({ type, device, data, occurredAt }: StoredActivity) => ({
  type,
  device,
  data: readActivity({ data }),
  occurredAt: new Date(occurredAt).toISOString(),
});

/** Records what visitors do on the site. */
export function activityRecorder({ database, clock, settings, secret, onFailure }: Dependencies) {
  const store = activityStore(database);

  function toRow({ type, visitor, userId, data, occurredAt }: Activity): ActivityRow {
    const now = clock();
    // A browser's clock may be wrong: the time is limited to the last 24 hours.
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
      // A user may have been erased while their activities were in the buffer.
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
  /** Activities that still wait for the settings. */
  const arriving = new Set<Promise<void>>();

  /** Buffers a row if tracking is on when it arrives, even if it is off when the row is written. */
  async function takeWhenTracked(row: ActivityRow): Promise<void> {
    if ((await settings.current()).usageTracking) soon.add(row);
  }

  /** Returns the activities of bookings made without an account. */
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
     * Records an activity with the write that it belongs to. Must be the last write of its transaction: all requests
     * share the counts, which stay locked until its end.
     */
    async record(trx: Writer, activity: Activity): Promise<void> {
      if (!mayFollow(activity.visitor) || !(await settings.within(trx)).usageTracking) return;
      await insertCounted(trx, [toRow(activity)]);
    },

    /** Buffers an activity; best effort: it may be lost with the process or while the database is unavailable. */
    recordSoon(activity: Activity): void {
      if (soon.isFull() || arriving.size >= MAX_WAITING || !mayFollow(activity.visitor)) return;
      const taken: Promise<void> = takeWhenTracked(toRow(activity))
        .catch(() => undefined)
        .finally(() => arriving.delete(taken));
      arriving.add(taken);
    },

    /** Writes the buffer; await it before closing the database. */
    async flush(): Promise<void> {
      await Promise.all(arriving);
      await soon.flush();
    },

    /** Drops the buffered activities of an erased person. */
    forget(userId: string): void {
      soon.drop((row) => row.userId === userId);
    },

    /**
     * Anonymises everything a person did: signed in, signed out on the same browser and day, and under the keys in
     * their leads. Counts stay. Must be the last write of a transaction, called once for account and leads together:
     * counts are locked in one order.
     */
    async erase(trx: Writer, { userIds, dayKeys, visitors }: ErasedPerson): Promise<void> {
      const own = userIds.length === 0 ? [] : await anonymiseUsers(trx, userIds);
      const keys = [...new Set([...dayKeys, ...own.flatMap(({ dayKey }) => dayKey ?? [])])];
      const ofKeys = keys.length === 0 ? [] : await anonymiseDayKeys(trx, keys);
      const withoutKeys = [...new Set([...own.map(({ visitor }) => visitor), ...visitors])];
      if (withoutKeys.length > 0) await anonymiseVisitors(trx, withoutKeys);
      const all = [...new Set([...withoutKeys, ...ofKeys])];
      await recountVisitors(trx, all, userIds);
    },

    /** Returns a user's activities, for their own copy. */
    listOf: async (userId: string) => (await store.listOf(userId, MOST_OF_ONE_PERSON)).map(asHeld),

    /**
     * Returns what a person did without an account, for their own copy: under the day keys of their leads and bookings,
     * and the bookings themselves.
     */
    async listOfVisits(dayKeys: readonly string[], bookings: readonly BookedUnder[]) {
      const booked = await activitiesOfBookings(bookings);
      const keys = [...new Set([...dayKeys, ...booked.flatMap(({ dayKey }) => dayKey ?? [])])];
      const ofKeys = await store.listOfDayKeys(keys, MOST_OF_ONE_PERSON);
      return [...ofKeys, ...booked.filter(({ dayKey }) => dayKey === null)].map(asHeld);
    },

    /** Returns the keys of the browsers that made bookings without an account. */
    async visitorKeysOf(bookings: readonly BookedUnder[], from: Writer): Promise<VisitorKeys> {
      const booked = await activitiesOfBookings(bookings, from);
      return {
        dayKeys: booked.flatMap(({ dayKey }) => dayKey ?? []),
        visitors: booked.flatMap(({ dayKey, visitor }) => (dayKey === null ? visitor : [])),
      };
    },

    sweep: () => sweepActivities({ database, clock, settings }),
  };
}

export type ActivityRecorder = ReturnType<typeof activityRecorder>;
