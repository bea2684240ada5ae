import { type ReactNode, type RefObject, type SyntheticEvent, useMemo } from 'react';
import type { Details } from '../../../contracts/itineraries.ts';
import { isDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { Passage } from '../../ui/passage.tsx';
import { RouteMap } from '../../ui/route-map/route-map.tsx';
import type { Maps } from '../../ui/route-map/route-model.ts';
import { RouteSketch } from '../../ui/route-map/route-sketch.tsx';
import { MealIcon } from '../../ui/trip-icons.tsx';
import { wordHours } from './day-hours.ts';
import styles from './day-plan.module.css';
import { PriceLines } from './price-lines.tsx';
import { modelRoute, numberPlaces } from './route-model.ts';
import { TimelineRow } from './timeline-row.tsx';

type Day = Details['fullDayWisePlan'][number];
type PriceLine = Details['priceLines'][number];

/** Emoji for a plan without any: days 1 to 7, then a suitcase. */
const EMOJI = ['🧭', '🌄', '🛕', '🏞️', '🍛', '🚆', '🌅'];
/** Sights that a folded day names. */
const MOST_NAMED = 3;

export const MAP_ID = 'route-map';
/** Returns the id of a day's heading. */
export const dayId = (day: number): string => `day-${day}`;

/** What stands below stops and days: what guests say about them. */
export interface PlanTalk {
  /** `stop` counts the rows of the day from 0. */
  readonly ofStop: (day: number, stop: number) => ReactNode;
  readonly ofDay: (day: number) => ReactNode;
  /** Says in a few words how much was said about a day and its stops; empty for nothing. */
  readonly briefOf: (day: number) => string;
}

interface DayPlanProps {
  details: Details;
  maps: Maps;
  list: RefObject<HTMLOListElement | null>;
  /** The day being read. */
  inView: number;
  /** The day that is open first; the first one without it. */
  openDay?: number | undefined;
  /** Whether the map is unfolded on a phone. */
  mapOpen: boolean;
  /** Called when a day opens or folds, by whatever means. */
  onToggle?: (event: SyntheticEvent<HTMLDetailsElement>) => void;
  talk?: PlanTalk;
}

/** Shows the days one below the other, the first one open, and beside them the map of the day being read. */
export function DayPlan({ details, maps, list, inView, openDay, mapOpen, onToggle, talk }: DayPlanProps) {
  const route = useMemo(() => modelRoute(details), [details]);
  const { fullDayWisePlan: days, priceLines } = details;
  const first = openDay ?? days[0]?.day;
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
                <DaySummary day={day} talk={talk} />
                <DayInside day={day} lines={priceLines.filter(({ dayNumber }) => dayNumber === day.day)} talk={talk} />
              </details>
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

/** Returns the sights that the day's title leaves out: "Tiger Hill sunrise, Batasia Loop and 2 more"; one more is named. */
function nameSights({ title: dayTitle, stops }: Day): string {
  const sights = stops.filter(({ kind }) => kind === 'visit').map(({ title }) => title);
  const names = sights.filter((name) => !dayTitle.includes(name));
  const more = names.length - MOST_NAMED;
  return more > 1
    ? plan.namedSights({ names: names.slice(0, MOST_NAMED), more })
    : plan.namedSights({ names, more: 0 });
}

/** Shows a day in two lines: title, hours, cost, and while it is folded its sights. */
function DaySummary({ day, talk }: { day: Day; talk: PlanTalk | undefined }) {
  const said = talk?.briefOf(day.day);
  const sights = nameSights(day);
  const hours = wordHours(day.stops);
  return (
    <summary id={dayId(day.day)} className={styles.head}>
      <span className={styles.emoji} aria-hidden="true">
        {day.emoji || (EMOJI[day.day - 1] ?? '🧳')}
      </span>
      <span>
        <span className={styles.date}>
          {plan.day({ day: day.day })} <span>{isDay(day.date) ? dates.day(day.date) : day.date}</span>
        </span>
        <h3 className={styles.title}>
          <Passage text={day.title} />
        </h3>
        <span className={styles.brief}>
          {hours && <span>{hours}</span>}
          <span className="price">{plan.each({ price: formatRupees(day.costRupees) })}</span>
          {said && <span className={styles.said}>{said}</span>}
        </span>
        {sights && (
          <span className={styles.sights}>
            <Passage text={sights} />
          </span>
        )}
      </span>
    </summary>
  );
}

/** Returns a day's description; empty when it only repeats its rows. */
function tellDay({ description, stops }: Day): string {
  const told = stops.map(({ text }) => text).join(' ');
  const sentences = description.split(/(?<=[.!?।])\s+/);
  return sentences.every((sentence) => told.includes(sentence)) ? '' : description;
}

interface DayInsideProps {
  day: Day;
  lines: readonly PriceLine[];
  talk: PlanTalk | undefined;
}

function DayInside({ day, lines, talk }: DayInsideProps) {
  const about = tellDay(day);
  return (
    <div className={styles.inside}>
      {about && (
        <p className={styles.about}>
          <Passage text={about} isProse />
        </p>
      )}
      <Parts day={day} talk={talk} />
      <p className={styles.meals}>
        <MealIcon size={18} />
        <span>
          <span className="visually-hidden">{plan.mealsOfDay} </span>
          <Passage text={day.meals} />
        </span>
      </p>
      <DayMoney day={day} lines={lines} />
      {talk?.ofDay(day.day)}
    </div>
  );
}

const PARTS = [
  { key: 'morning', from: '00:00' },
  { key: 'afternoon', from: '12:00' },
  { key: 'evening', from: '17:00' },
] as const;

/** Returns the part of the day of each row, in ascending order: times after midnight still belong to the evening. */
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

/** Shows morning, afternoon and evening: the rows of each, or a sentence saying why it has none. */
function Parts({ day, talk }: { day: Day; talk: PlanTalk | undefined }) {
  const numbers = numberPlaces(day.stops);
  const parts = partsOf(day.stops);
  return PARTS.map(({ key }, part) => {
    const rows = day.stops.flatMap((stop, i) => (parts[i] === part ? [{ stop, i, number: numbers[i] ?? null }] : []));
    return (
      <section key={key} className={styles.part} data-idle={rows.length === 0 || undefined}>
        <h4 className={styles.partName}>{plan.parts[key]}</h4>
        {rows.length > 0 ? (
          <ol className={styles.rows}>
            {rows.map(({ stop, i, number }) => (
              <TimelineRow key={`${stop.start} ${stop.title}`} stop={stop} number={number}>
                {talk?.ofStop(day.day, i)}
              </TimelineRow>
            ))}
          </ol>
        ) : (
          <p className={styles.idle}>
            <Passage text={day[key]} />
          </p>
        )}
      </section>
    );
  });
}

/** Shows the day's cost and its price lines. */
function DayMoney({ day, lines }: { day: Day; lines: readonly PriceLine[] }) {
  return (
    <details className={styles.money}>
      <summary>
        <span>{plan.dayEach({ day: day.day })}</span>
        <strong className="price">{formatRupees(day.costRupees)}</strong>
      </summary>
      {lines.length > 0 ? (
        <PriceLines lines={lines} caption={plan.priceOfDay({ day: day.day })} />
      ) : (
        <p className={styles.idle}>{plan.noCosts}</p>
      )}
    </details>
  );
}
