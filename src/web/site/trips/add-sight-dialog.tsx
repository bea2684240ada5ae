import { useEffect, useState } from 'react';
import { nameKey } from '../../../core/names.ts';
import type { AddableOnDay } from '../../../core/planner/edits/additions.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { tripEditor as words } from '../../../words/en/site/trip-editor.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './add-sight-dialog.module.css';
import { AddableMap } from './addable-map.tsx';
import { AddableRow } from './addable-row.tsx';
import type { EditedSight, EditedSights } from './edited-sights.ts';
import type { Judged, PlacedAddition } from './editor-messages.ts';
import type { PlanActs } from './use-edit-focus.ts';

interface AddSightDialogProps {
  /** The day that it opens with; another one can be chosen. */
  day: number;
  sights: EditedSights;
  acts: PlanActs;
  onClose: () => void;
}

/**
 * Offers the sights of a day's town that the plan does not have, on a map and in a list that show the same choice. The chosen one says
 * what it costs at its best place in the day before it is added.
 */
export function AddSightDialog({ day: first, sights, acts, onClose }: AddSightDialogProps) {
  // The plan stays as it is while the dialog is open.
  const [current] = useState(acts.latest);
  const [day, setDay] = useState(first);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const { addable, placed } = useAddable(acts, current, day, chosen);

  const decided = current.decisions.days.find(({ number }) => number === day) ?? { number: day, sights: [] };
  const typed = nameKey(text);
  const isNamed = ({ name, englishName }: EditedSight): boolean =>
    [name, englishName].some((each) => nameKey(each).includes(typed));
  const found = (addable ?? [])
    .flatMap((each) => {
      const sight = sights.get(each.sightId);
      return sight && isNamed(sight) ? [{ ...each, sight }] : [];
    })
    .toSorted((a, b) => Number(b.fitsOn.includes(day)) - Number(a.fitsOn.includes(day)));
  const showDay = (to: number) => {
    setDay(to);
    setChosen(null);
  };
  const add = ({ sightId, index }: PlacedAddition) => {
    onClose();
    void acts.apply([{ edit: 'add', sightId, day, index }]);
  };
  return (
    <Dialog open onClose={onClose} title={words.addTo({ day })} shape="full">
      <div className={styles.layout}>
        <AddableMap
          day={day}
          current={current}
          sights={sights}
          addable={found}
          chosen={chosen}
          index={placed?.index}
          onChoose={setChosen}
        />
        <div className={styles.side}>
          <div className={styles.fields}>
            <label>
              <span>{words.whichDay}</span>
              <select value={day} onChange={({ target }) => showDay(Number(target.value))}>
                {current.itinerary.days
                  .filter(({ number }) => current.towns.has(number))
                  .map(({ number, date }) => (
                    <option key={number} value={number}>
                      {words.dayOption({ day: number, date: dates.day(date) })}
                    </option>
                  ))}
              </select>
            </label>
            <label>
              <span>{words.search}</span>
              <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
            </label>
          </div>
          <p role="status" className={styles.count}>
            {addable === null
              ? words.searching
              : found.length === 0
                ? words.noneFound
                : words.found({ count: found.length })}
          </p>
          <ul className={styles.rows}>
            {found.map(({ sight, ...each }) => (
              <AddableRow
                key={each.sightId}
                addable={each}
                sight={sight}
                day={decided}
                sights={sights}
                isChosen={each.sightId === chosen}
                placed={placed}
                onChoose={() => setChosen(each.sightId === chosen ? null : each.sightId)}
                onAdd={add}
              />
            ))}
          </ul>
        </div>
      </div>
    </Dialog>
  );
}

/** Asks the worker for the sights of a day's town, and for the best place of the chosen one. An answer that comes late is dropped. */
function useAddable({ ask }: PlanActs, { decisions }: Judged, day: number, chosen: string | null) {
  const [addable, setAddable] = useState<readonly AddableOnDay[] | null>(null);
  const [placed, setPlaced] = useState<PlacedAddition | null>(null);

  useEffect(() => {
    let isLate = false;
    setAddable(null);
    void ask({ ask: 'addable', decisions, day })?.then((answer) => {
      if (!isLate && answer.answer === 'addable') setAddable(answer.sights);
    });
    return () => {
      isLate = true;
    };
  }, [ask, decisions, day]);

  useEffect(() => {
    let isLate = false;
    setPlaced(null);
    if (chosen !== null)
      void ask({ ask: 'addition', decisions, sightId: chosen, day })?.then((answer) => {
        if (!isLate && answer.answer === 'addition') setPlaced(answer.addition);
      });
    return () => {
      isLate = true;
    };
  }, [ask, decisions, day, chosen]);

  return { addable, placed: placed?.sightId === chosen ? placed : null };
}
