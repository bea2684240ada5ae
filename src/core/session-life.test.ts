import { expect, it } from 'vitest';
import { endOfSession, judgeSession } from './session-life.ts';

const HOUR = 3600_000;
const life = { idleMs: 24 * HOUR, lifetimeMs: 168 * HOUR, touchAfterMs: HOUR };
const at = (createdHour: number, seenHour: number) => ({ createdAt: createdHour * HOUR, lastSeenAt: seenHour * HOUR });

it('a session ends so long after its last use, and after its lifetime however much it is used', () => {
  expect(endOfSession(at(0, 10), life)).toBe(34 * HOUR);
  expect(endOfSession(at(0, 160), life)).toBe(168 * HOUR);
});

it('the moment of its end is the first at which it opens nothing', () => {
  expect(judgeSession(at(0, 0), life, 24 * HOUR - 1)).toBe('used');
  expect(judgeSession(at(0, 0), life, 24 * HOUR)).toBe('ended');
});

it('its use is written down once it lags by more than it may', () => {
  expect(judgeSession(at(0, 0), life, HOUR)).toBe('open');
  expect(judgeSession(at(0, 0), life, HOUR + 1)).toBe('used');
});

it('a shorter life is in force for sessions that are open', () => {
  expect(judgeSession(at(0, 0), { ...life, idleMs: HOUR / 2 }, HOUR)).toBe('ended');
});
