import type { ReactNode } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { itinerary as texts } from '../../../words/en/site/itinerary.ts';
import styles from './plan-frame.module.css';
import { SightsList } from './sights-list.tsx';

/** Holds what stands in place of the day plan, under the sights that everybody may see. */
export const PlanFrame = ({ itinerary, children }: { itinerary: Itinerary; children: ReactNode }) => (
  <section className={`page ${styles.plan}`} aria-labelledby="plan-title">
    <h2 id="plan-title" className={styles.title}>
      {texts.dayByDay}
    </h2>
    <SightsList itinerary={itinerary} />
    {children}
  </section>
);
