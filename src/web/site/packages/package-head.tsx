import type { ReactNode } from 'react';
import type { PackageCard } from '../../../contracts/packages.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { packageCards } from '../../../words/en/site/package-cards.ts';
import { packagePage } from '../../../words/en/site/package-page.ts';
import { CalendarIcon } from '../../ui/icons.tsx';
import { Passage, PassageMark, useLanguageOf } from '../../ui/passage.tsx';
import { GroupIcon, RouteIcon, SeatIcon } from '../../ui/shop-icons.tsx';
import { FullRating } from './full-rating.tsx';
import styles from './package-head.module.css';
import { wordCategory } from './package-words.ts';

/** Returns a class in the page's language; one that the site does not know stays as it is. */
const wordTravelClass = (name: string): string =>
  (packagePage.travelClasses as Readonly<Record<string, string>>)[name] ?? name;

/** Shows the trip's name, its rating and its four facts. */
export function PackageHead({ package: trip }: { package: PackageCard }) {
  const { title, shortDescription, category, rating, views, travelDetails } = trip;
  const { fromLocation, toLocation, duration, maxTravelers, travelClass } = travelDetails;
  const langOf = useLanguageOf();
  return (
    <header className={styles.head}>
      <p className={styles.category}>
        <Passage text={wordCategory(category)} />
      </p>
      <h1 className={styles.title} lang={langOf(title)}>
        {title}
      </h1>
      <p className={styles.lead} lang={langOf(shortDescription)}>
        {shortDescription}
      </p>
      <p className={styles.said}>
        <FullRating rating={rating} />
        <span>{packagePage.views({ count: views })}</span>
        <PassageMark text={title} />
      </p>
      <ul className={styles.facts}>
        <Fact icon={<RouteIcon />}>
          <Passage text={fromLocation} /> <span aria-hidden="true">→</span>
          <span className="visually-hidden"> {packageCards.to} </span> <Passage text={toLocation} />
        </Fact>
        <Fact icon={<CalendarIcon />}>{dates.days({ count: duration })}</Fact>
        <Fact icon={<GroupIcon />}>{packagePage.mostTravelers({ count: maxTravelers })}</Fact>
        <Fact icon={<SeatIcon />}>
          <Passage text={wordTravelClass(travelClass)} />
        </Fact>
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
