import { formatCount } from '../../../core/counts.ts';
import { dashboard } from '../../../words/en/office/dashboard.ts';

export const ARROWS = { up: '▲', down: '▼', same: '=' } as const;

export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  /** Shown beside the week's figure. */
  readonly words: string;
}

type ChangeWords = Pick<typeof dashboard, 'same' | 'noneBefore' | 'more' | 'less' | 'slightlyMore' | 'slightlyLess'>;

/** Returns the change from the window before, the previous week by default, in words, with that window's figure. */
export function describeChange(
  now: number,
  before: number,
  format: (value: number) => string = formatCount,
  says: { readonly [K in keyof ChangeWords]: ChangeWords[K] extends string ? string : ChangeWords[K] } = dashboard,
): Change {
  if (now === before) return { direction: 'same', words: says.same };
  const direction = now > before ? 'up' : 'down';
  if (before === 0) return { direction, words: says.noneBefore };
  const share = Math.round((Math.abs(now - before) / before) * 100);
  const told = { percent: formatCount(share), before: format(before) };
  if (share === 0) {
    return { direction, words: (direction === 'up' ? says.slightlyMore : says.slightlyLess)(told) };
  }
  return { direction, words: (direction === 'up' ? says.more : says.less)(told) };
}
