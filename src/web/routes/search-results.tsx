import { lazy, useEffect, useMemo, useState } from 'react';
import type { Itinerary } from '../../contracts/itineraries.ts';
import { bestOffer } from '../../core/offers/offer-price.ts';
import { changedSearch } from '../../words/en/site/changed-search.ts';
import { compare } from '../../words/en/site/compare.ts';
import { dates } from '../../words/en/site/dates.ts';
import { results } from '../../words/en/site/results.ts';
import { Redirect } from '../navigation/link.tsx';
import { useLocation, useNavigator } from '../navigation/navigation.ts';
import { useSession } from '../site/accounts/session.tsx';
import { PlanningWithoutScript } from '../site/frame/planning-without-script.tsx';
import { useSite } from '../site/frame/site-context.ts';
import type { GenerationProblem } from '../site/generation/generate.ts';
import { wordGenerationFailure } from '../site/generation/problem-words.ts';
import { ProgressLine } from '../site/generation/progress-line.tsx';
import { forgetResults, readSavedResults } from '../site/generation/saved-results.ts';
import { SearchStrip } from '../site/generation/search-strip.tsx';
import { keyOfWish } from '../site/generation/trip-wish.ts';
import { useGeneration } from '../site/generation/use-generation.ts';
import { CompareBar } from '../site/itineraries/compare-bar.tsx';
import { InsteadNotice } from '../site/itineraries/instead-notice.tsx';
import { ItineraryGrid } from '../site/itineraries/itinerary-grid.tsx';
import { useOpenItinerary } from '../site/itineraries/open-itinerary.ts';
import type { Picture } from '../site/itineraries/place-picture.ts';
import { type Comparison, useComparison } from '../site/itineraries/use-comparison.ts';
import { rememberSearch } from '../site/trip-search/remember-search.ts';
import { type AskedSearch, addressOfSearch, findSearch } from '../site/trip-search/search-address.ts';
import { completeSearch, type SearchParameters, saveSearch } from '../site/trip-search/search-parameters.ts';
import type { Page } from '../site-router/page-module.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { Notice } from '../ui/notice.tsx';
import { Passage } from '../ui/passage.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { describePage } from './page-meta.ts';
import { NewSearch, PassedSearch, SearchHead } from './search-head.tsx';
import styles from './search-results.module.css';

const FailureScreen = lazy(async () => ({
  default: (await import('../site/generation/failure-screen.tsx')).FailureScreen,
}));

const CompareDialog = lazy(() => import('../site/itineraries/compare-dialog.tsx'));

const NOTHING_CHOSEN = { chosen: [], toggle: () => undefined };

/** Most suggestions in one answer. */
const EXPECTED = 6;

/** Plans that stay in sight while those of a changed search are made. */
interface EarlierPlans {
  readonly search: SearchParameters;
  readonly itineraries: readonly Itinerary[];
}

/** Returns what the page asks for; the same object for the same search, so that no render starts it again. */
function useAskedSearch(): AskedSearch | null {
  const { state, search: query } = useLocation();
  const hydrated = useHydrated();
  const asked = useMemo(() => (hydrated ? findSearch(state, query) : null), [hydrated, state, query]);
  const key = asked && `${keyOfWish(asked.search)} ${JSON.stringify(asked.passed)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked.
  return useMemo(() => asked, [key]);
}

function SearchResults() {
  const { search: query, hash } = useLocation();
  const { navigate } = useNavigator();
  const [tries, setTries] = useState(0);
  const [earlier, setEarlier] = useState<EarlierPlans | null>(null);
  const asked = useAskedSearch();
  const address = asked && !asked.passed ? addressOfSearch(asked.search) : null;

  useEffect(() => {
    if (asked && address && !address.endsWith(`results${query}`)) {
      void navigate(address + hash, { replace: true, state: asked.search, preventScrollReset: true });
    }
  }, [asked, address, query, hash, navigate]);

  if (!asked) return <NoSearch />;
  const { search } = asked;
  const searchFor = (next: SearchParameters, options: { replace?: boolean } = {}) => {
    saveSearch(next);
    void navigate(addressOfSearch(next), { ...options, state: next });
  };
  if (asked.passed) return <PassedSearch search={search} passed={asked.passed} onSearch={searchFor} />;
  const tryAgain = () => {
    forgetResults(search);
    setTries(tries + 1);
  };
  return (
    <Results
      key={`${keyOfWish(search)} ${tries}`}
      search={search}
      earlier={earlier}
      onPlans={setEarlier}
      onTryAgain={tryAgain}
      onSearch={searchFor}
    />
  );
}

/** Shown until the browser has read the search; without one, leads home. */
function NoSearch() {
  const hydrated = useHydrated();
  return (
    <>
      {/* Stays until the home page is there: an empty page would move the footer up and down again. */}
      <Unknown />
      {hydrated && <Redirect to="/" />}
    </>
  );
}

/** Rendered by the server; the same for every visitor. */
function Unknown() {
  return (
    <main>
      <SearchStrip
        wish={null}
        title={
          <>
            <span className={styles.waiting}>{results.loading}</span>
            <noscript>{results.notPlanned}</noscript>
          </>
        }
      >
        <NewSearch />
      </SearchStrip>
      <div className={`page ${styles.body}`}>
        <noscript>
          <div className={styles.noScript}>
            <PlanningWithoutScript />
          </div>
        </noscript>
        <ItineraryGrid
          itineraries={[]}
          coming={EXPECTED}
          progress={<ProgressLine text={results.reading} ready={0} />}
          comparison={NOTHING_CHOSEN}
          onOpen={() => undefined}
        />
      </div>
    </main>
  );
}

interface ResultsProps {
  search: SearchParameters;
  earlier: EarlierPlans | null;
  /** Receives the plans whenever there are some. */
  onPlans: (plans: EarlierPlans) => void;
  onTryAgain: () => void;
  onSearch: (search: SearchParameters, options?: { replace?: boolean }) => void;
}

function Results({ search, earlier, onPlans, onTryAgain, onSearch }: ResultsProps) {
  const session = useSession();
  const { offers } = useSite();
  const [saved] = useState(() => {
    // Lets a reload, and the way back from an itinerary, find the same search.
    saveSearch(search);
    return readSavedResults(search, bestOffer(offers, 'itinerary'));
  });
  const generation = useGeneration(search, saved);
  const { phase, itineraries, progress, problem } = generation;
  const opening = useOpenItinerary({
    party: search,
    signedIn: session.user !== null,
    askToSignIn: session.openLogin,
  });
  const open = (itinerary: Itinerary, picture: Picture) => void opening.open(itinerary, picture);
  const change = (changed: Partial<SearchParameters>) =>
    onSearch(completeSearch({ ...search, ...changed }), { replace: true });
  const [before] = useState(earlier);
  const hasEarlier = before !== null && itineraries.length === 0;
  const shown = hasEarlier ? before.itineraries : itineraries;
  const comparison = useComparison(shown);

  const userId = session.user?._id;
  useEffect(() => {
    if (userId) rememberSearch(userId, search);
  }, [userId, search]);

  useEffect(() => {
    if (itineraries.length > 0) onPlans({ search, itineraries });
  }, [search, itineraries, onPlans]);

  return (
    <main>
      <SearchHead
        search={search}
        title={titleOf(phase, itineraries.length)}
        isChanged={before !== null}
        onSearch={onSearch}
      />
      <div className={`page ${styles.body}`}>
        {opening.problem && (
          <div className={styles.alert}>
            <Notice tone="problem">{opening.problem}</Notice>
          </div>
        )}
        {generation.brokenOff && <Notice tone="problem">{results.connectionLost}</Notice>}
        {phase === 'failed' ? (
          <LazyPart fallback={<FailedPlainly problem={problem} onTryAgain={onTryAgain} />}>
            <FailureScreen problem={problem} wish={search} onTryAgain={onTryAgain} onChange={change} />
          </LazyPart>
        ) : (
          <>
            <InsteadNotice itineraries={itineraries} />
            <ItineraryGrid
              itineraries={itineraries}
              coming={hasEarlier ? 0 : comingOf(phase, generation.loadingMore, itineraries.length)}
              progress={
                (phase === 'generating' || generation.writing) && (
                  <ProgressLine text={progress} ready={generation.waiting ? 0 : itineraries.length} />
                )
              }
              comparison={comparison}
              onOpen={open}
            />
          </>
        )}
        {hasEarlier && <Earlier {...before} comparison={comparison} onOpen={open} />}
        {phase === 'ready' && <More {...generation} />}
        <Compared comparison={comparison} itineraries={shown} onOpen={open} />
      </div>
    </main>
  );
}

interface ComparedProps {
  comparison: Comparison;
  itineraries: readonly Itinerary[];
  onOpen: (itinerary: Itinerary, picture: Picture) => void;
}

/** Shows what is chosen for the comparison, and the comparison itself. */
function Compared({ comparison, itineraries, onOpen }: ComparedProps) {
  const { chosen, compared, isFull, toggle, clear, open, close } = comparison;
  const plans = chosen.flatMap((slug) => itineraries.find((plan) => plan.slug === slug) ?? []);
  return (
    <>
      <CompareBar chosen={plans} isFull={isFull} onTakeOut={toggle} onClear={clear} onCompare={open} />
      {compared && (
        <LazyPart fallback={<Notice tone="problem">{compare.notLoaded}</Notice>}>
          <CompareDialog
            slugs={compared}
            itineraries={itineraries}
            onOpen={(plan) => onOpen(plan, { url: plan.headerImage, credit: null })}
            onClose={close}
          />
        </LazyPart>
      )}
    </>
  );
}

/** Shows the plans of the search before, marked as such, until the first new one is there. */
function Earlier({ search, itineraries, comparison, onOpen }: EarlierPlans & ComparedProps) {
  const { from, to, departureDate, returnDate } = search;
  return (
    <section className={styles.earlier} aria-label={changedSearch.earlierItineraries}>
      <Notice tone="info">
        <Passage text={changedSearch.earlier({ from, to, dates: dates.shortSpan(departureDate, returnDate) })} />
      </Notice>
      <ItineraryGrid itineraries={itineraries} coming={0} comparison={comparison} onOpen={onOpen} />
    </section>
  );
}

/** Without a network, what explains a failure may be missing too. */
const FailedPlainly = ({ problem, onTryAgain }: { problem: GenerationProblem | null; onTryAgain: () => void }) => (
  <>
    <Notice tone="problem">
      <Passage text={problem ? wordGenerationFailure(problem) : results.noneMade} isProse />
    </Notice>
    <Button look="action" onClick={onTryAgain}>
      {results.tryAgain}
    </Button>
  </>
);

function titleOf(phase: 'generating' | 'ready' | 'failed', count: number): string {
  if (phase === 'generating') return results.loading;
  if (phase === 'failed') return results.yourSearch;
  return results.found({ count });
}

function comingOf(phase: string, loadingMore: boolean, count: number): number {
  if (phase === 'generating') return Math.max(0, EXPECTED - count);
  return loadingMore ? 3 : 0;
}

type MoreProps = Pick<ReturnType<typeof useGeneration>, 'loadingMore' | 'moreProblem' | 'progress' | 'loadMore'>;

/** Shows what follows the last card. */
function More({ loadingMore, moreProblem, progress, loadMore }: MoreProps) {
  return (
    <div className={styles.more}>
      {loadingMore && <ProgressLine text={progress} ready={0} />}
      {moreProblem && (
        <Notice tone="problem">
          <Passage text={moreProblem} isProse />
        </Notice>
      )}
      <div className={styles.moreWays}>
        <Button busy={loadingMore} onClick={() => void loadMore()}>
          {results.loadMore}
        </Button>
        <ButtonLink look="plain" to="/#home">
          {results.newSearch}
        </ButtonLink>
      </div>
    </div>
  );
}

export const page: Page = {
  head: ({ site }) =>
    describePage(site, {
      title: results.pageTitle,
      description: results.pageDescription,
      path: '/search-results',
      hidden: true,
    }),

  Screen: SearchResults,
};
