import { useEffect, useRef } from 'react';
import type { Details } from '../../../contracts/itineraries.ts';
import { formatClock } from '../../../core/clock-time.ts';
import { isDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { type TripMoment, whereaboutsAt } from '../../../core/planner/on-the-way/whereabouts.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { onTheWay as words } from '../../../words/en/site/on-the-way.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { Passage } from '../../ui/passage.tsx';
import { boardingOf, timedRows } from './day-clock.ts';
import type { ShownDay } from './lay-days.ts';
import styles from './today.module.css';
import { TodayActs } from './today-acts.tsx';
import type { TodayModel } from './use-today.ts';

interface TodayCardProps {
  moment: TripMoment;
  /** As it is on this device. */
  day: ShownDay;
  details: Details;
  today: TodayModel;
}

/** Shows today: what is now and next, when to set out, and what to do when something comes between. */
export function TodayCard({ moment, day, details, today }: TodayCardProps) {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // The plan opens at today, unless its reader has gone elsewhere meanwhile.
    if (location.hash === '' && scrollY < 8) card.current?.scrollIntoView();
  }, []);
  const rows = timedRows(day.stops);
  const { now, next, leaveAt } = whereaboutsAt(rows, moment.minute);
  return (
    <section ref={card} className={styles.today} aria-labelledby="today-title">
      <h3 id="today-title" className={styles.title}>
        {words.today({ day: day.day })} {isDay(day.date) && <span>{dates.day(day.date)}</span>}
      </h3>
      <dl className={styles.whereabouts}>
        <Now day={day} now={now} next={next} leaveAt={leaveAt} minute={moment.minute} />
        <Next day={day} next={next} leaveAt={leaveAt} minute={moment.minute} />
      </dl>
      <TodayActs moment={moment} day={day} now={now} details={details} today={today} />
      <MoneyAndMeals day={day} details={details} />
    </section>
  );
}

interface WhereaboutsProps {
  day: ShownDay;
  next: number | null;
  leaveAt: number | null;
  minute: number;
}

function Now({ day, now, next, leaveAt, minute }: WhereaboutsProps & { now: number | null }) {
  const stop = now === null ? undefined : day.stops[now];
  if (!stop && next === null) return <div className={styles.done}>{words.done}</div>;
  const isFree = leaveAt !== null && leaveAt > minute;
  if (!stop && !isFree) return null;
  return (
    <div>
      <dt>{words.now}</dt>
      <dd>
        {stop ? (
          <>
            <strong>
              <Passage text={stop.title} />
            </strong>{' '}
            <span>{words.until({ time: stop.end })}</span>
          </>
        ) : (
          <strong>{words.freeUntil({ time: formatClock(leaveAt ?? 0) })}</strong>
        )}
      </dd>
    </div>
  );
}

function Next({ day, next, leaveAt, minute }: WhereaboutsProps) {
  const stop = next === null ? undefined : day.stops[next];
  if (!stop || leaveAt === null) return null;
  const boarding = boardingOf(stop);
  const { travelBefore } = stop;
  const way = [
    leaveAt <= minute ? words.leaveNow : words.leave({ time: formatClock(leaveAt) }),
    ...(travelBefore ? [words.travel({ time: plan.duration({ minutes: travelBefore.minutes }) })] : []),
    ...(boarding > 0 ? [words.board({ time: plan.duration({ minutes: boarding }) })] : []),
  ];
  return (
    <div>
      <dt>{words.next}</dt>
      <dd>
        <strong>
          <Passage text={stop.title} />
        </strong>{' '}
        <span>{words.at({ time: stop.start })}</span>
        {(travelBefore || boarding > 0) && <p className={styles.leave}>{way.join(', ')}</p>}
      </dd>
    </div>
  );
}

function MoneyAndMeals({ day, details }: { day: ShownDay; details: Details }) {
  const lines = details.priceLines.filter(({ dayNumber }) => dayNumber === day.day);
  return (
    <details className={styles.money}>
      <summary>{words.moneyAndMeals({ price: formatRupees(day.costRupees) })}</summary>
      <p>
        <Passage text={day.meals} />
      </p>
      <ul className={styles.lines}>
        {lines.map(({ code, label, amount }) => (
          <li key={`${code} ${label}`}>
            <Passage text={label} /> <span className="price">{formatRupees(amount)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
