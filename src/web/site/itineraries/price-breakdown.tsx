import type { Details, Itinerary } from '../../../contracts/itineraries.ts';
import { formatRupees } from '../../../core/money.ts';
import { sumOf } from '../../../core/pricing/reckoning.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { Passage } from '../../ui/passage.tsx';
import { wordDate } from './itinerary-words.ts';
import styles from './price-breakdown.module.css';
import { PriceLines } from './price-lines.tsx';

type PriceLine = Details['priceLines'][number];
type Component = PriceLine['component'];

const ORDER: readonly Component[] = ['transport', 'stay', 'meals', 'local', 'activities', 'entry', 'rounding'];

interface PriceBreakdownProps {
  itinerary: Itinerary;
  lines: readonly PriceLine[];
}

/** Shows the price by parts; each part opens to its lines, and all lines less the offer add up to the card's price. */
export function PriceBreakdown({ itinerary, lines }: PriceBreakdownProps) {
  const { pricePP, fullPricePP, totalPrice, travellers, offer, ratesCheckedOn } = itinerary;
  const parts = ORDER.map((component) => ({
    component,
    lines: lines.filter((line) => line.component === component),
  })).filter((part) => part.lines.length > 0);
  const sum = sumOf(lines);
  return (
    <div className={styles.breakdown}>
      {parts.map((part) => (
        <Part key={part.component} {...part} whole={sum} />
      ))}
      <dl className={styles.sums}>
        <div className={styles.each}>
          <dt>{plan.total({ lines: lines.length })}</dt>
          <dd className="price">{formatRupees(sum)}</dd>
        </div>
        {offer && (
          <div>
            <dt>
              <Passage text={plan.offer(offer)} />
            </dt>
            <dd className="price">−{formatRupees(fullPricePP - pricePP)}</dd>
          </div>
        )}
        <div>
          <dt>
            {plan.timesEach({ count: travellers })} <span className="price">{formatRupees(pricePP)}</span>
          </dt>
          <dd className="price">{formatRupees(totalPrice)}</dd>
        </div>
      </dl>
      <p className={styles.estimate}>
        {plan.estimate({ day: wordDate(ratesCheckedOn) })}
        {offer && ` ${plan.offerApart}`}
      </p>
    </div>
  );
}

function Part({ component, lines, whole }: { component: Component; lines: readonly PriceLine[]; whole: number }) {
  const sum = sumOf(lines);
  return (
    <details className={styles.part}>
      <summary>
        <span className={styles.name}>{plan.components[component]}</span>
        <span className={styles.bar} aria-hidden="true">
          <span style={{ width: `${whole > 0 ? (sum / whole) * 100 : 0}%` }} />
        </span>
        <strong className="price">{formatRupees(sum)}</strong>
      </summary>
      <PriceLines lines={lines} caption={plan.componentEach({ name: plan.components[component] })} />
    </details>
  );
}
