import type { PackageCard as Card } from '../../../contracts/packages.ts';
import { packagePage } from '../../../words/en/site/package-page.ts';
import { RelatedSection } from '../../ui/related-section.tsx';
import { PackageCard } from './package-card.tsx';

/** Shows packages similar to the one just read. */
export const RelatedPackages = ({ packages }: { packages: readonly Card[] }) => (
  <RelatedSection title={packagePage.related} items={packages} card={(trip) => <PackageCard package={trip} />} />
);
