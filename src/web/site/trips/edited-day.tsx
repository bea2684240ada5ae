import { useState } from 'react';
import { formatClock } from '../../../core/clock-time.ts';
import { formatRupees } from '../../../core/money.ts';
import type { PlannedDay } from '../../../core/planner/types.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { keptTrips } from '../../../words/en/site/kept-trips.ts';
import { Button } from '../../ui/button.tsx';
import { PlusIcon, WarningIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { AddSightDialog } from './add-sight-dialog.tsx';
import { DropLine, useDropDay, useGrip } from './drag-plan.tsx';
import { refusalOfDrop } from './drop-rules.ts';
import { type EditedSights, nameOfSight } from './edited-sights.ts';
import { EditedVisit } from './edited-visit.tsx';
import type { Judged } from './editor-messages.ts';
import styles from './trip-editor.module.css';
import type { TripEditorModel } from './use-trip-editor.ts';

const words = keptTrips.editor;

interface EditedDayProps {
  day: PlannedDay;
  editor: TripEditorModel;
  current: Judged;
  sights: EditedSights;
}

type Stop = PlannedDay['stops'][number];

/** Returns a row that stands between the sights: a ride, or a meal that is eaten. */
function wordRow(stop: Stop): string | null {
  if (stop.kind === 'ride') return `${formatClock(stop.start)} ${stop.ride.from.name} → ${stop.ride.to.name}`;
  return stop.kind === 'meal' ? `${formatClock(stop.start)} ${words.mealNames[stop.meal]}` : null;
}

/** Shows a day that is being changed: its sights in order with the rows between them, and what is wrong with it. */
export function EditedDay({ day, editor, current, sights }: EditedDayProps) {
  const { number, date, costRupees, stops } = day;
  const decided = current.decisions.days.find((each) => each.number === number);
  const order = decided?.sights ?? [];
  const hasVisits = stops.some(({ kind }) => kind === 'visit');
  const isAway = !current.towns.has(number);
  const { dropRef, dragged, isOver } = useDropDay(number);
  const refusal = dragged && refusalOfDrop(dragged, number, current, sights);
  const isDisabled = editor.state.phase !== 'ready' || isAway || !hasVisits;
  const { row, grip, isDragging } = useGrip({ dragged: { kind: 'day', day: number }, isDisabled });
  const takesDay = dragged?.kind === 'day' && dragged.day !== number && !refusal && isOver;
  return (
    <li
      ref={dropRef}
      className={styles.day}
      data-day={number}
      data-dragging={isDragging || undefined}
      data-refused={refusal && !isDragging ? true : undefined}
      data-over={takesDay || undefined}
    >
      <div ref={row} className={styles.dayHead}>
        {grip}
        <h3 className={styles.dayTitle} tabIndex={-1}>
          {words.day({ day: number })} <span>{dates.day(date)}</span>
          {refusal ? (
            <span className={styles.noDrop}>{words.noDrop[refusal]}</span>
          ) : (
            <span className="price">{words.cost({ price: formatRupees(costRupees) })}</span>
          )}
        </h3>
      </div>
      <ol className={styles.rows}>
        {stops.map((stop) => {
          if (stop.kind === 'visit')
            return (
              <EditedVisit
                key={stop.sightId}
                visit={stop}
                day={number}
                isDawn={decided?.dawn === stop.sightId}
                index={order.indexOf(stop.sightId)}
                last={order.length - 1}
                takesDrop={!refusal}
                editor={editor}
                current={current}
                sights={sights}
              />
            );
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
      <div className={styles.afterRows}>
        <DropLine day={number} index={order.length} isOffered={!refusal} />
        {!hasVisits && <p className={styles.empty}>{isAway ? words.onTheWay : words.empty}</p>}
        <DayFindings number={number} editor={editor} current={current} sights={sights} />
        {!isAway && <DayActs number={number} editor={editor} current={current} sights={sights} />}
      </div>
    </li>
  );
}

/** Adds a sight to a day, and exchanges its sights with those of another day. */
function DayActs({ number, editor, current, sights }: Omit<EditedDayProps, 'day'> & { number: number }) {
  const [adding, setAdding] = useState(false);
  const others = current.itinerary.days.filter(
    (day) => day.number !== number && !refusalOfDrop({ kind: 'day', day: number }, day.number, current, sights),
  );
  return (
    <div className={styles.dayActs}>
      <Button look="plain" onClick={() => setAdding(true)}>
        <PlusIcon /> {words.add}
      </Button>
      {others.length > 0 && (
        <label className={styles.exchange}>
          <span className="visually-hidden">{words.exchange}</span>
          <select
            value=""
            onChange={({ target }) =>
              void editor.apply([{ edit: 'swap-days', day: number, with: Number(target.value) }])
            }
          >
            <option value="" disabled>
              {words.exchange}
            </option>
            {others.map((day) => (
              <option key={day.number} value={day.number}>
                {words.dayOption({ day: day.number, date: dates.day(day.date) })}
              </option>
            ))}
          </select>
        </label>
      )}
      {adding && (
        <AddSightDialog
          day={number}
          current={current}
          sights={sights}
          editor={editor}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}

/** Says what is wrong with a day, and offers the smallest change that mends it. */
function DayFindings({ number, editor, current, sights }: Omit<EditedDayProps, 'day'> & { number: number }) {
  const broken = current.findings.filter(({ day }) => day === number);
  if (broken.length === 0) return null;
  const lines = [
    ...new Set(
      broken.map(({ check, sightId }) =>
        words.broken({ check, ...(sightId !== undefined && { sight: nameOfSight(sights, sightId) }) }),
      ),
    ),
  ];
  const { repair } = current;
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
        {repair ? (
          <Button look="quiet" onClick={() => editor.repair()}>
            <Passage text={words.repair({ names: repair.leftOut.map((id) => nameOfSight(sights, id)) })} />
          </Button>
        ) : (
          <p>{words.noRepair}</p>
        )}
      </div>
    </section>
  );
}
