import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

interface FactListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Lists a record's facts, name beside value. */
export function FactList({ facts }: FactListProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
