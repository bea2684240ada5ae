import { formatCount } from '../../core/counts.ts';

export { formatCount };

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
