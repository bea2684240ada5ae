/** Budgets are counted in these steps, in rupees a person: fine enough for a median, few enough to count. */
const STEPS = [
  [20_000, 1000],
  [100_000, 5000],
  [1_000_000, 50_000],
] as const;

/** Returns a budget rounded to the step at which it is counted; null for none. */
export function budgetStep(rupees: number): number | null {
  if (!Number.isFinite(rupees) || rupees <= 0) return null;
  const [highest] = STEPS.at(-1) ?? [rupees];
  const budget = Math.min(rupees, highest);
  const [, step] = STEPS.find(([upTo]) => budget <= upTo) ?? [0, highest];
  return Math.max(step, Math.round(budget / step) * step);
}

/** Returns the median of values that were counted; null without any. */
export function medianOf(counted: readonly { readonly value: number; readonly count: number }[]): number | null {
  const half = counted.reduce((sum, { count }) => sum + count, 0) / 2;
  let below = 0;
  for (const { value, count } of [...counted].sort((a, b) => a.value - b.value)) {
    below += count;
    if (count > 0 && below >= half) return value;
  }
  return null;
}
