import { memo, useState } from 'react';
import { formatClock } from '../../../core/clock-time.ts';
import { formatRupees } from '../../../core/money.ts';
import type { PlannedDay } from '../../../core/planner/types.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { tripEditor as words } from '../../../words/en/site/trip-editor.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon, WarningIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { AddSightDialog } from './add-sight-dialog.tsx';
import { DayChoice } from './day-choice.tsx';
import type { DayView } from './day-views.ts';
import { DropDay, Grip, NoDrop } from './drag-plan.tsx';
import { type EditedSights, nameOfSight } from './edited-sights.ts';
import { EditedVisit } from './edited-visit.tsx';
import styles from './trip-editor.module.css';
import type { PlanActs } from './use-edit-focus.ts';
import { wordFindings } from './word-findings.ts';

interface EditedDayProps {
  view: DayView;
  acts: PlanActs;
  sights: EditedSights;
}

type Stop = PlannedDay['stops'][number];

/** Returns a row that stands between the sights: a ride, or a meal that is eaten. */
function wordRow(stop: Stop): string | null {
  if (stop.kind === 'ride') return `${formatClock(stop.start)} ${stop.ride.from.name} → ${stop.ride.to.name}`;
  return stop.kind === 'meal' ? `${formatClock(stop.start)} ${words.mealNames[stop.meal]}` : null;
}

/** Shows a day that is being changed: its sights in order with the rows between them, and what is wrong with it. */
export const EditedDay = memo(function EditedDay({ view, acts, sights }: EditedDayProps) {
  const { day, isAway } = view;
  const { number, date, costRupees, stops } = day;
  const hasVisits = stops.some(({ kind }) => kind === 'visit');
  return (
    <DropDay day={number} className={styles.day}>
      <div className={styles.dayHead}>
        {hasVisits ? <Grip of="day" /> : <span />}
        <h3 className={styles.dayTitle} tabIndex={-1}>
          {words.day({ day: number })} <span>{dates.day(date)}</span>
          <NoDrop day={number}>
            <span className="price">{words.cost({ price: formatRupees(costRupees) })}</span>
          </NoDrop>
        </h3>
      </div>
      <ol className={styles.rows}>
        {stops.map((stop) => {
          if (stop.kind === 'visit')
            return <EditedVisit key={stop.sightId} visit={stop} view={view} acts={acts} sights={sights} />;
          const text = wordRow(stop);
          return (
            text !== null && (
              <li key={`${stop.start} ${stop.kind}`} className={styles.between}>
                <Passage text={text} />
              </li>
            )
          );
        })}
      </ol>
      <div className={styles.afterRows} data-place>
        {!hasVisits && <p className={styles.empty}>{isAway ? words.onTheWay : words.empty}</p>}
        <DayFindings view={view} acts={acts} sights={sights} />
        {!isAway && <DayActs view={view} acts={acts} sights={sights} />}
      </div>
    </DropDay>
  );
});

/** Adds a sight to a day, and exchanges its sights with those of another day. */
function DayActs({ view: { day, exchangeable }, acts, sights }: EditedDayProps) {
  const [adding, setAdding] = useState(false);
  const exchange = (other: number) => void acts.apply([{ edit: 'swap-days', day: day.number, with: other }]);
  return (
    <div className={styles.dayActs}>
      <Button look="plain" onClick={() => setAdding(true)}>
        <PlusIcon /> {words.add}
      </Button>
      {exchangeable.length > 0 && (
        <DayChoice className={styles.exchange} name={words.exchange} days={exchangeable} onChoose={exchange} />
      )}
      {adding && <AddSightDialog day={day.number} sights={sights} acts={acts} onClose={() => setAdding(false)} />}
    </div>
  );
}

/** Says what is wrong with a day, and offers the smallest change that mends it. */
function DayFindings({ view: { day, findings, leftOut }, acts, sights }: EditedDayProps) {
  if (findings.length === 0) return null;
  const lines = wordFindings(findings, sights);
  return (
    <section className={styles.findings} aria-label={words.problems({ count: lines.length })}>
      <WarningIcon />
      <div>
        <ul className={styles.lines}>
          {lines.map((line) => (
            <li key={line}>
              <Passage text={line} />
            </li>
          ))}
        </ul>
        {leftOut ? (
          <Button look="quiet" onClick={() => acts.repair(day.number)}>
            <Passage text={words.repair({ names: leftOut.map((id) => nameOfSight(sights, id)) })} />
          </Button>
        ) : (
          <p>{words.noRepair}</p>
        )}
      </div>
    </section>
  );
}
