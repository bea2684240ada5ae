import type { MonthKind } from './place-page.ts';

/** Months in a row, from 0 (January); `from` may be later than `to`, over New Year. */
export interface MonthSpan {
  readonly from: number;
  readonly to: number;
}

const MONTHS = 12;

/** Returns the best months of a year (January to December) in spans, that over New Year as one. */
export function bestSpans(months: readonly MonthKind[]): readonly MonthSpan[] {
  const isBest = (month: number): boolean => months[(month + MONTHS) % MONTHS] === 'best';
  const firsts = months.flatMap((_, month) => (isBest(month) && !isBest(month - 1) ? [month] : []));
  if (firsts.length === 0) return isBest(0) ? [{ from: 0, to: MONTHS - 1 }] : [];
  return firsts.map((from) => {
    let last = from;
    while (isBest(last + 1)) last += 1;
    return { from, to: last % MONTHS };
  });
}
