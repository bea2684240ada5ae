import { type RefObject, type SyntheticEvent, useMemo } from 'react';
import type { Details } from '../../../contracts/itineraries.ts';
import { formatDay, isDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { MealIcon } from '../../ui/trip-icons.tsx';
import { wordHours } from './day-hours.ts';
import styles from './day-plan.module.css';
import { PriceLines } from './price-lines.tsx';
import { RouteMap } from './route-map.tsx';
import { type Maps, modelRoute, numberPlaces } from './route-model.ts';
import { RouteSketch } from './route-sketch.tsx';
import { TimelineRow } from './timeline-row.tsx';

type Day = Details['fullDayWisePlan'][number];
type PriceLine = Details['priceLines'][number];

/** For a plan that names none: days 1 to 7, then a suitcase. */
const EMOJI = ['🧭', '🌄', '🛕', '🏞️', '🍛', '🚆', '🌅'];
/** Sights that a folded day names. */
const MOST_NAMED = 3;

export const MAP_ID = 'route-map';
/** Of a day's heading. */
export const dayId = (day: number): string => `day-${day}`;

interface DayPlanProps {
  details: Details;
  maps: Maps;
  list: RefObject<HTMLOListElement | null>;
  /** The day that is being read. */
  inView: number;
  /** Whether the map is unfolded on a phone. */
  mapOpen: boolean;
  /** A day was opened or folded, by whatever means. */
  onToggle: (event: SyntheticEvent<HTMLDetailsElement>) => void;
}

/** The days one below the other, the first of them open, and the map beside them at the day that is being read. */
export function DayPlan({ details, maps, list, inView, mapOpen, onToggle }: DayPlanProps) {
  const route = useMemo(() => modelRoute(details), [details]);
  const { fullDayWisePlan: days, priceLines } = details;
  const first = days[0]?.day;
  return (
    <>
      <div className={styles.printed}>
        <RouteSketch route={route} day={null} />
      </div>
      <div className={styles.plan} data-map={mapOpen || undefined}>
        <RouteMap id={MAP_ID} route={route} day={inView} open={mapOpen} maps={maps} />
        <ol ref={list} className={styles.days}>
          {days.map((day) => (
            <li key={day.day} data-day={day.day}>
              <details className={styles.day} open={day.day === first} onToggle={onToggle}>
                <DaySummary day={day} />
                <DayInside day={day} lines={priceLines.filter(({ dayNumber }) => dayNumber === day.day)} />
              </details>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** "Tiger Hill sunrise, Batasia Loop and 2 more" */
function nameSights({ stops }: Day): string {
  const names = stops.filter(({ kind }) => kind === 'visit').map(({ title }) => title);
  const more = names.length - MOST_NAMED;
  return more > 1 ? `${names.slice(0, MOST_NAMED).join(', ')} and ${more} more` : names.join(', ');
}

/** A day in two lines: what it is called, its hours, what it costs, and while it is folded what it goes to see. */
function DaySummary({ day }: { day: Day }) {
  const sights = nameSights(day);
  const hours = wordHours(day.stops);
  return (
    <summary id={dayId(day.day)} className={styles.head}>
      <span className={styles.emoji} aria-hidden="true">
        {day.emoji || (EMOJI[day.day - 1] ?? '🧳')}
      </span>
      <span>
        <span className={styles.date}>
          Day {day.day} <span>{isDay(day.date) ? formatDay(day.date) : day.date}</span>
        </span>
        <h3 className={styles.title}>{day.title}</h3>
        <span className={styles.brief}>
          {hours && <span>{hours}</span>}
          <span className="price">{formatRupees(day.costRupees)} per person</span>
        </span>
        {sights && <span className={styles.sights}>{sights}</span>}
      </span>
    </summary>
  );
}

/** What is said of a day beyond what its rows say of their places; empty where it only repeats them. */
function tellDay({ description, stops }: Day): string {
  const told = stops.map(({ text }) => text).join(' ');
  const sentences = description.split(/(?<=[.!?])\s+/);
  return sentences.every((sentence) => told.includes(sentence)) ? '' : description;
}

function DayInside({ day, lines }: { day: Day; lines: readonly PriceLine[] }) {
  const about = tellDay(day);
  return (
    <div className={styles.inside}>
      {about && <p className={styles.about}>{about}</p>}
      <Parts day={day} />
      <p className={styles.meals}>
        <MealIcon size={18} />
        <span>
          <span className="visually-hidden">Meals: </span>
          {day.meals}
        </span>
      </p>
      <DayMoney day={day} lines={lines} />
    </div>
  );
}

const PARTS = [
  { name: 'Morning', key: 'morning', from: '00:00' },
  { name: 'Afternoon', key: 'afternoon', from: '12:00' },
  { name: 'Evening', key: 'evening', from: '17:00' },
] as const;

/** The part of each row. The evening may run past midnight: no row falls back before the one above it. */
function partsOf(stops: Day['stops']): readonly number[] {
  let part = 0;
  let before = '';
  return stops.map(({ start }) => {
    const own = PARTS.findLastIndex(({ from }) => start >= from);
    part = start < before ? PARTS.length - 1 : Math.max(part, own);
    before = start;
    return part;
  });
}

/** Morning, afternoon and evening: the rows of each, or in a sentence why it has none. */
function Parts({ day }: { day: Day }) {
  const numbers = numberPlaces(day.stops);
  const parts = partsOf(day.stops);
  return PARTS.map(({ name, key }, part) => {
    const rows = day.stops.flatMap((stop, i) => (parts[i] === part ? [{ stop, number: numbers[i] ?? null }] : []));
    return (
      <section key={key} className={styles.part} data-idle={rows.length === 0 || undefined}>
        <h4 className={styles.partName}>{name}</h4>
        {rows.length > 0 ? (
          <ol className={styles.rows}>
            {rows.map(({ stop, number }) => (
              <TimelineRow key={`${stop.start} ${stop.title}`} stop={stop} number={number} />
            ))}
          </ol>
        ) : (
          <p className={styles.idle}>{day[key]}</p>
        )}
      </section>
    );
  });
}

/** What the day costs, and of what the sum is made. */
function DayMoney({ day, lines }: { day: Day; lines: readonly PriceLine[] }) {
  return (
    <details className={styles.money}>
      <summary>
        <span>Day {day.day}, per person</span>
        <strong className="price">{formatRupees(day.costRupees)}</strong>
      </summary>
      {lines.length > 0 ? (
        <PriceLines lines={lines} caption={`Price of day ${day.day}, per person`} />
      ) : (
        <p className={styles.idle}>No costs on this day.</p>
      )}
    </details>
  );
}
