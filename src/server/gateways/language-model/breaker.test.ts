import { beforeEach, describe, expect, test } from 'vitest';
import { type ModelBreaker, modelBreaker } from './breaker.ts';
import type { ModelAnswer } from './port.ts';

let now: number;
let breaker: ModelBreaker;

beforeEach(() => {
  now = 1_000_000;
  breaker = modelBreaker(() => now);
});

function ask(outcome: ModelAnswer<unknown>['outcome'], retryAfterMs: number | null = null): void {
  expect(breaker.mayAsk(), `to be told ${outcome}`).toBe(true);
  breaker.tell({ outcome, retryAfterMs });
}

function openIt(): void {
  for (let fault = 0; fault < 3; fault++) ask('slow');
  expect(breaker.state()).toBe('open');
}

/** Expects no call to be granted until this many milliseconds have passed. */
function expectOpenFor(ms: number): void {
  now += ms - 1;
  expect(breaker.mayAsk()).toBe(false);
  expect(breaker.state()).toBe('open');
  now += 1;
  expect(breaker.state()).toBe('half-open');
}

describe('closed', () => {
  test.each(['overloaded', 'rate-limited', 'slow', 'cut', 'unreachable', 'nonsense'] as const)(
    'opens after three in a row of %s',
    (fault) => {
      ask(fault);
      ask(fault);
      expect(breaker.state()).toBe('closed');
      ask(fault);
      expect(breaker.mayAsk()).toBe(false);
      expectOpenFor(30_000);
    },
  );

  test('faults of different kinds are a row; an answer ends it', () => {
    ask('slow');
    ask('cut');
    ask('answered');
    ask('nonsense');
    ask('unreachable');
    expect(breaker.state()).toBe('closed');
    ask('overloaded');
    expect(breaker.state()).toBe('open');
  });

  test('who has gone and what was refused neither count nor end a row', () => {
    for (let time = 0; time < 10; time++) {
      ask('gone');
      ask('refused');
    }
    expect(breaker.state()).toBe('closed');
    ask('slow');
    ask('gone');
    ask('slow');
    ask('refused');
    ask('slow');
    expect(breaker.state()).toBe('open');
  });

  test.each(['wrong-key', 'misconfigured'] as const)('opens at once for five minutes on %s', (fault) => {
    ask(fault);
    expectOpenFor(300_000);
  });

  test.each(['rate-limited', 'overloaded'] as const)('opens at once for as long as it is told to on %s', (fault) => {
    ask(fault, 7_000);
    expectOpenFor(7_000);
    ask(fault, 3_600_000);
    expectOpenFor(3_600_000);
  });

  test('opens for a day at most', () => {
    ask('rate-limited', 400 * 24 * 3_600_000);
    expectOpenFor(24 * 3_600_000);
  });
});

describe('half-open', () => {
  test('lets one question through, and closes when it is answered', () => {
    openIt();
    now += 30_000;
    expect(breaker.mayAsk()).toBe(true);
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([false, false]);
    breaker.tell({ outcome: 'answered', retryAfterMs: null });
    expect(breaker.state()).toBe('closed');
    ask('slow');
    ask('slow');
    expect(breaker.state()).toBe('closed');
  });

  test('opens for twice as long each time, five minutes at the most, and starts again once it was closed', () => {
    openIt();
    for (const ms of [30_000, 60_000, 120_000, 240_000, 300_000, 300_000]) {
      expectOpenFor(ms);
      ask('slow');
    }
    expectOpenFor(300_000);
    ask('answered');
    openIt();
    expectOpenFor(30_000);
  });

  test.each(['gone', 'refused'] as const)('lets the next through when the one was %s', (outcome) => {
    openIt();
    now += 30_000;
    ask(outcome);
    expect(breaker.state()).toBe('half-open');
    ask('answered');
    expect(breaker.state()).toBe('closed');
  });

  test('is not stuck when the trial call’s result is never reported', () => {
    openIt();
    now += 30_000;
    expect(breaker.mayAsk()).toBe(true);
    now += 59_999;
    expect(breaker.mayAsk()).toBe(false);
    now += 1;
    expect(breaker.mayAsk()).toBe(true);
  });

  test('what the provider asks for counts there too', () => {
    openIt();
    now += 30_000;
    ask('rate-limited', 5_000);
    expectOpenFor(5_000);
    ask('slow');
    expectOpenFor(60_000);
  });
});

describe('what was asked before it opened', () => {
  const late = (outcome: ModelAnswer<unknown>['outcome'], retryAfterMs: number | null = null) =>
    breaker.tell({ outcome, retryAfterMs });

  test('neither closes it nor opens it for longer', () => {
    ask('rate-limited', 10_000);
    for (const outcome of ['answered', 'slow', 'slow', 'slow', 'gone', 'refused'] as const) late(outcome);
    expectOpenFor(10_000);
    ask('answered');
    ask('slow');
    ask('slow');
    expect(breaker.state()).toBe('closed');
  });

  test('the longest of what the provider asks for holds', () => {
    ask('rate-limited', 10_000);
    late('rate-limited', 60_000);
    late('overloaded', 5_000);
    expectOpenFor(60_000);
  });
});
