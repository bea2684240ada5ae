import { useMemo, useRef } from 'react';
import type { Details } from '../../../contracts/itineraries.ts';
import { formatDay, isDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { MealIcon } from '../../ui/trip-icons.tsx';
import { useDayInView } from './day-in-view.ts';
import styles from './day-plan.module.css';
import { PriceLines } from './price-lines.tsx';
import { RouteMap } from './route-map.tsx';
import { type Maps, modelRoute, numberPlaces } from './route-model.ts';
import { TimelineRow } from './timeline-row.tsx';

type Day = Details['fullDayWisePlan'][number];
type PriceLine = Details['priceLines'][number];

/** For a plan that names none: days 1 to 7, then a suitcase. */
const EMOJI = ['🧭', '🌄', '🛕', '🏞️', '🍛', '🚆', '🌅'];

/** The days one below the other, and the map beside them at the day that is being read. */
export function DayPlan({ details, maps }: { details: Details; maps: Maps }) {
  const route = useMemo(() => modelRoute(details), [details]);
  const list = useRef<HTMLOListElement>(null);
  const inView = useDayInView(list);
  const { fullDayWisePlan: days, priceLines } = details;
  const title = days.find(({ day }) => day === inView)?.title ?? '';
  return (
    <div className={styles.plan}>
      <RouteMap route={route} day={inView} title={title} maps={maps} />
      <ol ref={list} className={styles.days}>
        {days.map((day) => (
          <DaySection key={day.day} day={day} lines={priceLines.filter(({ dayNumber }) => dayNumber === day.day)} />
        ))}
      </ol>
    </div>
  );
}

function DaySection({ day, lines }: { day: Day; lines: readonly PriceLine[] }) {
  const titleId = `day-${day.day}`;
  return (
    <li className={styles.day} data-day={day.day} aria-labelledby={titleId}>
      <header className={styles.head}>
        <span className={styles.emoji} aria-hidden="true">
          {day.emoji || (EMOJI[day.day - 1] ?? '🧳')}
        </span>
        <div>
          <p className={styles.date}>
            Day {day.day} <span>{isDay(day.date) ? formatDay(day.date) : day.date}</span>
          </p>
          <h3 id={titleId} className={styles.title}>
            {day.title}
          </h3>
        </div>
      </header>
      <p className={styles.about}>{day.description}</p>
      <Parts day={day} />
      <p className={styles.meals}>
        <MealIcon size={18} />
        <span>
          <span className="visually-hidden">Meals: </span>
          {day.meals}
        </span>
      </p>
      <DayMoney day={day} lines={lines} />
    </li>
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
