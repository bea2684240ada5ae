import { expect, it } from 'vitest';
import { sessionTerm } from './session-term.ts';

const HOUR = 3600_000;
const at = (createdHour: number, seenHour: number) => ({
  tokenHash: 'hash',
  createdAt: createdHour * HOUR,
  lastSeenAt: seenHour * HOUR,
});

function termAt(now: number, idleHours = 24) {
  const touched: number[] = [];
  const life = { idleMs: async () => idleHours * HOUR, lifetimeMs: 168 * HOUR, touchAfterMs: HOUR };
  const term = sessionTerm(
    life,
    () => now,
    async (_, lastSeenAt) => touched.push(lastSeenAt),
  );
  return { ...term, touched };
}

it('a session ends so long after its last use, and after its lifetime however much it is used', async () => {
  const isOpenAt = async (session: ReturnType<typeof at>, now: number) =>
    (await termAt(now).listOpen([session])).length === 1;
  expect(await isOpenAt(at(0, 10), 34 * HOUR - 1)).toBe(true);
  expect(await isOpenAt(at(0, 10), 34 * HOUR)).toBe(false);
  expect(await isOpenAt(at(0, 160), 168 * HOUR - 1)).toBe(true);
  expect(await isOpenAt(at(0, 160), 168 * HOUR)).toBe(false);
});

it('its use is written down once it lags by more than it may, and never by looking at it', async () => {
  const soon = termAt(HOUR);
  expect(await soon.renew(at(0, 0))).toEqual(at(0, 0));
  expect(soon.touched).toEqual([]);
  const later = termAt(HOUR + 1);
  await later.listOpen([at(0, 0)]);
  expect(later.touched).toEqual([]);
  await later.renew(at(0, 0));
  expect(later.touched).toEqual([HOUR + 1]);
});

it('a session that has ended is not used any more', async () => {
  const term = termAt(24 * HOUR);
  expect(await term.renew(at(0, 0))).toBeNull();
  expect(await term.renew(undefined)).toBeNull();
  expect(term.touched).toEqual([]);
});

it('a shorter time is in force for sessions that are open', async () => {
  expect(await termAt(HOUR, 0.5).renew(at(0, 0))).toBeNull();
});
