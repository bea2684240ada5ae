import {
  type DaySpan,
  finishDay,
  perTravelMinute,
  type SolvableDay,
  type StayProblem,
  type StaySolution,
  spansWith,
  stepTo,
  valueOfRoute,
  worthOfSet,
} from './stay-problem.ts';

/** Up to this size the exact solver is used; beyond it, its time grows fast. */
export const EXACT_LIMITS = { sights: 12, days: 2 } as const;

interface Label {
  readonly clock: number;
  readonly ate: boolean;
  readonly travel: number;
  readonly route: readonly number[];
}

const dominates = (a: Label, b: Label): boolean => a.clock <= b.clock && a.travel <= b.travel && (a.ate || !b.ate);

function addLabel(labels: Label[], label: Label): void {
  if (labels.some((other) => dominates(other, label))) return;
  for (let i = labels.length - 1; i >= 0; i--) {
    if (dominates(label, labels[i] as Label)) labels.splice(i, 1);
  }
  labels.push(label);
}

interface BestRoute {
  readonly value: number;
  readonly route: readonly number[];
}

/** Extends every label of one size by one sight; keeps the labels by set and last sight. */
function extendLabels(
  problem: StayProblem,
  day: SolvableDay,
  span: DaySpan,
  layer: ReadonlyMap<number, Label[]>,
): Map<number, Label[]> {
  const n = problem.sights.length;
  const next = new Map<number, Label[]>();
  for (const [key, labels] of layer) {
    const mask = key >> 4;
    for (const label of labels) {
      const at = label.route.length === 0 ? 0 : (label.route.at(-1) as number) + 1;
      for (let sight = 0; sight < n; sight++) {
        if (mask & (1 << sight)) continue;
        const step = stepTo(problem, day, span, at, label.clock, label.ate, sight);
        if (step < 0) continue;
        const to = ((mask | (1 << sight)) << 4) | sight;
        const bucket = next.get(to) ?? [];
        next.set(to, bucket);
        const travel = label.travel + (problem.travel[at]?.[sight + 1] ?? 0);
        addLabel(bucket, { clock: step >> 1, ate: (step & 1) === 1, travel, route: [...label.route, sight] });
      }
    }
  }
  return next;
}

function collectBest(
  problem: StayProblem,
  day: SolvableDay,
  span: DaySpan,
  layer: ReadonlyMap<number, Label[]>,
  best: Map<number, BestRoute>,
): void {
  for (const [key, labels] of layer) {
    const mask = key >> 4;
    const sights = problem.sights.filter((_, i) => mask & (1 << i));
    if (!spansWith(day, sights).includes(span)) continue;
    for (const label of labels) {
      const last = label.route.at(-1) as number;
      if (finishDay(problem, day, span, last + 1, label.clock, label.ate) < 0) continue;
      const travel = label.travel + (problem.travel[last + 1]?.[0] ?? 0);
      const value = worthOfSet(problem, day, label.route) - perTravelMinute * travel;
      const known = best.get(mask);
      if (!known || value > known.value) best.set(mask, { value, route: label.route });
    }
  }
}

/** Returns a day's best route for every set of sights that fits into it. */
function bestRoutesOfDay(problem: StayProblem, day: SolvableDay): ReadonlyMap<number, BestRoute> {
  const best = new Map<number, BestRoute>([[0, { value: worthOfSet(problem, day, []), route: [] }]]);
  for (const span of spansWith(day, problem.sights)) {
    let layer = new Map<number, Label[]>([[0, [{ clock: span.start, ate: false, travel: 0, route: [] }]]]);
    for (let size = 1; size <= day.maxVisits && layer.size > 0; size++) {
      layer = extendLabels(problem, day, span, layer);
      collectBest(problem, day, span, layer, best);
    }
  }
  return best;
}

interface Chain {
  readonly value: number;
  readonly routes: readonly (readonly number[])[];
}

function joinDay(
  chains: ReadonlyMap<number, Chain>,
  routes: ReadonlyMap<number, BestRoute>,
  isLast: boolean,
): Map<number, Chain> {
  const next = new Map<number, { value: number; from: Chain; route: readonly number[] }>();
  const rows = [...routes];
  for (const [mask, chain] of chains) {
    for (const [set, { value, route }] of rows) {
      if (mask & set) continue;
      const key = isLast ? 0 : mask | set;
      const total = chain.value + value;
      const known = next.get(key);
      if (!known) next.set(key, { value: total, from: chain, route });
      else if (total > known.value) Object.assign(known, { value: total, from: chain, route });
    }
  }
  return new Map([...next].map(([key, { value, from, route }]) => [key, { value, routes: [...from.routes, route] }]));
}

/**
 * Returns the best assignment of sights to days and their order, proved by dynamic programming over sets. At most 12
 * sights; the time grows with the days.
 */
export function solveStayExactly(problem: StayProblem): StaySolution {
  let chains: ReadonlyMap<number, Chain> = new Map([[0, { value: 0, routes: [] }]]);
  problem.days.forEach((day, index) => {
    chains = joinDay(chains, bestRoutesOfDay(problem, day), index === problem.days.length - 1);
  });
  let best: Chain = { value: Number.NEGATIVE_INFINITY, routes: [] };
  for (const chain of chains.values()) if (chain.value > best.value) best = chain;
  return best;
}

/** Returns the objective of a whole solution; -Infinity when one of its days cannot be travelled. */
export const valueOfSolution = (problem: StayProblem, routes: readonly (readonly number[])[]): number =>
  problem.days.reduce((sum, day, d) => sum + valueOfRoute(problem, day, routes[d] ?? []), 0);
