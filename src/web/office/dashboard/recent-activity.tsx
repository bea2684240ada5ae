import { Paper, Title } from '@mantine/core';
import { Link } from 'react-router';
import { dashboard } from '../../../words/en/office/dashboard.ts';
import { formatDateTime } from '../ui/indian-dates.ts';
import styles from './dashboard.module.css';

/** One recorded activity, in words. */
export interface RecentRow {
  readonly id: string;
  readonly who: string;
  /** Link to the person's timeline; null for an erased person. */
  readonly to: string | null;
  readonly what: string;
  /** ISO instant. */
  readonly at: string;
}

export function RecentActivity({ rows }: { rows: readonly RecentRow[] }) {
  return (
    <Paper withBorder component="section" aria-labelledby="recent">
      <Title order={2} size="h4" id="recent" className={styles.head ?? ''}>
        {dashboard.recent}
      </Title>
      {rows.length === 0 && <p className={styles.nothing}>{dashboard.nothingYet}</p>}
      <ul className={styles.rows}>
        {rows.map(({ id, who, to, what, at }) => (
          <li key={id} className={styles.event}>
            <span className={styles.what}>
              <bdi>{to === null ? who : <Link to={to}>{who}</Link>}</bdi>
            </span>
            <time dateTime={at} className={styles.quiet}>
              {formatDateTime(at)}
            </time>
            <span className={styles.told}>{what}</span>
          </li>
        ))}
      </ul>
      {rows.length > 0 && (
        <p className={styles.more}>
          <Link to="/admin/activity">{dashboard.allActivity}</Link>
        </p>
      )}
    </Paper>
  );
}
