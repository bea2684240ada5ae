import type { ReactNode } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { wordServed } from '../../../words/en/planner/served.ts';
import { itinerary as texts } from '../../../words/en/site/itinerary.ts';
import { results } from '../../../words/en/site/results.ts';
import { CalendarIcon, CheckIcon, InfoIcon, PinIcon, SunIcon, WarningIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { BedIcon, KeyIcon, PeakIcon, PermitIcon, ShieldIcon, TicketIcon, TrainIcon } from '../../ui/trip-icons.tsx';
import { ChecksList } from './checks.tsx';
import styles from './itinerary-overview.module.css';
import { wordStays } from './itinerary-words.ts';

const NOTE_ICONS: Readonly<Record<Itinerary['notes'][number]['kind'], ReactNode>> = {
  broken: <WarningIcon />,
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
      <p className={styles.difference}>
        <Passage text={difference} isProse />
      </p>
      <Basics itinerary={itinerary} />
      {inclusions.length > 0 && (
        <section>
          <h2 className={styles.title}>{texts.whatsIncluded}</h2>
          <ul className={styles.icons}>
            {inclusions.map((text) => (
              <li key={text} className={styles.included}>
                <CheckIcon />
                <span>
                  <Passage text={text} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {served.length > 0 && (
        <section>
          <h2 className={styles.title}>{texts.howItServes}</h2>
          <ul className={styles.icons}>
            {served.map((each) => (
              <li key={wordServed(each)} className={each.outcome === 'met' ? styles.included : undefined}>
                {each.outcome === 'met' ? <CheckIcon /> : <InfoIcon />}
                <span>
                  <Passage text={wordServed(each)} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {notes.length > 0 && (
        <section>
          <h2 className={styles.title}>{texts.beforeYouGo}</h2>
          <ul className={styles.icons}>
            {notes.map(({ kind, text }) => (
              <li key={text}>
                {NOTE_ICONS[kind]}
                <span>
                  <Passage text={text} isProse />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {checks.length > 0 && (
        <details className={styles.checks}>
          <summary>
            <ShieldIcon />
            {results.passed({ count: checks.length })}
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
          <Passage
            text={texts.whereTo({
              towns: destinations.length > 0 ? destinations : [toLocation],
              sights: placesToVisit.length,
            })}
          />
        </span>
      </li>
      <li>
        <TrainIcon />
        <span>
          <Passage text={transportSummary} />
        </span>
      </li>
      <li>
        <BedIcon />
        <span>
          <Passage text={wordStays(itinerary)} />
        </span>
      </li>
      {stays.length > 0 && (
        <li>
          <KeyIcon />
          <span>
            {results.forExample} <Passage text={`${hotelExample.name} (${hotelExample.type})`} />
          </span>
        </li>
      )}
    </ul>
  );
}
