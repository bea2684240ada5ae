import type { TravelPackage } from '../../../contracts/packages.ts';
import { parseItineraryText, WHOLE_PLAN_TITLE } from '../../../core/packages/itinerary-days.ts';
import { packagePage } from '../../../words/en/site/package-page.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { Passage, useLanguageOf } from '../../ui/passage.tsx';
import styles from './package-days.module.css';

/** Shows the days one by one, the first one unfolded; renders nothing without a plan. */
export function PackageDays({ itinerary }: { itinerary: TravelPackage['itinerary'] }) {
  const langOf = useLanguageOf();
  const days = typeof itinerary === 'string' ? parseItineraryText(itinerary) : itinerary;
  if (days.length === 0) return null;
  return (
    <section aria-labelledby="days-title">
      <h2 id="days-title" className={styles.title}>
        {packagePage.days}
      </h2>
      <ol className={styles.days}>
        {days.map(({ day, title, detail }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text may name the same day twice.
          <li key={at}>
            <details open={at === 0} className={styles.day}>
              <summary className={styles.summary}>
                <span className={styles.number}>{packagePage.day({ number: day })}</span>
                <span className={styles.name}>
                  <DayTitle day={day} title={title} />
                </span>
                <span className={styles.mark}>
                  <ChevronIcon />
                </span>
              </summary>
              <p className={styles.detail} lang={langOf(detail)}>
                {detail}
              </p>
            </details>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Renders nothing for a day without a title of its own, and the page's words for a plan that is not divided. */
function DayTitle({ day, title }: { day: number; title: string }) {
  if (title === `Day ${day}`) return null;
  return title === WHOLE_PLAN_TITLE ? packagePage.wholePlan : <Passage text={title} />;
}
