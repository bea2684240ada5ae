import { failures } from '../../../words/en/site/failures.ts';
import { results } from '../../../words/en/site/results.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Passage } from '../../ui/passage.tsx';
import { RefreshIcon } from '../../ui/trip-icons.tsx';
import styles from './failure-screen.module.css';
import { titleFailure } from './failure-titles.ts';
import type { GenerationProblem } from './generate.ts';
import { wordGenerationFailure } from './problem-words.ts';
import { remediesFor } from './remedies.ts';
import type { TripWish } from './trip-wish.ts';

interface FailureScreenProps {
  /** Null for an empty answer. */
  problem: GenerationProblem | null;
  wish: TripWish;
  onTryAgain: () => void;
  /** Searches again with a change. */
  onChange: (change: Partial<TripWish>) => void;
}

/** Shows why there is no itinerary, and the smallest changes that would give one. */
export function FailureScreen({ problem, wish, onTryAgain, onChange }: FailureScreenProps) {
  const remedies = problem ? remediesFor(problem, wish) : [];
  const hasRemedy = remedies.some(({ isUnsure }) => !isUnsure);
  // The same search again helps after a failure, not when there is a reason.
  const isFinal = problem?.reason !== undefined;
  const words = problem ? wordGenerationFailure(problem) : results.noneMade;
  return (
    <section className={styles.screen} aria-labelledby="failure-title">
      <svg className={styles.picture} viewBox="0 0 160 160" aria-hidden="true">
        <clipPath id="failure-round">
          <circle cx="80" cy="80" r="80" />
        </clipPath>
        <g clipPath="url(#failure-round)">
          <rect width="160" height="160" className={styles.sky} />
          <rect y="72" width="160" height="88" className={styles.dusk} />
          <circle cx="66" cy="92" r="28" className={styles.sun} />
          <path d="M0 112l34-20 26 16 30-24 32 22 38-18v72H0z" className={styles.hills} />
          <path d="M64 160c10-16 36-16 32-28-3-7-12-9-12-9s6 4 4 9c-4 9-28 12-38 28z" className={styles.road} />
          <path d="M118 60v62M100 68h30l9 9-9 9h-30z" className={styles.signpost} />
        </g>
      </svg>
      <h2 id="failure-title" className={styles.title}>
        {problem ? titleFailure(problem) : failures.none}
      </h2>
      <p role="alert" className={styles.words}>
        <Passage text={words} isProse />
      </p>
      {remedies.length > 0 && (
        <ul className={styles.remedies} aria-label={failures.remedies}>
          {remedies.map(({ label, change, isUnsure }, i) => (
            <li key={label}>
              <Button look={isUnsure ? 'plain' : i === 0 ? 'action' : 'quiet'} onClick={() => onChange(change)}>
                <span>
                  <Passage text={label} />
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <Button look={hasRemedy || isFinal ? 'plain' : 'action'} onClick={onTryAgain}>
          <RefreshIcon />
          {results.tryAgain}
        </Button>
        <ButtonLink look={hasRemedy ? 'plain' : isFinal ? 'action' : 'quiet'} to="/#home">
          {results.newSearch}
        </ButtonLink>
      </div>
    </section>
  );
}
