import type { TravelPackage } from '../../../contracts/packages.ts';
import { parseItineraryText } from '../../../core/packages/itinerary-days.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './package-days.module.css';

/** Shows the days one by one, the first one unfolded; renders nothing without a plan. */
export function PackageDays({ itinerary }: { itinerary: TravelPackage['itinerary'] }) {
  const days = typeof itinerary === 'string' ? parseItineraryText(itinerary) : itinerary;
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="days-title">
      <h2 id="days-title" className={styles.title}>
        Day-wise Itinerary
      </h2>
      <ol className={styles.days}>
        {days.map(({ day, title, detail }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text may name the same day twice.
          <li key={at}>
            <details open={at === 0} className={styles.day}>
              <summary className={styles.summary}>
                <span className={styles.number}>Day {day}</span>
                <span className={styles.name}>{title === `Day ${day}` ? '' : title}</span>
                <span className={styles.mark}>
                  <ChevronIcon />
                </span>
              </summary>
              <p className={styles.detail}>{detail}</p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}
