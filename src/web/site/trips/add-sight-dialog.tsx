import { useEffect, useState } from 'react';
import { formatRupees } from '../../../core/money.ts';
import { nameKey } from '../../../core/names.ts';
import type { AddableSight } from '../../../core/planner/edits/runners-up.ts';
import { keptTrips } from '../../../words/en/site/kept-trips.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Passage } from '../../ui/passage.tsx';
import type { EditedSight, EditedSights } from './edited-sights.ts';
import type { Judged } from './editor-messages.ts';
import styles from './trip-editor.module.css';
import type { TripEditorModel } from './use-trip-editor.ts';

const words = keptTrips.editor;

interface AddSightDialogProps {
  day: number;
  current: Judged;
  sights: EditedSights;
  editor: TripEditorModel;
  onClose: () => void;
}

const wordFit = ({ fitsOn }: AddableSight, day: number): string => {
  if (fitsOn.includes(day)) return words.fits;
  return fitsOn.length > 0 ? words.fitsOn({ days: fitsOn }) : words.fitsNone;
};

const wordSight = ({ town, minutes, feeRupees }: EditedSight): string =>
  [town, plan.duration({ minutes }), feeRupees === 0 ? words.free : formatRupees(feeRupees)].join(', ');

/** Offers the sights of the day's towns that the plan does not have; those that fit come first. */
export function AddSightDialog({ day, current, sights, editor, onClose }: AddSightDialogProps) {
  const [addable, setAddable] = useState<readonly AddableSight[] | null>(null);
  const [text, setText] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens.
  useEffect(() => {
    void editor.ask({ ask: 'addable', decisions: current.decisions })?.then((answer) => {
      if (answer.answer === 'addable') setAddable(answer.sights);
    });
  }, []);

  const add = (sightId: string) => {
    onClose();
    void editor.apply([{ edit: 'add', sightId, day }]);
  };
  const typed = nameKey(text);
  const isNamed = ({ name, englishName }: EditedSight): boolean =>
    [name, englishName].some((each) => nameKey(each).includes(typed));
  const found = (addable ?? [])
    .flatMap((each) => {
      const sight = sights.get(each.sightId);
      return sight && isNamed(sight) ? [{ ...each, sight }] : [];
    })
    .toSorted((a, b) => Number(b.fitsOn.includes(day)) - Number(a.fitsOn.includes(day)));
  return (
    <Dialog open onClose={onClose} title={words.addTo({ day })} shape="drawer">
      <label className={styles.search}>
        <span>{words.search}</span>
        <input type="search" value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <p role="status" className={styles.count}>
        {addable === null
          ? words.searching
          : found.length === 0
            ? words.noneFound
            : words.found({ count: found.length })}
      </p>
      <ul className={styles.choices}>
        {found.map((each) => (
          <li key={each.sightId}>
            <button type="button" className={styles.choice} onClick={() => add(each.sightId)}>
              <strong>
                <Passage text={each.sight.name} />
              </strong>
              <span>
                <Passage text={wordSight(each.sight)} />
              </span>
              <span data-fits={each.fitsOn.includes(day) || undefined} className={styles.fit}>
                {wordFit(each, day)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
