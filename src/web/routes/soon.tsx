import type { MetaDescriptor } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/soon';
import { describePage } from './page-meta.ts';
import styles from './soon.module.css';

const HEADING = 'Travel Blog';
const ABOUT =
  'Routes that we have tried ourselves, what a day in a place really costs, and when the trains are worth getting up for. The first posts are being written.';

export function meta({ matches, location }: Route.MetaArgs): MetaDescriptor[] {
  return describePage(matches, { title: HEADING, description: ABOUT, path: location.pathname, hidden: true });
}

/** An honest page for what is not open yet. */
export default function Soon() {
  return (
    <main className={styles.page}>
      <div className={`page ${styles.inside}`}>
        <div className={styles.words}>
          <p className={styles.heading}>{HEADING}</p>
          <h1 className={styles.title}>The travel blog opens soon</h1>
          <p>{ABOUT}</p>
          <p className={styles.until}>
            Until then, let the planner show you a place: every day plan says what to see, when it is open and what it
            costs.
          </p>
          <ButtonLink look="action" to="/#home" className={styles.button ?? ''}>
            Plan a trip
          </ButtonLink>
        </div>
        <img src="/pictures/posters/1/varanasi.dawn.svg" alt="" width={600} height={400} className={styles.picture} />
      </div>
    </main>
  );
}
