import { formatRupees, inLakhs } from '../../../core/money.ts';
import { rupees } from '../../../words/en/office/rupees.ts';

/** Returns an amount in short: whole rupees below a lakh, else so many lakh or crore. */
export function shortRupees(amount: number): string {
  const short = inLakhs(amount);
  if (short === null) return formatRupees(amount);
  const { amount: many } = short;
  return short.unit === 'lakh' ? rupees.lakh({ amount: many }) : rupees.crore({ amount: many });
}
