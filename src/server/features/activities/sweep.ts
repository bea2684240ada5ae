import { setImmediate as nextTurn } from 'node:timers/promises';
import { dayOfHour, hourInIndia, startOfHour } from '../../../core/activities/windows.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Writer } from '../../database/database.ts';
import type { SettingsService } from '../settings/service.ts';
import { endCountsBefore, endPeopleBefore } from './activity-figures.ts';
import { forgetTimesBefore } from './first-times.ts';
import { activityStore } from './store.ts';
import { endUnservedVisitors } from './unserved-routes.ts';
import { foldVisits } from './visit-figures.ts';

/** Rows deleted per transaction. */
const SWEPT_AT_ONCE = 1000;
const PEOPLE_KINDS = ['user', 'user_login', 'user_register', 'visitor', 'search', 'card', 'details', 'booking'];

interface Dependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly settings: Pick<SettingsService, 'current'>;
}

/**
 * Deletes activities older than the retention setting, by whole Indian days, in batches, and what is only needed to
 * count a day once it is over.
 */
export async function sweepActivities({ database, clock, settings }: Dependencies): Promise<void> {
  const { retention } = await settings.current();
  const today = dayOfHour(hourInIndia(clock()));
  const firstHour = (today - retention.activityDays) * 24;
  const moment = startOfHour(firstHour);
  const inTransaction = <T>(work: (trx: Writer) => Promise<T>) => database.db.transaction().execute(work);
  for (const kind of PEOPLE_KINDS) {
    while ((await inTransaction((trx) => endPeopleBefore(trx, moment, kind, SWEPT_AT_ONCE))) > 0) await nextTurn();
  }
  await inTransaction((trx) => endCountsBefore(trx, firstHour));
  await inTransaction((trx) => endUnservedVisitors(trx, today));
  await inTransaction((trx) => foldVisits(trx, today));
  // Reports may arrive a day late.
  while ((await inTransaction((trx) => forgetTimesBefore(trx, today - 1, SWEPT_AT_ONCE))) > 0) await nextTurn();
  const { deleteBefore } = activityStore(database);
  while ((await deleteBefore(moment, SWEPT_AT_ONCE)) > 0) await nextTurn();
}
