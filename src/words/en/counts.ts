import { formatCount } from '../counts.ts';

/** Returns "1 day" or "1,200 days". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
