import type { PackageCard as Card } from '../../../contracts/packages.ts';
import { PackageCard } from './package-card.tsx';
import styles from './package-grid.module.css';

/** Cards that are in view at once on a wide screen. */
const FIRST_CARDS = 3;

interface PackageGridProps {
  packages: readonly Card[];
  /** Dimmed while other packages are on their way. */
  pending?: boolean;
  /** False where the grid stands far down its page. */
  first?: boolean;
}

/** Cards in one, two or three columns. */
export function PackageGrid({ packages, pending = false, first = true }: PackageGridProps) {
  return (
    <ul className={styles.grid} data-pending={pending || undefined} aria-busy={pending || undefined}>
      {packages.map((trip, at) => (
        <li key={trip._id} className={styles.cell}>
          <PackageCard package={trip} first={first && at < FIRST_CARDS} />
        </li>
      ))}
    </ul>
  );
}

/** As many empty cards as a page holds, so that nothing moves when the real ones come. */
export function GridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <div key={at} className={styles.skeleton} />
      ))}
    </div>
  );
}
