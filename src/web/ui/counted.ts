const COUNT = new Intl.NumberFormat('en-IN');

/** Returns `12,345`, in Indian grouping. */
export const formatCount = (count: number): string => COUNT.format(count);

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
