import { onTheWay as words } from '../../../words/en/site/on-the-way.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Passage } from '../../ui/passage.tsx';
import styles from './today.module.css';

interface StopDialogProps {
  title: string;
  sights: readonly { readonly id: string; readonly name: string; readonly time: string }[];
  onChoose: (sightId: string) => void;
  onClose: () => void;
}

/** Asks for one of the sights that are ahead today. */
export const StopDialog = ({ title, sights, onChoose, onClose }: StopDialogProps) => (
  <Dialog open onClose={onClose} title={title}>
    {sights.length === 0 && <p>{words.noneAhead}</p>}
    <ul className={styles.list}>
      {sights.map(({ id, name, time }) => (
        <li key={id}>
          <button type="button" className={styles.choice} onClick={() => onChoose(id)}>
            <strong>
              <Passage text={name} />
            </strong>
            <span>{words.at({ time })}</span>
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);
