import { useEffect, useState } from 'react';
import { tripEditor as words } from '../../../words/en/site/trip-editor.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Passage } from '../../ui/passage.tsx';
import { type EditedSights, nameOfSight } from './edited-sights.ts';
import type { Swap } from './editor-messages.ts';
import styles from './trip-editor.module.css';
import type { PlanActs } from './use-edit-focus.ts';
import { wordCost } from './word-cost.ts';

interface SwapDialogProps {
  sightId: string;
  sights: EditedSights;
  acts: PlanActs;
  onClose: () => void;
}

/** Offers the best sights to take another's place, each with what it costs. */
export function SwapDialog({ sightId, sights, acts, onClose }: SwapDialogProps) {
  const [swaps, setSwaps] = useState<readonly Swap[] | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens.
  useEffect(() => {
    void acts.ask({ ask: 'swaps', decisions: acts.latest().decisions, sightId })?.then((answer) => {
      if (answer.answer === 'swaps') setSwaps(answer.swaps);
    });
  }, []);

  const swap = (by: string) => {
    onClose();
    void acts.apply([{ edit: 'swap', sightId, by }]);
  };
  return (
    <Dialog open onClose={onClose} title={words.swapTitle({ sight: nameOfSight(sights, sightId) })}>
      {swaps === null && <p role="status">{words.searching}</p>}
      {swaps?.length === 0 && <p>{words.noSwap}</p>}
      <ul className={styles.choices}>
        {swaps?.map((each) => (
          <li key={each.sightId}>
            <button type="button" className={styles.choice} onClick={() => swap(each.sightId)}>
              <strong>
                <Passage text={nameOfSight(sights, each.sightId)} />
              </strong>
              <span>{wordCost(each)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
