import type { Details } from '../../../contracts/itineraries.ts';
import { formatRupees } from '../../../core/money.ts';
import { reckoningOf, sumOf } from '../../../core/pricing/reckoning.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { Passage } from '../../ui/passage.tsx';
import styles from './price-lines.module.css';

type PriceLine = Details['priceLines'][number];

/** Returns text such as "72 km × ₹17 ÷ 2 travellers", "1 room-night × ₹1,300 + 5% tax ÷ 2 travellers". */
function wordReckoning(line: PriceLine): string {
  if (line.component === 'rounding') return plan.rounded;
  const units: Readonly<Record<string, string>> = plan.units;
  return plan.reckoning({ ...reckoningOf(line), unit: units[line.unit] ?? line.unit });
}

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
          <th scope="col">{plan.item}</th>
          <th scope="col">{plan.perPerson}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.dayNumber} ${line.code} ${line.label}`}>
            <th scope="row">
              <Passage text={line.label} />
              <span className={styles.reckoning}>{wordReckoning(line)}</span>
            </th>
            <td className="price">{formatRupees(line.amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{plan.subtotal}</th>
          <td className="price">{formatRupees(sumOf(lines))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
