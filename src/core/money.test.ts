import { describe, expect, it } from 'vitest';
import { formatMoney, formatRupees, inLakhs, roundUpToTen } from './money.ts';

describe('money', () => {
  it('groups rupees the Indian way and other currencies their own', () => {
    expect(formatRupees(1_24_500)).toBe('₹1,24,500');
    expect(formatMoney(1_24_500, 'INR')).toBe('₹1,24,500');
    expect(formatMoney(124_500, 'USD')).toBe('$124,500');
    expect(formatMoney(124_500, 'EUR')).toBe('€124,500');
  });

  it('shortens large amounts to lakh and crore', () => {
    expect([99_999, 1_00_000, 10_47_500, 99_99_400, 99_99_600, 1_24_05_000].map(inLakhs)).toEqual([
      null,
      { unit: 'lakh', amount: '1' },
      { unit: 'lakh', amount: '10.48' },
      { unit: 'lakh', amount: '99.99' },
      { unit: 'crore', amount: '1' },
      { unit: 'crore', amount: '1.24' },
    ]);
  });

  it('rounds a cost up to the next ten, and never away', () => {
    expect([0, 1, 10, 10.01, 99.9].map(roundUpToTen)).toEqual([0, 10, 10, 20, 100]);
  });
});
