import type { PlanDifference } from '../../../core/planner/alternatives/plan-difference.ts';
import { tripChanges as words } from '../../../words/en/site/trip-changes.ts';
import { Passage } from '../../ui/passage.tsx';
import { linesOf, type PricedFor, wordMinutes, wordPrice, wordSpending } from './difference-lines.ts';
import styles from './trip-changes.module.css';

/** Shows what is different in a plan: money and hours first, then days, nights and sights. */
export function DifferenceList({ difference, pricedFor }: { difference: PlanDifference; pricedFor: PricedFor }) {
  const price = wordPrice(difference, pricedFor);
  const spending = wordSpending(difference, pricedFor);
  const minutes = wordMinutes(difference);
  const lines = linesOf(difference);
  const isSame = lines.length === 0 && !minutes && (price === undefined || price.inAll === undefined);
  if (isSame) return <p>{words.same}</p>;
  return (
    <div className={styles.difference}>
      {(price || minutes) && (
        <p className={styles.figures}>
          {price && (
            <strong className="price">
              {price.each}
              {price.inAll && <span className={styles.whole}>{price.inAll}</span>}
            </strong>
          )}
          {minutes && <span>{minutes}</span>}
        </p>
      )}
      {spending.length > 0 && (
        <p className={styles.about}>
          {spending.map((each) => (
            <span key={each}>{each}</span>
          ))}
        </p>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>
            <Passage text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}
