import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { boundedWork } from './bounded-work.ts';

/** Returns work that ends on request. */
function pieces() {
  const finish: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => finish.push(resolve));
  return { work, finish };
}

it('lets so many run, so many wait in their order, and starts nothing for one more', async () => {
  const bounded = boundedWork(2, 3);
  const { work, finish } = pieces();
  const taken = Array.from({ length: 7 }, () => bounded(work));
  expect(taken.map((each) => each !== null)).toEqual([true, true, true, true, true, false, false]);
  await nextTurn();
  expect(finish).toHaveLength(2);
  for (let done = 0; done < 5; done++) {
    finish[done]?.();
    await nextTurn();
  }
  await Promise.all(taken);
  expect(finish).toHaveLength(5);
  expect(bounded(work)).not.toBeNull();
});

it('gives back the place of work that fails', async () => {
  const bounded = boundedWork(1, 0);
  await expect(bounded(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(bounded(() => Promise.resolve())).not.toBeNull();
});

it('lets fewer wait the longer a piece takes, and more again when they take less', async () => {
  let now = 0;
  const bounded = boundedWork(1, 100, 400, () => now);
  const inTurn = async (ms: number, times: number) => {
    for (let done = 0; done < times; done++) {
      await bounded(async () => {
        now += ms;
      });
    }
  };
  const howManyWait = async () => {
    const { work, finish } = pieces();
    const taken: Promise<void>[] = [];
    for (let next = bounded(work); next; next = bounded(work)) taken.push(next);
    for (let done = 0; done < taken.length; done++) {
      await nextTurn();
      finish[done]?.();
    }
    await Promise.all(taken);
    return taken.length - 1;
  };
  await inTurn(100, 60);
  expect(await howManyWait()).toBe(4);
  await inTurn(5, 60);
  expect(await howManyWait()).toBeGreaterThan(40);
  await inTurn(5000, 60);
  expect(await howManyWait()).toBe(1);
});

it('tells whether a further piece would be refused, and begins none by telling', async () => {
  const inTurn = boundedWork(1, 1);
  const gate = Promise.withResolvers<void>();
  expect(inTurn.isFull()).toBe(false);
  const running = [inTurn(() => gate.promise), inTurn(() => gate.promise)];
  expect(inTurn.isFull()).toBe(true);
  expect(inTurn(() => gate.promise)).toBeNull();
  gate.resolve();
  await Promise.all(running);
  expect(inTurn.isFull()).toBe(false);
});
