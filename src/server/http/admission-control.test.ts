import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { AdmissionControl } from './admission-control.ts';

/** A clock that advances with the work, and callers with equal work. */
function makePlace(msEach: number) {
  let now = 0;
  const admission = new AdmissionControl(() => now);
  const waited: number[] = [];
  const gone = new Set<number>();
  let callers = 0;
  const call = (isDoneAtOnce = true): (() => void) | null => {
    const cameAt = now;
    const caller = callers++;
    let finish: () => void = () => undefined;
    const isIn = admission.enter({
      begin: (done) => {
        waited.push(now - cameAt);
        now += msEach;
        finish = done;
        if (isDoneAtOnce) done();
      },
      hasGone: () => gone.has(caller),
    });
    return isIn ? () => finish() : null;
  };
  const pass = (ms: number): void => {
    now += ms;
  };
  return { call, waited, gone, clock: () => now, pass };
}

/** Lets the queue empty. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 2000; turn++) await nextTurn();
};

it('a single request is let in at once', () => {
  const { call, waited } = makePlace(10);
  expect(call()).not.toBeNull();
  expect(waited).toEqual([0]);
});

it('a page’s worth of calls at one moment is let in whole, in the order in which they came', async () => {
  const { call, waited } = makePlace(30);
  expect(Array.from({ length: 40 }, () => call()).every((entered) => entered !== null)).toBe(true);
  await settle();
  expect(waited).toHaveLength(40);
  expect(waited).toEqual(waited.toSorted((a, b) => a - b));
});

it('at twice the capacity the excess is rejected, and admitted requests do not wait long', async () => {
  const { call, waited, clock, pass } = makePlace(10);
  let refused = 0;
  let came = 0;
  // One request every five milliseconds, each with ten of work.
  for (; came < 1600; await nextTurn()) {
    for (const due = clock() / 5; came < due; came++) if (call() === null) refused += 1;
    pass(1);
  }
  await settle();
  expect(refused).toBeGreaterThan(600);
  expect(waited.length).toBe(came - refused);
  expect(Math.max(...waited)).toBeLessThan(700);
  // It has recovered.
  expect(Array.from({ length: 10 }, () => call()).every((entered) => entered !== null)).toBe(true);
});

it('what comes while the event loop is late is refused sooner: it has waited already, unseen', async () => {
  const { call, pass } = makePlace(0.1);
  const comeInATurnOf = async (turnMs: number): Promise<number> => {
    let waiting = 0;
    for (let turn = 0; turn < 3; turn++) {
      waiting = 0;
      for (let came = 0; came < 60; came++) if (call() !== null) waiting += 1;
      pass(turnMs);
      await nextTurn();
    }
    await settle();
    return waiting;
  };
  expect(await comeInATurnOf(2)).toBeGreaterThan(45);
  expect(await comeInATurnOf(200)).toBeLessThan(35);
});

it('the line moves less where other work fills the turns, and never stands', async () => {
  const letInDuring = async (elsewhereMs: number): Promise<number> => {
    const { call, waited, pass } = makePlace(1);
    for (let came = 0; came < 60; came++) call();
    for (let turn = 0; turn < 5; turn++) {
      pass(elsewhereMs);
      await nextTurn();
    }
    return waited.length;
  };
  expect(await letInDuring(0)).toBeGreaterThan(30);
  const late = await letInDuring(50);
  expect(late).toBeGreaterThanOrEqual(10);
  expect(late).toBeLessThan(20);
});

it('nothing is started for a caller who has disconnected', async () => {
  const { call, waited, gone } = makePlace(1);
  for (let caller = 0; caller < 20; caller++) call();
  expect(waited).toHaveLength(4);
  gone.add(17).add(19);
  await settle();
  expect(waited).toHaveLength(18);
});

it('no more are under way than the database can bear, and each who is done lets the next one in', async () => {
  const { call, waited } = makePlace(0);
  const finish: (() => void)[] = [];
  for (let caller = 0; caller < 300; caller++) {
    const entered = call(false);
    if (entered) finish.push(entered);
    await nextTurn();
  }
  await settle();
  expect(waited).toHaveLength(128);
  for (const each of finish.slice(0, 10)) each();
  await settle();
  expect(waited).toHaveLength(138);
});

it('no further request waits while the queue does not move', async () => {
  const { call, pass } = makePlace(0);
  const finish: (() => void)[] = [];
  for (let caller = 0; caller < 160; caller++) {
    const entered = call(false);
    if (entered) finish.push(entered);
    await nextTurn();
  }
  expect(finish).toHaveLength(160);
  pass(1000);
  expect(call()).toBeNull();
  for (const each of finish.slice(0, 128)) each();
  await settle();
  expect(call()).not.toBeNull();
});
