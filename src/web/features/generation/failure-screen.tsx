import { Button, ButtonLink } from '../../ui/button.tsx';
import { RefreshIcon } from '../../ui/trip-icons.tsx';
import styles from './failure-screen.module.css';
import type { GenerationProblem } from './generate.ts';
import { NO_ITINERARIES, titleFailure, wordFailure } from './problem-words.ts';
import { remediesFor } from './remedies.ts';
import type { TripWish } from './trip-wish.ts';

interface FailureScreenProps {
  /** Null when the answer was empty. */
  problem: GenerationProblem | null;
  wish: TripWish;
  onTryAgain: () => void;
  /** Searches again with something changed. */
  onChange: (change: Partial<TripWish>) => void;
}

/** Why there is no itinerary, and the smallest changes with which there would be one. */
export function FailureScreen({ problem, wish, onTryAgain, onChange }: FailureScreenProps) {
  const remedies = problem ? remediesFor(problem, wish) : [];
  const words = problem ? wordFailure(problem) : NO_ITINERARIES;
  return (
    <section className={styles.screen} aria-labelledby="failure-title">
      <svg className={styles.picture} viewBox="0 0 240 120" aria-hidden="true">
        <circle cx="120" cy="66" r="34" className={styles.sun} />
        <path d="M0 96l46-30 34 22 40-36 44 34 30-18 46 28v24H0z" className={styles.hills} />
        <path d="M96 120c8-16 34-14 30-26-2-6-10-7-10-7s4 3 3 8c-2 9-20 10-31 25z" className={styles.road} />
        <path d="M170 62v34M170 66h26l6 6-6 6h-26" className={styles.signpost} />
      </svg>
      <h2 id="failure-title" className={styles.title}>
        {problem ? titleFailure(problem) : 'Nothing came of it'}
      </h2>
      <p role="alert" className={styles.words}>
        {words}
      </p>
      {remedies.length > 0 && (
        <ul className={styles.remedies} aria-label="What would make it possible">
          {remedies.map(({ label, change }, i) => (
            <li key={label}>
              <Button look={i === 0 ? 'action' : 'quiet'} onClick={() => onChange(change)}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <Button look={remedies.length > 0 ? 'plain' : 'action'} onClick={onTryAgain}>
          <RefreshIcon />
          Try Again
        </Button>
        <ButtonLink look={remedies.length > 0 ? 'plain' : 'quiet'} to="/#home">
          New Search
        </ButtonLink>
      </div>
    </section>
  );
}
