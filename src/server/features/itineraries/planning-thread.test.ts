import { afterEach, expect, it, vi } from 'vitest';
import { planner } from '../../../../test/gazetteer.ts';
import type { TripRequest } from '../../../core/planner/types.ts';
import { planOnThread } from './planning-thread.ts';

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
afterEach(() => {
  vi.useRealTimers();
});

const OTHER: TripRequest = { ...TRIP, from: 'Delhi', to: 'Jaipur' };

it('tells the very same events as the planner does here, for several trips at the same moment', async () => {
  const plan = planOnThread();
  const [trip, other, none] = await Promise.all(
    [TRIP, OTHER, { ...TRIP, to: 'Xyzzyville' }].map((request) => Array.fromAsync(plan(request))),
  );
  expect(trip).toEqual([...planner.plan(TRIP)]);
  expect(other).toEqual([...planner.plan(OTHER)]);
  expect(none?.at(-1)).toMatchObject({ kind: 'refused' });
  const first = trip?.find((event) => event.kind === 'itinerary');
  expect(first && planner.summarise(first.itinerary).title).toBeTruthy();
});

it('does not block other requests during a step, and continues after a cancelled and after a failed step', async () => {
  const plan = planOnThread();
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 1);
  for await (const event of plan({ ...TRIP, returnDate: '2026-12-29' })) if (event.kind === 'itinerary') break;
  clearInterval(counting);
  expect(turns).toBeGreaterThan(5);
  const broken = { ...TRIP, priceRange: null } as unknown as TripRequest;
  await expect(Array.fromAsync(plan(broken))).rejects.toThrow(TypeError);
  expect((await Array.fromAsync(plan(TRIP))).some(({ kind }) => kind === 'itinerary')).toBe(true);
});

it('plans a trip that comes at the very moment at which the thread is ended', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const plan = planOnThread();
  const first = await Array.fromAsync(plan(TRIP));
  vi.advanceTimersByTime(60_000);
  expect(await Array.fromAsync(plan(TRIP))).toEqual(first);
});
