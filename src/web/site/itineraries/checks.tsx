import type { Itinerary } from '../../../contracts/itineraries.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import styles from './checks.module.css';
import { tellRobustness } from './robustness-words.ts';

/** Lists the checks that an itinerary passed, as sentences, and tells how its simulation went. */
export function ChecksList({ itinerary }: { itinerary: Itinerary }) {
  const simulation = tellRobustness(itinerary);
  return (
    <>
      {simulation && <p className={styles.simulation}>{simulation}</p>}
      <ul className={styles.list}>
        {itinerary.checks.map((check) => (
          <li key={check}>
            <CheckIcon size={18} />
            <span>{check}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChecksDialogProps {
  itinerary: Itinerary | null;
  onClose: () => void;
}

/** Explains “passed 36 checks” for one itinerary. */
export function ChecksDialog({ itinerary, onClose }: ChecksDialogProps) {
  const title = itinerary ? `Passed ${itinerary.checks.length} checks` : 'Checks';
  return (
    <Dialog open={itinerary !== null} onClose={onClose} title={title} shape="box">
      <p>
        Every plan must pass all of these before you see it. A separate program, not the planner, checked them for “
        {itinerary?.title}”.
      </p>
      {itinerary && <ChecksList itinerary={itinerary} />}
    </Dialog>
  );
}
