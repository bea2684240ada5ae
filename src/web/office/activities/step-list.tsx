import { formatCount } from '../../../core/counts.ts';
import styles from './figures.module.css';

export interface FunnelStep {
  readonly key: string;
  readonly label: string;
  readonly people: number;
}

interface StepListProps {
  steps: readonly FunnelStep[];
  /** Says a percentage of the step before. */
  ofThoseBefore: (said: { percent: string }) => string;
}

const percentOf = (part: number, whole: number): number => (whole === 0 ? 0 : (part / whole) * 100);

/** Draws a funnel: each step as a bar, with its share of the step before. */
export function StepList({ steps, ofThoseBefore }: StepListProps) {
  const most = Math.max(1, ...steps.map(({ people }) => people));
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, label, people }, index) => {
        const before = steps[index - 1]?.people ?? 0;
        return (
          <li key={key} className={styles.step}>
            <span>{label}</span>
            <span className={styles.number}>{formatCount(people)}</span>
            <span className={styles.bar} aria-hidden="true">
              {people > 0 && <span style={{ width: `${percentOf(people, most)}%` }} />}
            </span>
            {people > 0 && people <= before && (
              <span className={styles.quiet}>{ofThoseBefore({ percent: percentOf(people, before).toFixed(1) })}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
