import type { Details } from '../../../contracts/itineraries.ts';
import { formatRupees } from '../../../core/money.ts';
import styles from './price-lines.module.css';

type PriceLine = Details['priceLines'][number];

const COUNTS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

/** Returns text such as "72 km × ₹17 ÷ 2 travellers", "1 room-night × ₹1,300 + 5% tax ÷ 2 travellers". */
function wordReckoning({ component, qty, unit, unitPrice, gstRate, sharedBy }: PriceLine): string {
  if (component === 'rounding') return 'to the next ₹10';
  const tax = gstRate > 0 ? ` + ${COUNTS.format(gstRate * 100)}% tax` : '';
  const shared = sharedBy > 1 ? ` ÷ ${sharedBy} travellers` : '';
  return `${COUNTS.format(qty)} ${unit} × ${formatRupees(unitPrice)}${tax}${shared}`;
}

export const sumOf = (lines: readonly PriceLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

interface PriceLinesProps {
  lines: readonly PriceLine[];
  caption: string;
}

/** Shows price lines and their sum, per person. */
export function PriceLines({ lines, caption }: PriceLinesProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Per person</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.dayNumber} ${line.code} ${line.label}`}>
            <th scope="row">
              {line.label}
              <span className={styles.reckoning}>{wordReckoning(line)}</span>
            </th>
            <td className="price">{formatRupees(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Subtotal</th>
          <td className="price">{formatRupees(sumOf(lines))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
