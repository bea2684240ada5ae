import { formatCount } from '../../ui/counted.ts';

export interface Change {
  readonly direction: 'up' | 'down' | 'same';
  /** Shown beside the week's figure. */
  readonly words: string;
}

/** Returns the change from the previous week in words, with that week's figure. */
export function describeChange(now: number, before: number, format: (value: number) => string = formatCount): Change {
  if (now === before) return { direction: 'same', words: 'the same as last week' };
  const direction = now > before ? 'up' : 'down';
  if (before === 0) return { direction, words: 'none last week' };
  const share = Math.round((Math.abs(now - before) / before) * 100);
  const by = share === 0 ? 'less than 1%' : `${formatCount(share)}%`;
  return { direction, words: `${by} ${direction === 'up' ? 'more' : 'less'} than last week (${format(before)})` };
}
