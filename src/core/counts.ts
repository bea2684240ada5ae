const COUNT = new Intl.NumberFormat('en-IN');

/** Returns `12,345`, in Indian grouping. */
export const formatCount = (count: number): string => COUNT.format(count);
