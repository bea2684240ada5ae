import type { Random } from '../random.ts';
import { EXACT_LIMITS, solveStayExactly } from './solve-stay.ts';
import { type SolvableDay, type StayProblem, type StaySolution, valueOfRoute } from './stay-problem.ts';

/** Route evaluations per search; never a time limit, so that the same request gives the same answer. */
export const DEFAULT_EVALUATIONS = 5000;

interface Insertion {
  readonly gain: number;
  readonly position: number;
}

const NO_INSERTION: Insertion = { gain: 0, position: -1 };

/** A plan being changed: routes, their values, and the gain of inserting each unused sight into each day. */
class Draft {
  routes: number[][];
  values: number[];
  readonly used: boolean[];
  evaluations = 0;
  private readonly problem: StayProblem;
  private insertions: (Insertion | undefined)[][];

  constructor(problem: StayProblem) {
    this.problem = problem;
    this.routes = problem.days.map(() => []);
    this.values = problem.days.map((day) => valueOfRoute(problem, day, []));
    this.used = problem.sights.map(() => false);
    this.insertions = problem.days.map(() => []);
  }

  total(): number {
    return this.values.reduce((sum, value) => sum + value, 0);
  }

  evaluate(day: number, route: readonly number[], floor?: number): number {
    this.evaluations++;
    return valueOfRoute(this.problem, this.problem.days[day] as SolvableDay, route, floor);
  }

  setRoute(day: number, route: number[], value: number): void {
    for (const sight of this.routes[day] ?? []) this.used[sight] = false;
    for (const sight of route) this.used[sight] = true;
    this.routes[day] = route;
    this.values[day] = value;
    this.insertions[day] = [];
  }

  restore(routes: readonly (readonly number[])[], values: readonly number[]): void {
    this.used.fill(false);
    routes.forEach((route, day) => {
      if (this.routes[day]?.join() !== route.join()) this.insertions[day] = [];
      for (const sight of route) this.used[sight] = true;
    });
    this.routes = routes.map((route) => [...route]);
    this.values = [...values];
  }

  private insertionOf(day: number, sight: number): Insertion {
    const row = this.insertions[day] as (Insertion | undefined)[];
    const known = row[sight];
    if (known) return known;
    const route = this.routes[day] as number[];
    let best = NO_INSERTION;
    const open = this.problem.days[day]?.open[sight];
    if (route.length < (this.problem.days[day]?.maxVisits ?? 0) && open && open.length > 0) {
      for (let position = 0; position <= route.length; position++) {
        const now = this.values[day] as number;
        const gain = this.evaluate(day, route.toSpliced(position, 0, sight), now + best.gain) - now;
        if (gain > best.gain) best = { gain, position };
      }
    }
    row[sight] = best;
    return best;
  }

  /** Inserts sights, greatest gain first, until none gains; `jitter` scales gains so that repeated runs differ. */
  fill(random: Random, jitter: number): void {
    for (;;) {
      let [bestDay, bestSight, bestGain] = [-1, -1, 0];
      for (let sight = 0; sight < this.used.length; sight++) {
        if (this.used[sight]) continue;
        for (let day = 0; day < this.routes.length; day++) {
          const { gain } = this.insertionOf(day, sight);
          if (gain <= 0) continue;
          const weighed = gain * (1 - jitter * random());
          if (weighed > bestGain) [bestDay, bestSight, bestGain] = [day, sight, weighed];
        }
      }
      if (bestDay < 0) return;
      const { gain, position } = this.insertionOf(bestDay, bestSight);
      const route = (this.routes[bestDay] as number[]).toSpliced(position, 0, bestSight);
      this.setRoute(bestDay, route, (this.values[bestDay] as number) + gain);
    }
  }

  /** Replaces the visit whose exchange for an unused sight gains most; returns whether it did. */
  replaceOne(day: number): boolean {
    const route = this.routes[day] as number[];
    let [bestRoute, bestValue] = [route, this.values[day] as number];
    for (let i = 0; i < route.length; i++) {
      for (let sight = 0; sight < this.used.length; sight++) {
        if (this.used[sight] || !this.problem.days[day]?.open[sight]?.length) continue;
        const candidate = route.with(i, sight);
        const value = this.evaluate(day, candidate, bestValue);
        if (value > bestValue + 1e-9) [bestRoute, bestValue] = [candidate, value];
      }
    }
    if (bestRoute === route) return false;
    this.setRoute(day, bestRoute, bestValue);
    return true;
  }

  /** Moves one visit within its day if that saves travel; returns whether it did. */
  reorder(day: number): boolean {
    const route = this.routes[day] as number[];
    for (let i = 0; i < route.length; i++) {
      for (let j = 0; j < route.length; j++) {
        if (i === j) continue;
        const candidate = route.toSpliced(i, 1).toSpliced(j, 0, route[i] as number);
        const value = this.evaluate(day, candidate, this.values[day]);
        if (value > (this.values[day] as number) + 1e-9) {
          this.setRoute(day, candidate, value);
          return true;
        }
      }
    }
    return false;
  }

  /** Swaps two visits of two days if that gains; returns whether it did. */
  swapAcross(a: number, b: number): boolean {
    const [routeA, routeB] = [this.routes[a] as number[], this.routes[b] as number[]];
    const before = (this.values[a] as number) + (this.values[b] as number);
    for (let i = 0; i < routeA.length; i++) {
      for (let j = 0; j < routeB.length; j++) {
        const [newA, newB] = [routeA.with(i, routeB[j] as number), routeB.with(j, routeA[i] as number)];
        const valueA = this.evaluate(a, newA);
        if (valueA === Number.NEGATIVE_INFINITY) continue;
        const valueB = this.evaluate(b, newB, before - valueA);
        if (valueA + valueB > before + 1e-9) {
          this.setRoute(a, newA, valueA);
          this.setRoute(b, newB, valueB);
          for (const sight of newA) this.used[sight] = true;
          return true;
        }
      }
    }
    return false;
  }

  /** Removes a run of visits from a day. */
  removeRun(day: number, random: Random): void {
    const route = this.routes[day] as number[];
    if (route.length === 0) return;
    const from = Math.floor(random() * route.length);
    const count = 1 + Math.floor(random() * (route.length - from));
    const rest = route.toSpliced(from, count);
    const value = this.evaluate(day, rest);
    if (value > Number.NEGATIVE_INFINITY) this.setRoute(day, rest, value);
  }
}

function improveDays(draft: Draft, days: readonly number[]): void {
  for (const day of days) {
    while (draft.reorder(day));
    while (draft.replaceOne(day));
  }
}

/**
 * Iterated local search: empties a run of one or two days, refills it greedily with some random noise, and keeps the
 * better solution.
 */
export function searchStay(problem: StayProblem, random: Random, evaluations: number): StaySolution {
  const draft = new Draft(problem);
  const count = problem.days.length;
  draft.fill(random, 0);
  improveDays(
    draft,
    problem.days.map((_, day) => day),
  );
  let best: StaySolution = { routes: draft.routes.map((route) => [...route]), value: draft.total() };
  let current = { routes: best.routes, values: [...draft.values], total: best.value };
  let rounds = 0;
  while (draft.evaluations < evaluations && rounds++ < evaluations) {
    const a = Math.floor(random() * count);
    const b = Math.floor(random() * count);
    draft.removeRun(a, random);
    if (b !== a) draft.removeRun(b, random);
    draft.fill(random, 0.3);
    improveDays(draft, a === b ? [a] : [a, b]);
    if (a !== b) draft.swapAcross(a, b);
    const total = draft.total();
    if (total > best.value + 1e-9) best = { routes: draft.routes.map((route) => [...route]), value: total };
    if (total >= current.total - 4 * random()) {
      current = { routes: draft.routes.map((route) => [...route]), values: [...draft.values], total };
    } else {
      draft.restore(current.routes, current.values);
    }
  }
  return best;
}

/**
 * Returns the sights of a stay: proved optimal where that is quick, searched for within a fixed budget where it is not.
 */
export function solveStay(problem: StayProblem, random: Random, evaluations: number): StaySolution {
  const small = problem.sights.length <= EXACT_LIMITS.sights && problem.days.length <= EXACT_LIMITS.days;
  return small ? solveStayExactly(problem) : searchStay(problem, random, evaluations);
}
