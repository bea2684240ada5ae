import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceToPay } from '../packages/package-price.ts';
import {
  bestOffer,
  largestPercentOff,
  lowersPrices,
  type PriceOffer,
  percentOff,
  priceUnderOffer,
  shownOffers,
} from './offer-price.ts';

const offer = (percent: number, more: Partial<PriceOffer> = {}): PriceOffer => ({
  title: `${percent}% off`,
  percent,
  scope: 'all',
  until: '2026-12-31',
  ...more,
});

describe('the offer that lowers a price', () => {
  it('is the one of those in force that covers the thing and lowers most, and only that one', () => {
    const packages = offer(30, { scope: 'packages' });
    const planned = offer(25, { scope: 'itineraries' });
    const all = offer(20);
    expect(bestOffer([all, packages, planned], 'package')).toBe(packages);
    expect(bestOffer([all, packages, planned], 'itinerary')).toBe(planned);
    expect(bestOffer([all, packages], 'itinerary')).toBe(all);
    expect(bestOffer([packages], 'itinerary')).toBeNull();
    expect(bestOffer([], 'package')).toBeNull();
  });

  it('is of two alike the one that runs longer, in whatever order they come', () => {
    const short = offer(20);
    const long = offer(20, { until: '2027-03-31' });
    expect(bestOffer([short, long], 'package')).toBe(long);
    expect(bestOffer([long, short], 'package')).toBe(long);
  });

  it('has no more percent than the form takes', () => {
    expect([1, 90, 91, 100].filter((percent) => lowersPrices({ percent }))).toEqual([1, 90]);
  });

  it('is among those shown, however many there are', () => {
    const small = [5, 6, 7, 8].map((percent) => offer(percent));
    const [packages, planned] = [offer(30, { scope: 'packages' }), offer(25, { scope: 'itineraries' })];
    expect(shownOffers([...small, planned, packages], 3)).toEqual([small[0], planned, packages]);
    expect(shownOffers([packages, ...small], 3)).toEqual([packages, small[0], small[3]]);
    expect(shownOffers(small, 4)).toEqual(small);
    expect(shownOffers([], 4)).toEqual([]);
    const ofPackages = small.map((each) => ({ ...each, scope: 'packages' as const }));
    expect(shownOffers(ofPackages, 4)).toEqual(ofPackages);
  });

  it('takes its percent off what the discount has left, whole rupees, half up', () => {
    expect(priceUnderOffer(37_752, offer(20))).toBe(30_202);
    expect(priceUnderOffer(37_752, null)).toBe(37_752);
    const pricing = { basePrice: 20_000, discountPercentage: 10, validUntil: '2026-11-30' };
    expect(priceToPay(pricing, '2026-11-30', 20)).toBe(14_400);
    expect(priceToPay(pricing, '2026-12-01', 20)).toBe(16_000);
    expect(priceToPay({ ...pricing, basePrice: 999, discountPercentage: 15 }, '2026-11-30', 33)).toBe(569);
  });

  it('and a discount lower by what is left of what is left, and never claim more than that', () => {
    expect(percentOff(10, offer(20))).toBe(28);
    expect(percentOff(0, offer(20))).toBe(20);
    expect(percentOff(15, null)).toBe(15);
    const percents = fc.integer({ min: 0, max: 90 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 1e8 }),
        percents,
        percents,
        (basePrice, discountPercentage, percent) => {
          const price = priceToPay({ basePrice, discountPercentage, validUntil: null }, '2026-11-30', percent);
          expect(Number.isInteger(price)).toBe(true);
          // Rounding changes a price by less than one unit.
          const claimed = percentOff(discountPercentage, offer(percent));
          expect(price).toBeLessThan((basePrice * (100 - claimed)) / 100 + 1);
        },
      ),
    );
  });
});

describe('the largest reduction on sale', () => {
  it.each<[PriceOffer[], number | null, number]>([
    [[], null, 0],
    [[], 0, 0],
    [[], 15, 15],
    [[offer(20)], 15, 32],
    [[offer(20)], null, 20],
    [[offer(20, { scope: 'packages' })], null, 0],
    [[offer(20, { scope: 'packages' })], 0, 20],
    [[offer(40, { scope: 'itineraries' })], 15, 40],
  ])('of %j with packages at most %s%% off is %i%%', (offers, discount, expected) => {
    expect(largestPercentOff(offers, discount)).toBe(expected);
  });
});
