import { results } from '../../../words/en/site/results.ts';
import { Passage } from '../../ui/passage.tsx';
import styles from './progress-line.module.css';

interface ProgressLineProps {
  text: string;
  /** Number of itineraries received. */
  ready: number;
}

/** Shows the present step as a road being travelled, with text that is read out. */
export function ProgressLine({ text, ready }: ProgressLineProps) {
  return (
    <div className={styles.line}>
      <span className={styles.road} aria-hidden="true">
        <span className={styles.traveller} />
      </span>
      <p role="status" className={styles.text}>
        {results.ready({ count: ready })}
        <Passage text={text} />
      </p>
    </div>
  );
}
