import type { ReactNode } from 'react';
import type { PackageCard, TravelPackage } from '../../../contracts/packages.ts';
import { frame } from '../../../words/en/site/frame.ts';
import { packagePage } from '../../../words/en/site/package-page.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { RichPassage } from '../../ui/rich-passage.tsx';
import { type Contact, ContactCard } from './contact-card.tsx';
import { filterAddress, NO_FILTERS } from './filter-address.ts';
import { PackageDays } from './package-days.tsx';
import { PackageGallery } from './package-gallery.tsx';
import { PackageHead } from './package-head.tsx';
import { Inclusions, Policies } from './package-lists.tsx';
import styles from './package-page.module.css';
import { wordCategory } from './package-words.ts';
import { PriceCard, PriceNotes } from './price-card.tsx';

interface PackagePageProps {
  /** The full package, or its card's data until the rest arrives. */
  package: TravelPackage | PackageCard;
  /** The buttons of the price card; a preview has none. */
  actions?: ReactNode;
  /** The contact, if not the package's own alone. */
  contact?: Contact;
  /** What travellers said, below the description. */
  reviews?: ReactNode;
  /** Shown below: similar packages. */
  related?: ReactNode;
}

const isWhole = (trip: TravelPackage | PackageCard): trip is TravelPackage => 'description' in trip;

/** Shows a package as visitors see it. */
export function PackagePage({ package: trip, actions, contact, reviews, related }: PackagePageProps) {
  const whole = isWhole(trip) ? trip : null;
  const asked = contact ?? whole?.contactInfo;
  return (
    <article className={styles.package}>
      <div className={`page ${styles.layout}`}>
        <div className={styles.content}>
          <Breadcrumbs
            crumbs={[
              { label: frame.home, to: '/' },
              { label: frame.packages, to: '/packages' },
              { label: wordCategory(trip.category), to: filterAddress({ ...NO_FILTERS, categories: [trip.category] }) },
              { label: trip.title },
            ]}
          />
          <PackageHead package={trip} />
          <PriceNotes package={trip} bookable={Boolean(actions)} />
          <PackageGallery images={trip.images} title={trip.title} />
          {whole ? <About package={whole} /> : <AboutSkeleton />}
          {reviews}
        </div>
        <aside className={styles.side} aria-label={packagePage.priceAndContact}>
          <PriceCard package={trip} actions={actions} />
          {asked && <ContactCard contact={asked} title={trip.title} />}
        </aside>
      </div>
      {related}
    </article>
  );
}

function About({ package: trip }: { package: TravelPackage }) {
  return (
    <>
      <section aria-labelledby="about-title">
        <h2 id="about-title" className={styles.title}>
          {packagePage.about}
        </h2>
        <RichPassage className={styles.prose} html={trip.description} title={trip.title} />
      </section>
      <Inclusions package={trip} />
      <PackageDays itinerary={trip.itinerary} />
      <Policies booking={trip.bookingInfo} />
    </>
  );
}

function AboutSkeleton() {
  return (
    <div role="status" className={styles.skeleton}>
      <span className="visually-hidden">{packagePage.loading}</span>
    </div>
  );
}

/** Holds the place of a package without any data yet. */
export function PackageSkeleton() {
  return (
    <div className={`page ${styles.layout}`}>
      <div className={styles.content}>
        <AboutSkeleton />
      </div>
      <div className={styles.side} aria-hidden="true">
        <div className={styles.skeleton} />
      </div>
    </div>
  );
}
