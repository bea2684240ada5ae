import { describe, expect, it } from 'vitest';
import type { PriceOffer } from '../../../core/offers/offer-price.ts';
import { includedOffer } from './included-offer.ts';

const offer = (percent: number, more: Partial<PriceOffer> = {}): PriceOffer => ({
  title: `${percent}% off`,
  percent,
  scope: 'all',
  until: '2026-12-31',
  ...more,
});

const INCLUDED = 'The prices on this site already include it.';
const INSTEAD = 'The prices on this site include another offer instead.';

describe('the card of an offer', () => {
  it('says that prices include it while no other lowers them more', () => {
    const [packages, planned] = [offer(30, { scope: 'packages' }), offer(25, { scope: 'itineraries' })];
    expect(includedOffer(packages, [planned, packages])).toBe(INCLUDED);
    expect(includedOffer(planned, [planned, packages])).toBe(INCLUDED);
  });

  it('does not say so of an offer that another one replaces', () => {
    const [small, large] = [offer(10), offer(20)];
    expect([small, large].map((each) => includedOffer(each, [small, large]))).toEqual([INSTEAD, INCLUDED]);
    const longer = offer(20, { until: '2027-03-31' });
    expect(includedOffer(large, [large, longer])).toBe(INSTEAD);
  });

  it('says which prices include it where another one lowers the rest', () => {
    const [all, packages] = [offer(20), offer(30, { scope: 'packages' })];
    expect(includedOffer(all, [all, packages])).toBe(
      'The prices of planned trips already include it; the others include another offer instead.',
    );
    expect(includedOffer(packages, [all, packages])).toBe(INCLUDED);
  });
});
