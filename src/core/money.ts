/** A whole number of rupees: fractional prices would not add up exactly. */
export type Rupees = number;

const formats = new Map<string, Intl.NumberFormat>();

/** Returns `₹1,24,500` or `$124,500`: whole units of any currency, grouped as in its own country. */
export function formatMoney(amount: number, currency: string): string {
  // A formatter takes milliseconds to create, so each is made when it is first needed, and there are only a few.
  let format = formats.get(currency);
  if (!format) {
    const country = currency === 'INR' ? 'en-IN' : 'en';
    format = new Intl.NumberFormat(country, { style: 'currency', currency, maximumFractionDigits: 0 });
    formats.set(currency, format);
  }
  return format.format(amount);
}

/** Returns `₹1,24,500`: Indian grouping, no paise. */
export const formatRupees = (amount: Rupees): string => formatMoney(amount, 'INR');

const LAKH = 100_000;
const CRORE = 100 * LAKH;
const SHORT = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Returns an amount as so many lakh or crore, rounded to two decimals; null below a lakh. */
export function inLakhs(amount: Rupees): { readonly unit: 'lakh' | 'crore'; readonly amount: string } | null {
  if (amount < LAKH) return null;
  const unit = amount < CRORE - LAKH / 200 ? 'lakh' : 'crore';
  return { unit, amount: SHORT.format(amount / (unit === 'lakh' ? LAKH : CRORE)) };
}

/**
 * Returns the next multiple of ten at or above the amount: published prices end in 0 and never round a cost away.
 * Adding 0 turns a negative zero, which would be shown with a minus, into zero.
 */
export const roundUpToTen = (amount: number): Rupees => Math.ceil(amount / 10 - 1e-9) * 10 + 0;
