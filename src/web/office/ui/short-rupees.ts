import { formatRupees, inLakhs } from '../../../core/money.ts';
import { rupees } from '../../../words/en/office/rupees.ts';

/** Returns an amount in short: whole rupees below a lakh, else so many lakh or crore. */
export function shortRupees(amount: number): string {
  const short = inLakhs(amount);
  return short === null ? formatRupees(amount) : rupees[short.unit]({ amount: short.amount });
}
