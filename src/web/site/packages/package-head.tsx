import type { ReactNode } from 'react';
import type { PackageCard } from '../../../contracts/packages.ts';
import { countOf } from '../../ui/counted.ts';
import { CalendarIcon } from '../../ui/icons.tsx';
import { GroupIcon, RouteIcon, SeatIcon } from '../../ui/shop-icons.tsx';
import styles from './package-head.module.css';
import { FullRating } from './package-rating.tsx';

/** Shows the trip's name, its rating and its four facts. */
export function PackageHead({ package: trip }: { package: PackageCard }) {
  const { title, shortDescription, category, rating, views, travelDetails } = trip;
  const { fromLocation, toLocation, duration, maxTravelers, travelClass } = travelDetails;
  return (
    <header className={styles.head}>
      <p className={styles.category}>{category}</p>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.lead}>{shortDescription}</p>
      <p className={styles.said}>
        <FullRating rating={rating} />
        <span>{countOf(views, 'view')}</span>
      </p>
      <ul className={styles.facts}>
        <Fact icon={<RouteIcon />}>
          {fromLocation} <span aria-hidden="true">→</span>
          <span className="visually-hidden"> to </span> {toLocation}
        </Fact>
        <Fact icon={<CalendarIcon />}>{countOf(duration, 'day')}</Fact>
        <Fact icon={<GroupIcon />}>Max {countOf(maxTravelers, 'Traveler')}</Fact>
        <Fact icon={<SeatIcon />}>{travelClass}</Fact>
      </ul>
    </header>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.fact}>
      <span className={styles.icon}>{icon}</span>
      <span>{children}</span>
    </li>
  );
}
