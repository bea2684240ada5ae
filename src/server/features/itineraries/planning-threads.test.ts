import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gazetteer, planner } from '../../../../test/gazetteer.ts';
import type { TripRequest } from '../../../core/planner/types.ts';
import { planOnThreads } from './planning-threads.ts';

const TRIP: TripRequest = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: '2026-12-10',
  returnDate: '2026-12-13',
  travellers: 2,
  travelClass: 'Economy',
  priceRange: { min: 0, max: 200_000 },
  bookedOn: '2026-11-21',
  exclude: [],
};
const OTHER: TripRequest = { ...TRIP, from: 'Delhi', to: 'Jaipur' };

/** The threads that a test has started. */
let started: Worker[] = [];
const keep = (worker: Worker) => void started.push(worker);

beforeEach(() => {
  started = [];
  process.on('worker', keep);
});

afterEach(async () => {
  vi.useRealTimers();
  process.off('worker', keep);
  await Promise.all(started.map((worker) => worker.terminate()));
});

function makeThreads(options: { most?: number; stepWithinMs?: number } = {}) {
  const onFailure = vi.fn();
  const threads = planOnThreads({ gazetteer, onFailure, most: 2, ...options });
  return { ...threads, plan: (request: TripRequest) => Array.fromAsync(threads.planAside(request)), onFailure };
}

it('tells the very same events as the planner does here, for several trips at the same moment', async () => {
  const { plan } = makeThreads();
  const [trip, other, none] = await Promise.all([TRIP, OTHER, { ...TRIP, to: 'Xyzzyville' }].map(plan));
  expect(trip).toEqual([...planner.plan(TRIP)]);
  expect(other).toEqual([...planner.plan(OTHER)]);
  expect(none?.at(-1)).toMatchObject({ kind: 'refused' });
  const first = trip?.find((event) => event.kind === 'itinerary');
  expect(first && planner.summarise(first.itinerary).title).toBeTruthy();
  expect(started).toHaveLength(2);
});

it('does not block other requests during a step, and continues after a cancelled and after a failed step', async () => {
  const { plan, planAside } = makeThreads({ most: 1 });
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  for await (const event of planAside({ ...TRIP, returnDate: '2026-12-29' })) if (event.kind === 'itinerary') break;
  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
  const broken = { ...TRIP, priceRange: null } as unknown as TripRequest;
  await expect(plan(broken)).rejects.toThrow(TypeError);
  expect((await plan(TRIP)).some(({ kind }) => kind === 'itinerary')).toBe(true);
});

it('plans a trip that comes at the very moment at which the thread is ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { plan, onFailure } = makeThreads();
  const first = await plan(TRIP);
  vi.advanceTimersByTime(120_000);
  expect(await plan(TRIP)).toEqual(first);
  expect(started).toHaveLength(2);
  expect(onFailure).not.toHaveBeenCalled();
});

it('starts one thread when the search form is touched, however often, and plans the trip on it', async () => {
  const { plan, wake } = makeThreads();
  for (let touched = 0; touched < 5; touched++) wake();
  expect((await plan(TRIP)).length).toBeGreaterThan(0);
  wake();
  expect(started).toHaveLength(1);
});

it('begins a trip on a warm thread that is busy, rather than waiting for a new one', async () => {
  const { plan, planAside, onFailure } = makeThreads();
  const alone = await plan(TRIP);
  const busy = planAside(OTHER);
  await busy.next();
  const beside = planAside(TRIP);
  const events = [await beside.next()];
  expect(started).toHaveLength(2);
  await started[1]?.terminate();
  for await (const event of beside) events.push({ value: event, done: false });
  expect(events.map(({ value }) => value)).toEqual(alone);
  await busy.return(undefined);
  expect(onFailure).toHaveBeenCalledOnce();
});

it('answers a trip whose thread crashes with a refusal, reports it, and plans the next one on a new thread', async () => {
  const { plan, planAside, onFailure } = makeThreads({ most: 1 });
  const trip = planAside(TRIP);
  await trip.next();
  const rest = trip.next();
  await started[0]?.terminate();
  await expect(rest).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 });
  expect(onFailure).toHaveBeenCalledOnce();
  expect(await plan(TRIP)).toEqual([...planner.plan(TRIP)]);
  expect(started).toHaveLength(2);
});

it('ends a thread that hangs, with a refusal for each of its trips', async () => {
  const { plan, onFailure } = makeThreads({ most: 1, stepWithinMs: 1 });
  const trips = await Promise.allSettled([plan(TRIP), plan(OTHER)]);
  for (const trip of trips) expect(trip).toMatchObject({ status: 'rejected', reason: { status: 503 } });
  expect(onFailure).toHaveBeenCalled();
});
