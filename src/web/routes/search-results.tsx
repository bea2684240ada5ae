import { lazy, useMemo, useState } from 'react';
import type { Itinerary } from '../../contracts/itineraries.ts';
import { bestOffer } from '../../core/offers/offer-price.ts';
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
import { InsteadNotice } from '../site/itineraries/instead-notice.tsx';
import { ItineraryGrid } from '../site/itineraries/itinerary-grid.tsx';
import { useOpenItinerary } from '../site/itineraries/open-itinerary.ts';
import type { Picture } from '../site/itineraries/place-picture.ts';
import {
  completeSearch,
  readSavedSearch,
  readSearch,
  type SearchParameters,
  saveSearch,
} from '../site/trip-search/search-parameters.ts';
import type { Page } from '../site-router/page-module.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { Notice } from '../ui/notice.tsx';
import { Passage } from '../ui/passage.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { describePage } from './page-meta.ts';
import styles from './search-results.module.css';

const FailureScreen = lazy(async () => ({
  default: (await import('../site/generation/failure-screen.tsx')).FailureScreen,
}));

/** Most suggestions in one answer. */
const EXPECTED = 6;

/** Reads the search that the plain form sends, before hydration. */
function readAddress(address: string): SearchParameters | null {
  const sent = Object.fromEntries(new URLSearchParams(address));
  return readSearch({ ...sent, travellers: Number(sent.travellers) || 1 });
}

/** Takes the search from the navigation state, else from the address, else from this browser's storage. */
function findSearch(state: unknown, address: string): SearchParameters | null {
  return readSearch(state) ?? readAddress(address) ?? readSavedSearch();
}

function SearchResults() {
  const { state, search: address } = useLocation();
  const hydrated = useHydrated();
  const [tries, setTries] = useState(0);
  // Memoised: each read of the browser's storage returns a new object, and every render would start a new search.
  const search = useMemo(() => (hydrated ? findSearch(state, address) : null), [hydrated, state, address]);

  if (!search) {
    return (
      <>
        {/* Stays until the home page is there: an empty page would move the footer up and down again. */}
        <Unknown />
        {hydrated && <Redirect to="/" />}
      </>
    );
  }
  const tryAgain = () => {
    forgetResults();
    setTries(tries + 1);
  };
  return <Results key={`${keyOfWish(search)} ${tries}`} search={search} onTryAgain={tryAgain} />;
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
          onOpen={() => undefined}
        />
      </div>
    </main>
  );
}

const NewSearch = () => (
  <ButtonLink look="sky" to="/#home">
    {results.newSearch}
  </ButtonLink>
);

interface ResultsProps {
  search: SearchParameters;
  onTryAgain: () => void;
}

function Results({ search, onTryAgain }: ResultsProps) {
  const { navigate } = useNavigator();
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
  const change = (changed: Partial<SearchParameters>) => {
    const next = completeSearch({ ...search, ...changed });
    saveSearch(next);
    void navigate('/search-results', { replace: true, state: next });
  };

  return (
    <main>
      <SearchStrip wish={search} title={titleOf(phase, itineraries.length)}>
        <NewSearch />
      </SearchStrip>
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
              coming={comingOf(phase, generation.loadingMore, itineraries.length)}
              progress={
                (phase === 'generating' || generation.writing) && (
                  <ProgressLine text={progress} ready={generation.waiting ? 0 : itineraries.length} />
                )
              }
              onOpen={open}
            />
          </>
        )}
        {phase === 'ready' && <More {...generation} />}
      </div>
    </main>
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
