import { useEffect, useState } from 'react';
import type { ApiCall } from '../../../contracts/client.ts';
import type { PopularItinerary } from '../../../contracts/itineraries.ts';
import type { Language } from '../../../core/languages.ts';
import { home } from '../../../words/en/site/home.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useLanguage } from '../../navigation/language.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PopularCard, SampleCard } from './popular-card.tsx';
import styles from './popular-searches.module.css';
import { sampleRoutes } from './sample-routes.ts';

/** Null when the list could not be loaded. */
export type PopularList = readonly PopularItinerary[] | null;

/** Returns the list, or null with the reason logged. */
export const loadPopular = (lang: Language, api: ApiCall = browserApi): Promise<PopularList> =>
  api('GET /api/itineraries/popular', { query: lang === 'en' ? {} : { lang } }).then(
    ({ popularItineraries }) => popularItineraries,
    (error: unknown) => {
      console.warn('Popular searches could not be loaded', error);
      return null;
    },
  );

/** Returns the list, or `loading` until it arrives. Retries once from the browser when the server could not load it. */
function usePopular(given: PopularList | Promise<PopularList>): PopularList | 'loading' {
  const [list, setList] = useState<PopularList | 'loading'>('loading');
  const language = useLanguage();
  useEffect(() => {
    if (isList(given)) return;
    let left = false;
    const keep = (loaded: PopularList) => {
      if (!left) setList(loaded);
    };
    const coming = given instanceof Promise ? given : loadPopular(language);
    coming.then(keep, () => keep(null));
    return () => {
      left = true;
    };
  }, [given, language]);
  return isList(given) ? given : list;
}

const isList = (given: PopularList | Promise<PopularList>): given is readonly PopularItinerary[] =>
  Array.isArray(given);

/** Shows other travellers' plans, as cards in a carousel. */
export function PopularSearches({ itineraries }: { itineraries: PopularList | Promise<PopularList> }) {
  const list = usePopular(itineraries);
  return (
    <section id="searches" className={styles.section} aria-labelledby="searches-title">
      <div className="page">
        <h2 id="searches-title" className={styles.title}>
          {home.popularTitle}
        </h2>
        <PopularContent list={list} />
      </div>
    </section>
  );
}

function PopularContent({ list }: { list: PopularList | 'loading' }) {
  if (list === 'loading') return <Loading />;
  if (list === null) {
    const routes = sampleRoutes();
    return (
      <>
        <Nothing />
        <Carousel label={home.popularRoutes} names={routes.map(({ from, to }) => home.route({ from, to }))}>
          {routes.map((route) => (
            <SampleCard key={route.id} route={route} />
          ))}
        </Carousel>
      </>
    );
  }
  if (list.length === 0) return <Nothing />;
  return (
    <>
      <p className={styles.lead}>{home.popularLead}</p>
      <Carousel label={home.popularPlanned} names={list.map(({ title }) => title)}>
        {list.map((itinerary) => (
          <PopularCard key={itinerary._id} itinerary={itinerary} />
        ))}
      </Carousel>
    </>
  );
}

function Nothing() {
  return (
    <div className={styles.nothing}>
      <EmptyState title={home.nothingTitle}>
        <p>{home.nothing}</p>
      </EmptyState>
    </div>
  );
}

function Loading() {
  return (
    <div role="status">
      <p className={styles.lead}>{home.popularLoading}</p>
      <div className={styles.skeletons} aria-hidden="true">
        {[1, 2, 3, 4].map((at) => (
          <div key={at} className={styles.skeleton} />
        ))}
      </div>
    </div>
  );
}
