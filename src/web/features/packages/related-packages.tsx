import type { PackageCard } from '../../../contracts/packages.ts';
import { RelatedSection } from '../../ui/related-section.tsx';
import { PackageGrid } from './package-grid.tsx';

/** Three columns hold three. */
const MOST_SHOWN = 3;

/** Others like the one that was just read. */
export function RelatedPackages({ packages }: { packages: readonly PackageCard[] }) {
  if (packages.length === 0) return null;
  return (
    <RelatedSection title="You may also like">
      <PackageGrid packages={packages.slice(0, MOST_SHOWN)} first={false} />
    </RelatedSection>
  );
}
