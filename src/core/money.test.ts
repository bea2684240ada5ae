import { describe, expect, it } from 'vitest';
import { formatMoney, formatRupees, roundUpToTen } from './money.ts';

describe('money', () => {
  it('groups rupees the Indian way and other currencies their own', () => {
    expect(formatRupees(1_24_500)).toBe('₹1,24,500');
    expect(formatMoney(1_24_500, 'INR')).toBe('₹1,24,500');
    expect(formatMoney(124_500, 'USD')).toBe('$124,500');
    expect(formatMoney(124_500, 'EUR')).toBe('€124,500');
  });

  it('rounds a cost up to the next ten, and never away', () => {
    expect([0, 1, 10, 10.01, 99.9].map(roundUpToTen)).toEqual([0, 10, 10, 20, 100]);
  });
});
