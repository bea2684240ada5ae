import { type MetaDescriptor, useLocation } from 'react-router';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/soon';
import { describePage } from './page-meta.ts';
import styles from './soon.module.css';

const PAGES = {
  '/packages': {
    heading: 'Travel Packages',
    title: 'Travel packages open soon',
    text: 'We are putting together trips that the agency runs itself: fixed dates, a fixed price and somebody who waits for you at the station. They will stand here, with what is in them and what is not.',
    until:
      'Until then, tell us where you would like to go: the planner makes several itineraries for your own dates and budget.',
    picture: '/pictures/posters/1/kochi.dusk.svg',
  },
  '/blog': {
    heading: 'Travel Blog',
    title: 'The travel blog opens soon',
    text: 'Routes that we have tried ourselves, what a day in a place really costs, and when the trains are worth getting up for. The first posts are being written.',
    until:
      'Until then, let the planner show you a place: every day plan says what to see, when it is open and what it costs.',
    picture: '/pictures/posters/1/varanasi.dawn.svg',
  },
} as const;

const pageAt = (pathname: string) => PAGES[pathname.replace(/\/$/, '') as keyof typeof PAGES] ?? PAGES['/packages'];

export function meta({ matches, location }: Route.MetaArgs): MetaDescriptor[] {
  const page = pageAt(location.pathname);
  return describePage(matches, { title: page.heading, description: page.text, path: location.pathname, hidden: true });
}

/** An honest page for what is not open yet. */
export default function Soon() {
  const page = pageAt(useLocation().pathname);
  return (
    <main className={styles.page}>
      <div className={`page ${styles.inside}`}>
        <div className={styles.words}>
          <p className={styles.heading}>{page.heading}</p>
          <h1 className={styles.title}>{page.title}</h1>
          <p>{page.text}</p>
          <p className={styles.until}>{page.until}</p>
          <ButtonLink look="action" to="/#home" className={styles.button ?? ''}>
            Plan a trip
          </ButtonLink>
        </div>
        <img src={page.picture} alt="" width={600} height={400} className={styles.picture} />
      </div>
    </main>
  );
}
