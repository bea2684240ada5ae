import type { ReactNode } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { wordServed } from '../../../words/en/planner/served.ts';
import { countOf } from '../../ui/counted.ts';
import { CalendarIcon, CheckIcon, InfoIcon, PinIcon, SunIcon, WarningIcon } from '../../ui/icons.tsx';
import { BedIcon, KeyIcon, PeakIcon, PermitIcon, ShieldIcon, TicketIcon, TrainIcon } from '../../ui/trip-icons.tsx';
import { ChecksList } from './checks.tsx';
import styles from './itinerary-overview.module.css';
import { wordStays } from './itinerary-words.ts';

const NOTE_ICONS: Readonly<Record<Itinerary['notes'][number]['kind'], ReactNode>> = {
  missed: <PinIcon />,
  season: <SunIcon />,
  permit: <PermitIcon />,
  booking: <TicketIcon />,
  altitude: <PeakIcon />,
  holiday: <CalendarIcon />,
  safety: <WarningIcon />,
  transport: <TrainIcon />,
  price: <TicketIcon />,
};

/** Shows the public part of an itinerary. */
export function ItineraryOverview({ itinerary }: { itinerary: Itinerary }) {
  const { difference, inclusions, notes, checks, served } = itinerary;
  return (
    <div className={styles.overview}>
      <p className={styles.difference}>{difference}</p>
      <Basics itinerary={itinerary} />
      {inclusions.length > 0 && (
        <section>
          <h2 className={styles.title}>What’s included</h2>
          <ul className={styles.icons}>
            {inclusions.map((text) => (
              <li key={text} className={styles.included}>
                <CheckIcon />
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {served.length > 0 && (
        <section>
          <h2 className={styles.title}>How this plan serves you</h2>
          <ul className={styles.icons}>
            {served.map((each) => (
              <li key={wordServed(each)} className={each.outcome === 'met' ? styles.included : undefined}>
                {each.outcome === 'met' ? <CheckIcon /> : <InfoIcon />}
                {wordServed(each)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {notes.length > 0 && (
        <section>
          <h2 className={styles.title}>Before you go</h2>
          <ul className={styles.icons}>
            {notes.map(({ kind, text }) => (
              <li key={text}>
                {NOTE_ICONS[kind]}
                {text}
              </li>
            ))}
          </ul>
        </section>
      )}
      {checks.length > 0 && (
        <details className={styles.checks}>
          <summary>
            <ShieldIcon />
            Passed {checks.length} checks
          </summary>
          <ChecksList itinerary={itinerary} />
        </details>
      )}
    </div>
  );
}

function Basics({ itinerary }: { itinerary: Itinerary }) {
  const { hotelExample, transportSummary, stays, destinations, toLocation, placesToVisit } = itinerary;
  return (
    <ul className={styles.icons}>
      <li>
        <PinIcon />
        <span>
          {destinations.join(', ') || toLocation}
          {placesToVisit.length > 0 && `: ${countOf(placesToVisit.length, 'place')} to visit`}
        </span>
      </li>
      <li>
        <TrainIcon />
        {transportSummary}
      </li>
      <li>
        <BedIcon />
        {wordStays(itinerary)}
      </li>
      {stays.length > 0 && (
        <li>
          <KeyIcon />
          For example {hotelExample.name} ({hotelExample.type})
        </li>
      )}
    </ul>
  );
}
