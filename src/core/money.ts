/** A whole number of rupees: fractional prices would not add up exactly. */
export type Rupees = number;

const INDIAN_RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** Returns `₹1,24,500`: Indian grouping, no paise. */
export const formatRupees = (amount: Rupees): string => INDIAN_RUPEES.format(amount);

const formats = new Map<string, Intl.NumberFormat>([['INR', INDIAN_RUPEES]]);

/** Returns `₹1,24,500` or `$124,500`: whole units of any currency, grouped as in its own country. */
export function formatMoney(amount: number, currency: string): string {
  // Formatters are expensive to create, and there are only a few currencies.
  const format =
    formats.get(currency) ?? new Intl.NumberFormat('en', { style: 'currency', currency, maximumFractionDigits: 0 });
  formats.set(currency, format);
  return format.format(amount);
}

/**
 * Returns the next multiple of ten at or above the amount: published prices end in 0 and never round a cost away.
 * Adding 0 turns a negative zero, which would be shown with a minus, into zero.
 */
export const roundUpToTen = (amount: number): Rupees => Math.ceil(amount / 10 - 1e-9) * 10 + 0;
