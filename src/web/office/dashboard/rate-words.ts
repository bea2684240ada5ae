import { formatCount } from '../../../core/counts.ts';
import { conversion } from '../../../words/en/office/conversion.ts';

/** Below it a share says more than it knows: "2 of 3" is shown instead. */
const FEWEST_FOR_PERCENT = 10;

export const isTooFew = (whole: number): boolean => whole < FEWEST_FOR_PERCENT;

/** Returns how many of how many, in words: a percentage only of ten and more. */
export function describeRate(part: number, whole: number): string {
  if (!isTooFew(whole)) return conversion.percent({ percent: String(Math.round((part / whole) * 100)) });
  return conversion.ofAll({ part: formatCount(part), whole: formatCount(whole) });
}
