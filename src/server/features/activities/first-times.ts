import type { Writer } from '../../database/database.ts';
import { hashedId } from './hashed-id.ts';

/** Something that a person may do again on the same day. */
export interface Deed {
  readonly day: number;
  /** What was done, and by whom. */
  readonly parts: readonly (string | number)[];
}

/** Engines limit the number of parameters per statement. */
const KEYS_AT_ONCE = 1000;

/** Stores deeds; returns those that were done for the first time on their day, each once. */
export async function firstTimes<D extends Deed>(writer: Writer, deeds: readonly D[]): Promise<D[]> {
  const byKey = new Map<string, D & { readonly key: number }>();
  for (const deed of deeds) {
    const key = hashedId(deed.parts);
    const id = `${deed.day} ${key}`;
    if (!byKey.has(id)) byKey.set(id, { ...deed, key });
  }
  // One order everywhere prevents deadlocks between processes.
  const all = [...byKey.values()].sort((a, b) => a.day - b.day || a.key - b.key);
  const first: D[] = [];
  for (let start = 0; start < all.length; start += KEYS_AT_ONCE) {
    const stored = await writer
      .insertInto('visitSeen')
      .values(all.slice(start, start + KEYS_AT_ONCE).map(({ day, key }) => ({ day, key })))
      .onConflict((conflict) => conflict.doNothing())
      .returning(['day', 'key'])
      .execute();
    first.push(...stored.flatMap(({ day, key }) => byKey.get(`${day} ${key}`) ?? []));
  }
  return first;
}

/** Deletes at most `most` keys of days before the given one; returns how many. */
export async function forgetTimesBefore(writer: Writer, day: number, most: number): Promise<number> {
  const keys = await writer
    .selectFrom('visitSeen')
    .select(['day', 'key'])
    .where('day', '<', day)
    .orderBy('day')
    .orderBy('key')
    .limit(most)
    .execute();
  const [last] = keys.slice(-1);
  if (!last) return 0;
  await writer.deleteFrom('visitSeen').where('day', '<', last.day).execute();
  await writer.deleteFrom('visitSeen').where('day', '=', last.day).where('key', '<=', last.key).execute();
  return keys.length;
}
