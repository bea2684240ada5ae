import { controls } from '../../words/en/ui/controls.ts';
import { Link } from '../navigation/link.tsx';
import styles from './breadcrumbs.module.css';
import { Passage } from './passage.tsx';

export interface Crumb {
  readonly label: string;
  /** Absent for the page itself. */
  readonly to?: string;
}

/** Shows the path from the home page to this one. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={controls.breadcrumb}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }) => (
          <li key={label} className={styles.crumb}>
            {to ? (
              <Link to={to} className={styles.link}>
                <Passage text={label} />
              </Link>
            ) : (
              <span aria-current="page" className={styles.here}>
                <Passage text={label} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
