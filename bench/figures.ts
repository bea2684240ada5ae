import type { Side } from './sides.ts';

export interface Limit {
  readonly is: 'at most' | 'at least';
  readonly value: number;
}

export interface Figure {
  readonly name: string;
  readonly unit: string;
  /** Decimal places; 2 by default. */
  readonly digits?: number;
  readonly limit?: Limit | undefined;
  readonly values: Readonly<Partial<Record<Side['name'], number>>>;
}

export const atMost = (value: number): Limit => ({ is: 'at most', value });
export const atLeast = (value: number): Limit => ({ is: 'at least', value });

/** Returns false for a value beyond its limit, and for one that could not be measured. */
export const isWithin = (value: number, limit: Limit): boolean =>
  limit.is === 'at most' ? value <= limit.value : value >= limit.value;

/** Prints the figures of all sides as a table; a figure of the present version beyond its limit fails the bench. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const hasBefore = figures.some(({ values }) => values.before !== undefined);
  console.log(`\n| ${title} |${hasBefore ? ' before |' : ''} now | limit | |`);
  console.log(`|---|${hasBefore ? '---:|' : ''}---:|---|---|`);
  for (const { name, unit, digits = 2, limit, values } of figures) {
    const shown = (value: number | undefined) => (value === undefined ? '' : `${value.toFixed(digits)} ${unit}`.trim());
    const isKept = limit === undefined || values.now === undefined || isWithin(values.now, limit);
    const bound = limit ? `${limit.is} ${limit.value}` : '';
    const before = hasBefore ? ` ${shown(values.before)} |` : '';
    console.log(`| ${name} |${before} ${shown(values.now)} | ${bound} | ${isKept ? '' : 'FAIL'} |`);
    if (!isKept) process.exitCode = 1;
  }
}
