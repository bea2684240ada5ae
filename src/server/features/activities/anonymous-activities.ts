import { ERASED_VISITOR } from '../../../core/activities/activity-people.ts';
import type { Writer } from '../../database/database.ts';
import type { StoredActivity } from './store.ts';

/** Anonymises what these users did while signed in; returns the visitors and day keys of those activities. */
export async function anonymiseUsers(
  writer: Writer,
  userIds: readonly string[],
): Promise<Pick<StoredActivity, 'visitor' | 'dayKey'>[]> {
  const done = await writer
    .selectFrom('activities')
    .select(['visitor', 'dayKey'])
    .distinct()
    .where('userId', 'in', userIds)
    .execute();
  await writer
    .updateTable('activities')
    .set({ userId: null, visitor: ERASED_VISITOR, dayKey: null })
    .where('userId', 'in', userIds)
    .execute();
  return done;
}

/** Anonymises what browsers with these keys did without an account; returns the visitors of those activities. */
export async function anonymiseDayKeys(writer: Writer, dayKeys: readonly string[]): Promise<string[]> {
  const done = await writer
    .selectFrom('activities')
    .select('visitor')
    .distinct()
    .where('dayKey', 'in', dayKeys)
    .where('userId', 'is', null)
    .execute();
  await writer
    .updateTable('activities')
    .set({ visitor: ERASED_VISITOR, dayKey: null })
    .where('dayKey', 'in', dayKeys)
    .where('userId', 'is', null)
    .execute();
  return done.map(({ visitor }) => visitor);
}

/**
 * Anonymises what visitors did without an account; rows with a day key are left, since they may be another
 * person's.
 */
export const anonymiseVisitors = (writer: Writer, visitors: readonly string[]) =>
  writer
    .updateTable('activities')
    .set({ visitor: ERASED_VISITOR })
    .where('visitor', 'in', visitors)
    .where('dayKey', 'is', null)
    .where('userId', 'is', null)
    .execute();
