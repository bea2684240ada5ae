import { expect, it } from 'vitest';
import type { PlanningEvent, TripRequest } from '../../../core/planner/types.ts';
import { planningQueue } from './planning.ts';

const STEP: PlanningEvent = { kind: 'progress', step: 'places', text: 'Looking' };
const REQUEST = {} as TripRequest;
const stays = new AbortController().signal;

/** A queue of trips with a given duration, on a clock of its own. */
function makeQueue() {
  let now = 0;
  let tripMs = 40;
  const plan = function* () {
    now += tripMs;
    yield STEP;
  };
  const queue = planningQueue(plan, () => now);
  const run = async (visitor: string) => {
    const leave = queue.enter(visitor);
    for await (const _ of queue.planInTurn(REQUEST, stays));
    leave();
  };
  /** Returns how many different visitors are admitted at one moment. */
  const letIn = async (most = 60): Promise<number> => {
    const running: Promise<void>[] = [];
    while (running.length < most && queue.hasPlace(`visitor ${running.length}`)) {
      running.push(run(`visitor ${running.length}`));
    }
    await Promise.all(running);
    return running.length;
  };
  const takes = (ms: number): void => {
    tripMs = ms;
  };
  return { queue, run, letIn, takes };
}

it('as many wait as are planned in half a second, by what the last trips took', async () => {
  const { letIn, takes } = makeQueue();
  const settle = async () => {
    for (let round = 0; round < 12; round++) await letIn(5);
  };
  await settle();
  expect(await letIn()).toBe(12);
  takes(10);
  await settle();
  expect(await letIn()).toBe(40);
  takes(2000);
  await settle();
  // Two at the same moment are no overload.
  expect(await letIn()).toBe(2);
});

it('one visitor has six places at most, and theirs alone are full', async () => {
  const { queue, run } = makeQueue();
  const running = Array.from({ length: 6 }, () => run('one'));
  expect(queue.hasPlace('one')).toBe(false);
  expect(queue.hasPlace('other')).toBe(true);
  await Promise.all(running);
  expect(queue.hasPlace('one')).toBe(true);
});
