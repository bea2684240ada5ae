import type { ReactNode } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { CalendarIcon, CheckIcon, PinIcon, SunIcon, WarningIcon } from '../../ui/icons.tsx';
import { BedIcon, KeyIcon, PeakIcon, PermitIcon, ShieldIcon, TicketIcon, TrainIcon } from '../../ui/trip-icons.tsx';
import { ChecksList } from './checks.tsx';
import styles from './itinerary-overview.module.css';
import { wordStays } from './itinerary-words.ts';
import { mapSearchAddress } from './route-model.ts';

const NOTE_ICONS: Readonly<Record<Itinerary['notes'][number]['kind'], ReactNode>> = {
  season: <SunIcon />,
  permit: <PermitIcon />,
  altitude: <PeakIcon />,
  holiday: <CalendarIcon />,
  safety: <WarningIcon />,
  transport: <TrainIcon />,
  price: <TicketIcon />,
};

/** What anybody may know of an itinerary. */
export function ItineraryOverview({ itinerary }: { itinerary: Itinerary }) {
  const { difference, highlights, inclusions, notes, checks } = itinerary;
  return (
    <div className={styles.overview}>
      <p className={styles.difference}>{difference}</p>
      <Basics itinerary={itinerary} />
      {highlights.length > 0 && (
        <section>
          <h2 className={styles.title}>Highlights</h2>
          <ul className={styles.highlights}>
            {highlights.map((text) => (
              <Highlight key={text} text={text} />
            ))}
          </ul>
        </section>
      )}
      <Places itinerary={itinerary} />
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
          <ChecksList checks={checks} />
        </details>
      )}
    </div>
  );
}

function Basics({ itinerary }: { itinerary: Itinerary }) {
  const { hotelExample, transportSummary, stays } = itinerary;
  return (
    <ul className={styles.icons}>
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

/** "Tiger Hill sunrise: Ridge-top watch …", its name in bold. */
function Highlight({ text }: { text: string }) {
  const colon = text.indexOf(': ');
  if (colon < 0) return <li>{text}</li>;
  return (
    <li>
      <strong>{text.slice(0, colon)}</strong>
      <span>{text.slice(colon + 2)}</span>
    </li>
  );
}

/** Where nights are slept and what is seen, each open to the map. */
function Places({ itinerary }: { itinerary: Itinerary }) {
  const { destinations, placesToVisit, toLocation } = itinerary;
  const near = destinations[0] ?? toLocation;
  return (
    <section>
      <h2 className={styles.title}>Places to visit</h2>
      <p className={styles.lead}>
        {destinations.length > 1 ? 'Destinations' : 'Destination'}: {destinations.join(', ') || toLocation}
      </p>
      <ul className={styles.places}>
        {placesToVisit.map((name) => (
          <li key={name}>
            <a
              href={mapSearchAddress(name.includes(near) ? name : `${name}, ${near}`)}
              target="_blank"
              rel="noreferrer"
            >
              <PinIcon size={18} />
              {name}
              <span className="visually-hidden">, opens OpenStreetMap</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
