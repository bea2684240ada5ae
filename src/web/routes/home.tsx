import { lazy } from 'react';
import { home } from '../../words/en/site/home.ts';
import { Link } from '../navigation/link.tsx';
import { useSession } from '../site/accounts/session.tsx';
import { HowItWorks } from '../site/frame/how-it-works.tsx';
import { PlanningWithoutScript } from '../site/frame/planning-without-script.tsx';
import { useSite } from '../site/frame/site-context.ts';
import { useLeadPopup } from '../site/leads/lead-popup.tsx';
import { SpecialOffers } from '../site/offers/special-offers.tsx';
import { type FeaturedList, FeaturedPackages } from '../site/packages/featured-packages.tsx';
import { loadFeatured } from '../site/packages/load-packages.ts';
import { loadPopular, type PopularList, PopularSearches } from '../site/popular/popular-searches.tsx';
import { goToSearchCard, SearchCard } from '../site/trip-search/search-card.tsx';
import type { Page, ScreenProps } from '../site-router/page-module.ts';
import { Button } from '../ui/button.tsx';
import { DuskSky } from '../ui/dusk-sky.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { Passage } from '../ui/passage.tsx';
import styles from './home.module.css';
import { describePage } from './page-meta.ts';

/** For signed-in readers alone. */
const RecentSearches = lazy(() => import('../site/trip-search/recent-searches.tsx'));

interface HomeData {
  readonly featured: FeaturedList | Promise<FeaturedList>;
  readonly popular: PopularList | Promise<PopularList>;
}

const PICTURES = [
  { src: '/pictures/posters/1/udaipur.dusk.svg', place: 'udaipur' },
  { src: '/pictures/posters/1/darjeeling.dusk.svg', place: 'darjeeling' },
  { src: '/pictures/posters/1/calangute.dusk.svg', place: 'calangute' },
  { src: '/pictures/posters/1/leh.dawn.svg', place: 'leh' },
] as const;

function Home({ data }: ScreenProps<HomeData>) {
  const site = useSite();
  const { user, known, signOut } = useSession();
  const signedOut = known && !user;
  const { openPopup } = useLeadPopup();
  const askThenSearch = () => openPopup(goToSearchCard);
  return (
    <main>
      <section id="home" className={styles.hero} aria-labelledby="hero-title">
        <div className={`page ${styles.inside}`}>
          <div className={styles.words}>
            <h1 id="hero-title" className={styles.headline}>
              {site.headline === '' ? home.headline : <Passage text={site.headline} />}
            </h1>
            <p className={styles.tagline}>
              <Passage text={site.tagline} />
            </p>
          </div>
          <div className={styles.card}>
            <SearchCard
              longWeekends={site.longWeekends}
              readsWishes={site.readsWishes}
              withoutScript={<PlanningWithoutScript />}
            />
            <p className={styles.havePlan}>
              {home.haveAPlan} <Link to="/check-a-plan">{home.checkIt}</Link>
            </p>
          </div>
          {user ? (
            // In the place of the button, which only signed-out visitors have: nothing below it moves.
            <div className={styles.recent}>
              <LazyPart fallback={null}>
                <RecentSearches key={user._id} onSignedOut={signOut} />
              </LazyPart>
            </div>
          ) : (
            <div className={styles.escape} data-shown={signedOut || undefined}>
              <Button look="sky" className={styles.escapeButton ?? ''} onClick={askThenSearch}>
                {home.escape}
              </Button>
            </div>
          )}
        </div>
        <DuskSky pictures={PICTURES.map(({ src, place }) => ({ src, caption: home.pictures[place] }))} />
      </section>
      <FeaturedPackages packages={data.featured} />
      <PopularSearches itineraries={data.popular} />
      <HowItWorks />
      <SpecialOffers offers={site.offers} bookable={signedOut} onBook={askThenSearch} />
    </main>
  );
}

export const page: Page<HomeData> = {
  async load({ api, language }) {
    const [featured, popular] = await Promise.all([loadFeatured(api, language), loadPopular(language, api)]);
    return { featured, popular };
  },

  /** When coming from another page of the site, the lists may arrive after the page. */
  loadInBrowser: ({ api, language }) => ({
    featured: loadFeatured(api, language),
    popular: loadPopular(language, api),
  }),

  head: ({ site }) =>
    describePage(site, {
      title: home.pageTitle,
      description: home.pageDescription,
      path: '/',
      inAllLanguages: true,
    }),

  Screen: Home,
};
