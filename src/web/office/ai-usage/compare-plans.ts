import type { Replay, ReplayPlan } from '../../../contracts/ai-usage.ts';
import { aiLog } from '../../../words/en/office/ai-log.ts';

/** Matching plans of both sides; null where one side lacks the plan. */
export interface PlanPair {
  readonly original: ReplayPlan | null;
  readonly replayed: ReplayPlan | null;
}

/**
 * Pairs the same trips, then the others in order; follows the order of the original, with trips only in the replay at
 * the end.
 */
export function pairPlans({ original, replayed }: Replay): PlanPair[] {
  const bySlug = new Map(replayed.plans.map((plan) => [plan.slug, plan]));
  const paired = new Set(original.plans.map(({ slug }) => slug));
  const others = replayed.plans.filter(({ slug }) => !paired.has(slug));
  const pairs = original.plans.map((plan) => ({
    original: plan,
    replayed: bySlug.get(plan.slug) ?? others.shift() ?? null,
  }));
  return [...pairs, ...others.map((plan) => ({ original: null, replayed: plan }))];
}

/** How a plan differs from the one beside it. */
export interface PlanDifference {
  readonly title: boolean;
  readonly description: boolean;
  readonly price: boolean;
  readonly days: boolean;
  /** Sights that the other plan lacks. */
  readonly sights: ReadonlySet<string>;
}

/** Returns no differences for an unpaired plan: it is marked as a whole. */
export function differenceOf(plan: ReplayPlan, other: ReplayPlan | null): PlanDifference {
  const beside = other ?? plan;
  return {
    title: plan.title !== beside.title,
    description: plan.description !== beside.description,
    price: plan.pricePP !== beside.pricePP,
    days: plan.days !== beside.days,
    sights: new Set(plan.sights.filter((sight) => !beside.sights.includes(sight))),
  };
}

/** Returns text such as "6 plans: 2 with different sights, 1 with a different price, 4 with a different title." */
export function tellDifferences(pairs: readonly PlanPair[]): string {
  const both = pairs.flatMap(({ original, replayed }) =>
    original && replayed ? [[differenceOf(original, replayed), differenceOf(replayed, original)] as const] : [],
  );
  const count = (differs: (one: PlanDifference) => boolean) => both.filter((sides) => sides.some(differs)).length;
  if (pairs.length === 0) return aiLog.noPlans;
  return aiLog.differences({
    plans: pairs.length,
    sights: count(({ sights }) => sights.size > 0),
    price: count(({ price }) => price),
    title: count(({ title }) => title),
    description: count(({ description }) => description),
    alone: pairs.length - both.length,
  });
}
