import type { PackageCard } from '../../../contracts/packages.ts';
import type { Day } from '../../../core/dates.ts';
import { packageCards } from '../../../words/en/site/package-cards.ts';

const AVERAGE = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Returns a number such as `4.6`, out of five. */
export const formatAverage = (average: number): string => AVERAGE.format(average);

/** Returns whether the price is per person or for the group. */
export const priceUnit = ({ pricePerPerson }: PackageCard['pricing']): string =>
  pricePerPerson ? packageCards.perPerson : packageCards.forGroup;

/** Returns the last Indian calendar day of today's price; null when it has no end. */
export function lastDayOfPrice({ discountPercentage, validUntil, offer }: PackageCard['pricing']): Day | null {
  const ends = [discountPercentage > 0 ? validUntil : null, offer?.until ?? null].filter((day) => day !== null);
  return ends.toSorted()[0] ?? null;
}

/** Returns a category in the page's language; one that the site does not know stays as it is. */
export const wordCategory = (category: string): string =>
  (packageCards.categories as Readonly<Record<string, string>>)[category] ?? category;

export const packagePath = (slug: string): string => `/package/${encodeURIComponent(slug)}`;
