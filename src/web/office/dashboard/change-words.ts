import { formatCount } from '../../../core/counts.ts';
import { dashboard } from '../../../words/en/office/dashboard.ts';

export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  /** Shown beside the week's figure. */
  readonly words: string;
}

/** Returns the change from the previous week in words, with that week's figure. */
export function describeChange(now: number, before: number, format: (value: number) => string = formatCount): Change {
  if (now === before) return { direction: 'same', words: dashboard.same };
  const direction = now > before ? 'up' : 'down';
  if (before === 0) return { direction, words: dashboard.noneBefore };
  const share = Math.round((Math.abs(now - before) / before) * 100);
  const told = { percent: formatCount(share), before: format(before) };
  if (share === 0) {
    return { direction, words: (direction === 'up' ? dashboard.slightlyMore : dashboard.slightlyLess)(told) };
  }
  return { direction, words: (direction === 'up' ? dashboard.more : dashboard.less)(told) };
}
