import type { PackageCard } from '../../../contracts/packages.ts';
import { PackageGrid } from './package-grid.tsx';
import styles from './related-packages.module.css';

/** Three columns hold three. */
const MOST_SHOWN = 3;

/** Others like the one that was just read. */
export function RelatedPackages({ packages }: { packages: readonly PackageCard[] }) {
  if (packages.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby="related-title">
      <div className="page">
        <h2 id="related-title" className={styles.title}>
          You may also like
        </h2>
        <PackageGrid packages={packages.slice(0, MOST_SHOWN)} first={false} />
      </div>
    </section>
  );
}
