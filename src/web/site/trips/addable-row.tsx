import { useEffect, useRef } from 'react';
import { formatClock } from '../../../core/clock-time.ts';
import { formatRupees } from '../../../core/money.ts';
import type { AddableOnDay } from '../../../core/planner/edits/additions.ts';
import type { DayDecisions } from '../../../core/planner/edits/decisions.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { tripEditor as words } from '../../../words/en/site/trip-editor.ts';
import { Button } from '../../ui/button.tsx';
import { Passage } from '../../ui/passage.tsx';
import styles from './add-sight-dialog.module.css';
import { type EditedSight, type EditedSights, nameOfSight } from './edited-sights.ts';
import type { PlacedAddition } from './editor-messages.ts';
import { wordCost } from './word-cost.ts';
import { wordFindings } from './word-findings.ts';

const WHOLE_DAY = 24 * 60;

const wordHours = ({ hours }: AddableOnDay): string => {
  if (hours.length === 0) return words.closedThatDay;
  if (hours.some(({ from, to }) => from === 0 && to === WHOLE_DAY)) return words.openAlways;
  return words.open({
    hours: hours.map(({ from, to }) => plan.hours({ from: formatClock(from), to: formatClock(to), later: '' })),
  });
};

function wordNear({ near }: AddableOnDay, sights: EditedSights): string {
  const time = plan.duration({ minutes: near.minutes });
  return near.from === undefined
    ? words.fromStay({ time })
    : words.fromSight({ time, sight: nameOfSight(sights, near.from) });
}

const wordFit = ({ fitsOn }: AddableOnDay, day: number): string =>
  fitsOn.includes(day) ? words.fits : words.fitsOn({ days: fitsOn });

function wordPlace({ index }: PlacedAddition, { sights: order }: DayDecisions, sights: EditedSights): string {
  const before = order[index - 1];
  if (before !== undefined) return words.afterSight({ sight: nameOfSight(sights, before) });
  return order.length === 0 ? words.onlySight : words.firstSight;
}

interface AddableRowProps {
  addable: AddableOnDay;
  sight: EditedSight;
  day: DayDecisions;
  sights: EditedSights;
  isChosen: boolean;
  /** The chosen sight at its best place; null until that is known. */
  placed: PlacedAddition | null;
  onChoose: () => void;
  onAdd: (placed: PlacedAddition) => void;
}

/** Shows a sight that a day may have; the chosen one also says what adding it would cost, before it is added. */
export function AddableRow({ addable, sight, day, sights, isChosen, placed, onChoose, onAdd }: AddableRowProps) {
  const row = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: chosen on the map, it may be anywhere in the list; what it costs makes it taller.
  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen, placed]);
  const fee = sight.feeRupees === 0 ? words.free : formatRupees(sight.feeRupees);
  return (
    <li ref={row} className={styles.row} data-chosen={isChosen || undefined}>
      <button type="button" className={styles.choose} aria-expanded={isChosen} onClick={onChoose}>
        <strong>
          <Passage text={sight.name} />
        </strong>
        <span>{[plan.duration({ minutes: sight.minutes }), fee].join(', ')}</span>
        <span>
          <Passage text={wordNear(addable, sights)} />
        </span>
        {addable.fitsOn.length > 0 && (
          <span className={styles.fit} data-fits={addable.fitsOn.includes(day.number) || undefined}>
            {wordFit(addable, day.number)}
          </span>
        )}
      </button>
      {isChosen && (
        <div className={styles.details} role="status">
          <p>{wordHours(addable)}</p>
          {placed ? (
            <>
              <p>
                <Passage text={wordPlace(placed, day, sights)} />
              </p>
              <p className={styles.cost}>{wordAddition(placed)}</p>
              <Button look="action" onClick={() => onAdd(placed)}>
                {words.addHere({ day: day.number })}
              </Button>
              {wordFindings(placed.findings, sights).map((line) => (
                <p key={line} className={styles.broken}>
                  <Passage text={line} />
                </p>
              ))}
            </>
          ) : (
            <p>{words.searching}</p>
          )}
        </div>
      )}
    </li>
  );
}

/** Returns what an addition costs in money and time, and how much does not fit then. */
function wordAddition(placed: PlacedAddition): string {
  const time = plan.duration({ minutes: placed.travelMinutes });
  const way = placed.travelMinutes > 0 ? words.moreTravel({ time }) : words.noMoreTravel;
  return [way, wordCost(placed)].join(', ');
}
