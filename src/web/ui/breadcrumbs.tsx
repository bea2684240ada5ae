import { Link } from '../navigation/link.tsx';
import styles from './breadcrumbs.module.css';

export interface Crumb {
  readonly label: string;
  /** Absent for the page itself. */
  readonly to?: string;
}

/** Shows the path from the home page to this one. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }) => (
          <li key={label} className={styles.crumb}>
            {to ? (
              <Link to={to} className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" className={styles.here}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
