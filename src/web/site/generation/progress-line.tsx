import styles from './progress-line.module.css';

interface ProgressLineProps {
  text: string;
  /** How many itineraries are there already. */
  ready: number;
}

/** What is being done, as it is done: a road that is travelled, and words that are read out. */
export function ProgressLine({ text, ready }: ProgressLineProps) {
  const count = ready === 0 ? '' : ready === 1 ? '1 plan ready. ' : `${ready} plans ready. `;
  return (
    <div className={styles.line}>
      <span className={styles.road} aria-hidden="true">
        <span className={styles.traveller} />
      </span>
      <p role="status" className={styles.text}>
        {count}
        {text}
      </p>
    </div>
  );
}
