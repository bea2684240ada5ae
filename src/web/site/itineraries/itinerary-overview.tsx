import type { ReactNode } from 'react';
import type { Itinerary } from '../../../contracts/itineraries.ts';
import { wordServed } from '../../../words/en/planner/served.ts';
import { itinerary as texts } from '../../../words/en/site/itinerary.ts';
import { results } from '../../../words/en/site/results.ts';
import { Fold } from '../../ui/fold.tsx';
import { CalendarIcon, CheckIcon, InfoIcon, PinIcon, SunIcon, WarningIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { KeyIcon, PeakIcon, PermitIcon, ShieldIcon, TicketIcon, TrainIcon } from '../../ui/trip-icons.tsx';
import { ChecksList } from './checks.tsx';
import styles from './itinerary-overview.module.css';

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

/** Notes of these kinds stay in sight: the plan cannot be followed, or leaves out what was asked. */
const isUrgent = ({ kind }: Itinerary['notes'][number]): boolean => kind === 'broken' || kind === 'missed';

/** Shows the public part of an itinerary: what makes it special and its route, then what else to know, folded. */
export function ItineraryOverview({ itinerary }: { itinerary: Itinerary }) {
  const { difference, inclusions, notes, checks } = itinerary;
  const others = notes.filter((note) => !isUrgent(note));
  return (
    <div className={styles.overview}>
      <p className={styles.difference}>
        <Passage text={difference} isProse />
      </p>
      <Notes notes={notes.filter(isUrgent)} />
      <Basics itinerary={itinerary} />
      <Served itinerary={itinerary} />
      <div className={styles.folds}>
        {inclusions.length > 0 && (
          <Fold id="included" title={texts.whatsIncluded}>
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
          </Fold>
        )}
        {others.length > 0 && (
          <Fold id="before-you-go" title={texts.beforeYouGo}>
            <Notes notes={others} />
          </Fold>
        )}
      </div>
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

function Served({ itinerary: { served } }: { itinerary: Itinerary }) {
  if (served.length === 0) return null;
  return (
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
  );
}

function Notes({ notes }: Pick<Itinerary, 'notes'>) {
  if (notes.length === 0) return null;
  return (
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
  );
}

function Basics({ itinerary }: { itinerary: Itinerary }) {
  const { hotelExample, transportSummary, stays, placesToVisit } = itinerary;
  return (
    <div className={styles.basics}>
      <RouteLine itinerary={itinerary} />
      <ul className={styles.icons}>
        <li>
          <TrainIcon />
          <span>
            <Passage text={transportSummary} />
          </span>
        </li>
        {placesToVisit.length > 0 && (
          <li>
            <PinIcon />
            <span>{texts.sights({ count: placesToVisit.length })}</span>
          </li>
        )}
        {stays.length > 0 && (
          <li>
            <KeyIcon />
            <span>
              {results.forExample} <Passage text={`${hotelExample.name} (${hotelExample.type})`} />
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}

/** Shows the towns in order, with the nights in each, from home and back. */
function RouteLine({ itinerary }: { itinerary: Itinerary }) {
  const { figures, fromLocation, toLocation, stays } = itinerary;
  const towns = stays.length > 0 ? stays : [{ place: toLocation, nights: 0 }];
  return (
    <ol className={styles.route}>
      <li>
        <b>
          <Passage text={fromLocation} />
        </b>
        {figures && <span>{texts.leaves({ time: figures.leaves })}</span>}
      </li>
      {towns.map(({ place, nights }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a town may come twice, and none moves.
        <li key={`${i} ${place}`} data-stay>
          <b>
            <Passage text={nights > 0 ? results.stay({ nights, place, isFirst: true }) : place} />
          </b>
        </li>
      ))}
      <li>
        <b>
          <Passage text={fromLocation} />
        </b>
        {figures && <span>{texts.returns({ time: figures.returns })}</span>}
      </li>
    </ol>
  );
}
