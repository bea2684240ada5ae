const COUNT = new Intl.NumberFormat('en-IN');

/** Returns `12,345`: Latin digits in Indian grouping, as in every language of the site. */
export const formatCount = (count: number): string => COUNT.format(count);
