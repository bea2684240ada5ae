import { useEffect, useRef, useState } from 'react';
import { formatClock } from '../../../core/clock-time.ts';
import type { PlanEdit } from '../../../core/planner/edits/edit.ts';
import type { PlannedDay } from '../../../core/planner/types.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { tripEditor as words } from '../../../words/en/site/trip-editor.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronIcon, WarningIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { LockIcon } from '../../ui/trip-icons.tsx';
import { DayChoice } from './day-choice.tsx';
import type { DayView } from './day-views.ts';
import { Grip } from './drag-plan.tsx';
import { type EditedSights, nameOfSight } from './edited-sights.ts';
import { SwapDialog } from './swap-dialog.tsx';
import styles from './trip-editor.module.css';
import type { PlanActs } from './use-edit-focus.ts';

/** A press makes a visit so much longer or shorter. */
const LENGTH_STEP_MINUTES = 15;

type Visit = Extract<PlannedDay['stops'][number], { kind: 'visit' }>;

interface EditedVisitProps {
  visit: Visit;
  view: DayView;
  acts: PlanActs;
  sights: EditedSights;
}

/** Shows a sight of a day with its time and length, and whether it fits; its button unfolds every act. */
export function EditedVisit(props: EditedVisitProps) {
  const { visit, view, sights } = props;
  const { sightId, start, end, travel } = visit;
  const [open, setOpen] = useState(false);
  const name = nameOfSight(sights, sightId);
  // Seen at sunrise, before breakfast, it has no place in the order of the day.
  const isDawn = view.decided.dawn === sightId;
  const isLocked = view.locked.includes(sightId);
  const isBroken = view.findings.some((finding) => finding.sightId === sightId);
  return (
    <li className={styles.visit} data-sight={sightId} data-place={isDawn ? undefined : true}>
      {travel && <p className={styles.travel}>{plan.duration({ minutes: travel.minutes })}</p>}
      <Grip of="visit" />
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
      {open && <VisitActs {...props} name={name} />}
    </li>
  );
}

function VisitActs({ visit: { sightId, start, end }, view, acts, sights, name }: EditedVisitProps & { name: string }) {
  const [swapping, setSwapping] = useState(false);
  const first = useRef<HTMLFieldSetElement>(null);
  useEffect(() => first.current?.querySelector('button')?.focus(), []);
  const { day, decided, locked, sameTown } = view;
  const index = decided.sights.indexOf(sightId);
  const isLocked = locked.includes(sightId);
  const act = (edit: PlanEdit) => void acts.apply([edit]);
  const move = (to: number) => act({ edit: 'move', sightId, day: day.number, index: to });
  const moveToEnd = (other: number) => {
    const { days } = acts.latest().decisions;
    const last = days.find(({ number }) => number === other)?.sights.length ?? 0;
    act({ edit: 'move', sightId, day: other, index: last });
  };
  const lengthen = (by: number) => act({ edit: 'lengthen', sightId, minutes: end - start + by });
  return (
    <fieldset ref={first} className={styles.visitActs} aria-label={words.acts({ sight: name })}>
      {decided.dawn !== sightId && (
        <>
          <Button disabled={index === 0 || isLocked} onClick={() => move(index - 1)}>
            {words.earlier}
          </Button>
          <Button disabled={index === decided.sights.length - 1 || isLocked} onClick={() => move(index + 1)}>
            {words.later}
          </Button>
        </>
      )}
      <DayChoice
        className={styles.toDay}
        name={words.toDay}
        days={sameTown}
        isDisabled={isLocked}
        onChoose={moveToEnd}
      />
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
      {swapping && <SwapDialog sightId={sightId} sights={sights} acts={acts} onClose={() => setSwapping(false)} />}
    </fieldset>
  );
}
