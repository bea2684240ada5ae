import { useEffect, useRef, useState } from 'react';
import { formatClock } from '../../../core/clock-time.ts';
import type { PlanEdit } from '../../../core/planner/edits/edit.ts';
import type { PlannedDay } from '../../../core/planner/types.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { keptTrips } from '../../../words/en/site/kept-trips.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronIcon, WarningIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { LockIcon } from '../../ui/trip-icons.tsx';
import { DropLine, useGrip } from './drag-plan.tsx';
import { refusalOfDrop } from './drop-rules.ts';
import { type EditedSights, nameOfSight } from './edited-sights.ts';
import type { Judged } from './editor-messages.ts';
import { SwapDialog } from './swap-dialog.tsx';
import styles from './trip-editor.module.css';
import type { TripEditorModel } from './use-trip-editor.ts';

const words = keptTrips.editor;

/** A press makes a visit so much longer or shorter. */
const LENGTH_STEP_MINUTES = 15;

type Visit = Extract<PlannedDay['stops'][number], { kind: 'visit' }>;

interface EditedVisitProps {
  visit: Visit;
  day: number;
  /** Seen at sunrise, before breakfast: it has no place in the order of the day. */
  isDawn: boolean;
  index: number;
  last: number;
  /** True while what is dragged may be dropped on this day. */
  takesDrop: boolean;
  editor: TripEditorModel;
  current: Judged;
  sights: EditedSights;
}

/** Shows a sight of a day with its time and length, and whether it fits; its button unfolds every act. */
export function EditedVisit(props: EditedVisitProps) {
  const { visit, day, isDawn, index, editor, current, sights, takesDrop } = props;
  const { sightId, start, end, travel } = visit;
  const [open, setOpen] = useState(false);
  const name = nameOfSight(sights, sightId);
  const isLocked = current.decisions.locked.includes(sightId);
  const isBroken = current.findings.some((finding) => finding.day === day && finding.sightId === sightId);
  const dragged = { kind: 'visit', sightId, day } as const;
  const { row, grip, isDragging } = useGrip({ dragged, isDisabled: editor.state.phase !== 'ready' });
  return (
    <li ref={row} className={styles.visit} data-sight={sightId} data-dragging={isDragging || undefined}>
      {!isDawn && <DropLine day={day} index={index} isOffered={takesDrop} />}
      {travel && <p className={styles.travel}>{plan.duration({ minutes: travel.minutes })}</p>}
      {grip}
      <button type="button" className={styles.head} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className={styles.time}>
          {formatClock(start)}
          <span>{formatClock(end)}</span>
        </span>
        <span className={styles.name}>
          <Passage text={name} />
          <span className={styles.length}>{plan.duration({ minutes: end - start })}</span>
          {isDawn && <span className={styles.tag}>{words.sunrise}</span>}
          {isLocked && (
            <span className={styles.tag}>
              <LockIcon size={14} /> {words.locked}
            </span>
          )}
        </span>
        {isBroken && (
          <span className={styles.broken}>
            <WarningIcon />
            <span className="visually-hidden">{words.doesNotFit}</span>
          </span>
        )}
        <span className={styles.chevron} data-open={open || undefined}>
          <ChevronIcon />
        </span>
      </button>
      {open && <VisitActs {...props} isLocked={isLocked} name={name} />}
    </li>
  );
}

function VisitActs({
  visit: { sightId, start, end },
  day,
  isDawn,
  index,
  last,
  editor,
  current,
  sights,
  isLocked,
  name,
}: EditedVisitProps & { isLocked: boolean; name: string }) {
  const [swapping, setSwapping] = useState(false);
  const first = useRef<HTMLFieldSetElement>(null);
  useEffect(() => first.current?.querySelector('button')?.focus(), []);
  const act = (edit: PlanEdit) => void editor.apply([edit]);
  const minutes = end - start;
  const lengthen = (by: number) => act({ edit: 'lengthen', sightId, minutes: minutes + by });
  return (
    <fieldset ref={first} className={styles.visitActs} aria-label={words.acts({ sight: name })}>
      {!isDawn && (
        <>
          <Button
            disabled={index === 0 || isLocked}
            onClick={() => act({ edit: 'move', sightId, day, index: index - 1 })}
          >
            {words.earlier}
          </Button>
          <Button
            disabled={index === last || isLocked}
            onClick={() => act({ edit: 'move', sightId, day, index: index + 1 })}
          >
            {words.later}
          </Button>
        </>
      )}
      <MoveToDay sightId={sightId} day={day} current={current} sights={sights} onMove={act} />
      <Button disabled={isLocked} onClick={() => setSwapping(true)}>
        {words.swap}
      </Button>
      <Button onClick={() => lengthen(LENGTH_STEP_MINUTES)}>{words.longer}</Button>
      <Button onClick={() => lengthen(-LENGTH_STEP_MINUTES)}>{words.shorter}</Button>
      <Button onClick={() => act({ edit: isLocked ? 'unlock' : 'lock', sightId })}>
        {isLocked ? words.unlock : words.lock}
      </Button>
      <Button disabled={isLocked} onClick={() => act({ edit: 'remove', sightId })}>
        {words.remove}
      </Button>
      {swapping && (
        <SwapDialog
          sightId={sightId}
          current={current}
          sights={sights}
          editor={editor}
          onClose={() => setSwapping(false)}
        />
      )}
    </fieldset>
  );
}

interface MoveToDayProps {
  sightId: string;
  day: number;
  current: Judged;
  sights: EditedSights;
  onMove: (edit: PlanEdit) => void;
}

/** Moves a sight to another day by a list of the days that take it. */
function MoveToDay({ sightId, day, current, sights, onMove }: MoveToDayProps) {
  const others = current.itinerary.days.filter(
    ({ number }) => number !== day && !refusalOfDrop({ kind: 'visit', sightId, day }, number, current, sights),
  );
  const move = (to: number) => {
    const index = current.decisions.days.find(({ number }) => number === to)?.sights.length ?? 0;
    onMove({ edit: 'move', sightId, day: to, index });
  };
  return (
    <label className={styles.toDay}>
      <span className="visually-hidden">{words.toDay}</span>
      <select value="" disabled={others.length === 0} onChange={({ target }) => move(Number(target.value))}>
        <option value="" disabled>
          {words.toDay}
        </option>
        {others.map(({ number, date }) => (
          <option key={number} value={number}>
            {words.dayOption({ day: number, date: dates.day(date) })}
          </option>
        ))}
      </select>
    </label>
  );
}
