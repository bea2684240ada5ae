import type { PackageCard as Card } from '../../../contracts/packages.ts';
import { packageCards } from '../../../words/en/site/package-cards.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { useArriving } from '../../ui/use-arriving.ts';
import styles from './featured-packages.module.css';
import { PackageCard } from './package-card.tsx';

/** Most packages in the section. */
const MOST_SHOWN = 8;

export type FeaturedList = readonly Card[] | null;

/** Shows featured packages on the home page; renders nothing without any. */
export function FeaturedPackages({ packages }: { packages: FeaturedList | Promise<FeaturedList> }) {
  const { latest, pending } = useArriving(packages);
  const shown = latest?.slice(0, MOST_SHOWN) ?? [];
  if (!pending && shown.length === 0) return null;
  return (
    <section id="packages" className={styles.section} aria-labelledby="featured-title">
      <div className="page">
        <h2 id="featured-title" className={styles.title}>
          {packageCards.featured}
        </h2>
        {pending ? (
          <Loading />
        ) : (
          <>
            <p className={styles.lead}>{packageCards.featuredLead}</p>
            <Carousel label={packageCards.featuredList} names={shown.map(({ title }) => title)}>
              {shown.map((trip) => (
                <PackageCard key={trip._id} package={trip} />
              ))}
            </Carousel>
          </>
        )}
      </div>
    </section>
  );
}

function Loading() {
  return (
    <div role="status">
      <p className={styles.lead}>{packageCards.featuredLoading}</p>
      <div className={styles.skeleton} aria-hidden="true" />
    </div>
  );
}
