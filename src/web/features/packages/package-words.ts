import type { PackageCard } from '../../../contracts/packages.ts';

const AVERAGE = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `4.6`, out of five. */
export const formatAverage = (average: number): string => AVERAGE.format(average);

/** What the price is for. */
export const priceUnit = ({ pricePerPerson }: PackageCard['pricing']): string =>
  pricePerPerson ? 'per person' : 'for the group';

export const packagePath = (slug: string): string => `/package/${encodeURIComponent(slug)}`;
