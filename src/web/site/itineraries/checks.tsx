import type { Itinerary } from '../../../contracts/itineraries.ts';
import { results } from '../../../words/en/site/results.ts';
import { trips } from '../../../words/en/site/trips.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import styles from './checks.module.css';
import { tellRobustness } from './robustness-words.ts';

/** Lists the checks that an itinerary passed, as sentences, and tells how its simulation went. */
export function ChecksList({ itinerary }: { itinerary: Itinerary }) {
  const simulation = tellRobustness(itinerary);
  return (
    <>
      {simulation && (
        <p className={styles.simulation}>
          <Passage text={simulation} />
        </p>
      )}
      <ul className={styles.list}>
        {itinerary.checks.map((check) => (
          <li key={check}>
            <CheckIcon size={18} />
            <span>
              <Passage text={check} isProse />
            </span>
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
  const title = itinerary ? results.passed({ count: itinerary.checks.length }) : trips.checks;
  return (
    <Dialog open={itinerary !== null} onClose={onClose} title={title} shape="box">
      {itinerary && (
        <>
          <p>
            <Passage text={trips.checksRule({ title: itinerary.title })} />
          </p>
          <ChecksList itinerary={itinerary} />
        </>
      )}
    </Dialog>
  );
}
