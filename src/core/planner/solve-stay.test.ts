import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.ts';
import { searchStay } from './search-stay.ts';
import { solveStayExactly, valueOfSolution } from './solve-stay.ts';
import { type SolvableDay, type StayProblem, scheduleDay, valueOfRoute } from './stay-problem.ts';

/** Makes a random stay: sights on a square of 30 by 30 minutes, some closed at noon, some open only in the evening. */
function makeProblem(seed: number, sightCount: number, dayCount: number): StayProblem {
  const random = seededRandom(seed);
  const points = [[0, 0], ...Array.from({ length: sightCount }, () => [random() * 30, random() * 30])];
  const travel = points.map(([ax = 0, ay = 0]) =>
    points.map(([bx = 0, by = 0]) => (ax === bx && ay === by ? 0 : Math.ceil(Math.hypot(ax - bx, ay - by)) + 5)),
  );
  const sights = Array.from({ length: sightCount }, () => ({
    minutes: 30 + Math.floor(random() * 5) * 30,
    value: 20 + random() * 80,
    theme: ['heritage', 'nature', 'market'][Math.floor(random() * 3)] ?? '',
    late: random() < 0.15,
    far: false,
  }));
  const open = sights.map(({ late }) => {
    if (late) return [{ from: 1050, to: 1260 }];
    if (random() < 0.2)
      return [
        { from: 360, to: 720 },
        { from: 960, to: 1260 },
      ];
    return random() < 0.1 ? [] : [{ from: 540, to: 1080 }];
  });
  const day: SolvableDay = {
    early: { start: 525, end: 1170, lunchFrom: 720 },
    late: { start: 600, end: 1260, lunchFrom: 780 },
    maxVisits: 4,
    lunch: true,
    full: true,
    open,
  };
  return { sights, travel, days: Array.from({ length: dayCount }, () => day) };
}

/** Tries every ordered selection of sights for one day. */
function bestByBruteForce(problem: StayProblem): number {
  const day = problem.days[0] as SolvableDay;
  let best = valueOfRoute(problem, day, []);
  const extend = (route: readonly number[]): void => {
    best = Math.max(best, valueOfRoute(problem, day, route));
    if (route.length === day.maxVisits) return;
    for (let sight = 0; sight < problem.sights.length; sight++) {
      if (!route.includes(sight)) extend([...route, sight]);
    }
  };
  extend([]);
  return best;
}

describe('solveStayExactly', () => {
  it('finds what trying every route finds', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const problem = makeProblem(seed, 6, 1);
      expect(solveStayExactly(problem).value).toBeCloseTo(bestByBruteForce(problem), 6);
    }
  });

  it('says a value that its own routes have', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const problem = makeProblem(seed, 10, 2);
      const { routes, value } = solveStayExactly(problem);
      expect(valueOfSolution(problem, routes)).toBeCloseTo(value, 6);
    }
  });
});

describe('searchStay', () => {
  it('comes within two per cent of the proved best on average', () => {
    const gaps = Array.from({ length: 20 }, (_, seed) => {
      const problem = makeProblem(seed + 1, 11, 2);
      const exact = solveStayExactly(problem).value;
      return (exact - searchStay(problem, seededRandom(seed), 9000).value) / exact;
    });
    expect(gaps.reduce((a, b) => a + b, 0) / gaps.length).toBeLessThan(0.02);
  });

  it('gives the same answer for the same seed', () => {
    const problem = makeProblem(7, 20, 4);
    expect(searchStay(problem, seededRandom(5), 4000)).toEqual(searchStay(problem, seededRandom(5), 4000));
  });

  it('keeps windows, lunch and the day whatever the sights', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 1, max: 18 }),
        fc.integer({ min: 1, max: 6 }),
        (seed, sights, days) => {
          const problem = makeProblem(seed, sights, days);
          const { routes } = searchStay(problem, seededRandom(seed), 800);
          const seen = routes.flat();
          expect(new Set(seen).size).toBe(seen.length);
          routes.forEach((route, index) => {
            const day = problem.days[index] as SolvableDay;
            const schedule = scheduleDay(problem, day, route);
            expect(schedule).toBeDefined();
            if (!schedule || route.length === 0) return;
            const lunches =
              schedule.visits.filter(({ lunchBefore }) => lunchBefore).length + (schedule.lastLunch ? 1 : 0);
            expect(lunches).toBe(1);
            for (const { sight, start, end } of schedule.visits) {
              expect(day.open[sight]?.some(({ from, to }) => from <= start && end <= to)).toBe(true);
            }
            expect(schedule.home).toBeLessThanOrEqual(schedule.span.end);
          });
        },
      ),
      { numRuns: 60 },
    );
  });
});
