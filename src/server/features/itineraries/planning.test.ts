import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { facts, planner } from '../../../../test/gazetteer.ts';
import type { PlanningEvent, TripRequest } from '../../../core/planner/types.ts';
import { planningQueue } from './planning.ts';

const STEP: PlanningEvent = { kind: 'progress', step: 'places', text: { say: 'places' } };
const REQUEST = {} as TripRequest;
const stays = new AbortController().signal;

/** A queue of trips with a given duration, on a clock of its own. */
function makeQueue(atOnce = 1) {
  let now = 0;
  let tripMs = 40;
  const plan = function* () {
    now += tripMs;
    yield STEP;
  };
  const queue = planningQueue({ plan, tripsAtOnce: atOnce }, () => now);
  const run = async (visitor: string) => {
    const leave = queue.enter(visitor);
    for await (const _ of queue.planInTurn(REQUEST, { facts, signal: stays }));
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

it('admits twice as many when two are planned at once; those two and one more, however long they take', async () => {
  const one = makeQueue();
  const two = makeQueue(2);
  for (const { letIn } of [one, two]) for (let round = 0; round < 40; round++) await letIn(1);
  expect([await one.letIn(), await two.letIn()]).toEqual([12, 23]);
  two.takes(2000);
  for (let round = 0; round < 12; round++) await two.letIn(1);
  expect(await two.letIn()).toBe(3);
});

it('plans as many trips at the same time as it may, in the order of their requests', async () => {
  const begun: string[] = [];
  const gates = new Map<string, PromiseWithResolvers<void>>();
  const planAside = async function* ({ to }: TripRequest) {
    begun.push(to);
    const gate = Promise.withResolvers<void>();
    gates.set(to, gate);
    await gate.promise;
    yield STEP;
  };
  const { planInTurn } = planningQueue({ ...planner, planAside, tripsAtOnce: 2 });
  const running = ['Agra', 'Leh', 'Goa', 'Puri'].map((to) =>
    Array.fromAsync(planInTurn({ to } as TripRequest, { facts, signal: stays })),
  );
  await nextTurn();
  expect(begun).toEqual(['Agra', 'Leh']);
  gates.get('Leh')?.resolve();
  await running[1];
  await nextTurn();
  expect(begun).toEqual(['Agra', 'Leh', 'Goa']);
  for (const to of ['Agra', 'Goa']) gates.get(to)?.resolve();
  await Promise.all([running[0], running[2]]);
  await nextTurn();
  gates.get('Puri')?.resolve();
  expect(await Promise.all(running)).toHaveLength(4);
});

it('one visitor has six places at most, and theirs alone are full', async () => {
  const { queue, run } = makeQueue();
  const running = Array.from({ length: 6 }, () => run('one'));
  expect(queue.hasPlace('one')).toBe(false);
  expect(queue.hasPlace('other')).toBe(true);
  await Promise.all(running);
  expect(queue.hasPlace('one')).toBe(true);
});
