import { formatRupees, type Rupees } from '../money.ts';
import type { PriceLine } from './types.ts';

const COUNTS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

type Reckoned = Pick<PriceLine, 'qty' | 'unitPrice' | 'gstRate' | 'sharedBy'>;

/** Returns the figures that make a price line's amount, as they are written; no tax is an empty text. */
export const reckoningOf = ({ qty, unitPrice, gstRate, sharedBy }: Reckoned) => ({
  qty: COUNTS.format(qty),
  price: formatRupees(unitPrice),
  taxPercent: gstRate > 0 ? COUNTS.format(gstRate * 100) : '',
  sharedBy,
});

/** Returns what lines amount to, per person. */
export const sumOf = (lines: readonly Pick<PriceLine, 'amount'>[]): Rupees =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
