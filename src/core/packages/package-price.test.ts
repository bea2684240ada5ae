import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingPrice, discountedPrice, discountOn, priceToPay } from './package-price.ts';

describe('the price of a package', () => {
  it.each([
    [20_000, 10, 18_000],
    [999, 0, 999],
    [999, 15, 849],
    [1_001, 50, 501],
    [1, 90, 0],
    [100_000_000, 33, 67_000_000],
  ])('%i less %i %% is %i', (base, discount, price) => {
    expect(discountedPrice(base, discount)).toBe(price);
  });

  it('is whole, never above the base price, and within half a unit of the exact one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), fc.integer({ min: 0, max: 90 }), (base, discount) => {
        const price = discountedPrice(base, discount);
        expect(Number.isInteger(price)).toBe(true);
        expect(price).toBeLessThanOrEqual(base);
        expect(Math.abs(price * 100 - base * (100 - discount))).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('has its discount up to and with the last day of it', () => {
    const pricing = { basePrice: 20_000, discountPercentage: 10, validUntil: '2026-11-30' };
    expect(discountOn(pricing, '2026-11-30')).toBe(10);
    expect(priceToPay(pricing, '2026-11-30', 0)).toBe(18_000);
    expect(discountOn(pricing, '2026-12-01')).toBe(0);
    expect(priceToPay(pricing, '2026-12-01', 0)).toBe(20_000);
    expect(priceToPay({ ...pricing, validUntil: null }, '2099-01-01', 0)).toBe(18_000);
  });

  it('of a booking is times the travellers, or once for the group with a share that covers it', () => {
    expect(bookingPrice(18_000, true, 3)).toEqual({ pricePerPerson: 18_000, total: 54_000 });
    expect(bookingPrice(10_000, false, 3)).toEqual({ pricePerPerson: 3_334, total: 10_000 });
  });
});
