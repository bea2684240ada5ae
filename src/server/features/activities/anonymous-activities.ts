import { ERASED_VISITOR } from '../../../core/activities/people.ts';
import type { Writer } from '../../database/database.ts';
import type { StoredActivity } from './store.ts';

/** Takes accounts out of what was done while signed in to them; answers under which visitors and keys that was. */
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

/** Takes the browsers with these keys out of what they did without being signed in; answers under which visitors. */
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

/** Takes visitors out of what they did without being signed in; a browser with a key of its own is another's. */
export const anonymiseVisitors = (writer: Writer, visitors: readonly string[]) =>
  writer
    .updateTable('activities')
    .set({ visitor: ERASED_VISITOR })
    .where('visitor', 'in', visitors)
    .where('dayKey', 'is', null)
    .where('userId', 'is', null)
    .execute();
