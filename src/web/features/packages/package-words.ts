import type { PackageCard } from '../../../contracts/packages.ts';

const COUNT = new Intl.NumberFormat('en-IN');
const AVERAGE = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `12,345`, in Indian grouping. */
export const formatCount = (count: number): string => COUNT.format(count);

/** `4.6`, out of five. */
export const formatAverage = (average: number): string => AVERAGE.format(average);

export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** What the price is for. */
export const priceUnit = ({ pricePerPerson }: PackageCard['pricing']): string =>
  pricePerPerson ? 'per person' : 'for the group';

export const packagePath = (slug: string): string => `/package/${encodeURIComponent(slug)}`;
