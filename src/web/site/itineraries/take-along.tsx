import { type ReactNode, useState } from 'react';
import type { Details } from '../../../contracts/itineraries.ts';
import { offline } from '../../../words/en/site/offline.ts';
import { plan } from '../../../words/en/site/plan.ts';
import type { KeptPlan, KeptTrip } from '../../browser/kept-trips.ts';
import { useLanguage } from '../../navigation/language.ts';
import { Button } from '../../ui/button.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { loadMap } from '../../ui/route-map/load-map.ts';
import { useKeeping } from './keep-trip.ts';
import { KeptNotice } from './kept-notice.tsx';
import styles from './take-along.module.css';
import { PLAN_FILES, type PlanFile, type Saving, usePlanFiles } from './use-plan-files.ts';

interface TakeAlongProps {
  itineraryId: string;
  slug: string;
  details: Details;
  trip: KeptTrip;
  /** What this device had kept of the trip when the page was opened; null for nothing. */
  kept: KeptPlan<Details> | null;
  /** Whether the details are the server's, and not the kept ones. */
  isLive: boolean;
  /** Called when the server does not know the session any more. */
  onSignedOut: () => void;
  /** The calendar that follows the trip, in a dialog. */
  calendar: (onClose: () => void) => ReactNode;
}

const printPage = () => print();

const FILES = Object.keys(PLAN_FILES) as readonly PlanFile[];

/** Offers the plan as files, on paper and without a network, and says what became of each. */
export function TakeAlong(props: TakeAlongProps) {
  const { itineraryId, slug, details, trip, kept, isLive, onSignedOut, calendar } = props;
  const keeping = useKeeping(trip, { itineraryId, details, kept, isLive });
  const { saving, save } = usePlanFiles(slug, onSignedOut);
  const isSaving = saving.kind === 'saving';
  const language = useLanguage();
  const [following, setFollowing] = useState(false);
  return (
    <>
      <details className={styles.takeAlong}>
        <summary>{plan.takeAlong}</summary>
        <div className={styles.acts}>
          {FILES.map((file) => (
            <Button
              key={file}
              look="plain"
              busy={isSaving && saving.file === file}
              disabled={isSaving}
              onClick={() => void save(file)}
            >
              {PLAN_FILES[file].label}
            </Button>
          ))}
          <Button look="plain" onClick={() => setFollowing(true)}>
            {plan.followInCalendar}
          </Button>
          <Button look="plain" onClick={() => void loadMap(language).then(printPage, printPage)}>
            {plan.print}
          </Button>
          {keeping.state.kind !== 'kept' && (
            <Button look="plain" busy={keeping.state.kind === 'keeping'} onClick={() => void keeping.keep()}>
              {offline.keep}
            </Button>
          )}
        </div>
      </details>
      {following && (
        <LazyPart fallback={<Notice tone="problem">{plan.calendarFailed}</Notice>}>
          {calendar(() => setFollowing(false))}
        </LazyPart>
      )}
      <FileNotice saving={saving} />
      <KeptNotice state={keeping.state} isLive={isLive} onRemove={keeping.remove} />
    </>
  );
}

/** Says what became of the file that was asked for last. */
function FileNotice({ saving }: { saving: Saving }) {
  if (saving.kind !== 'saved' && saving.kind !== 'failed') return null;
  return (
    <div className={styles.notice}>
      <Notice tone={saving.kind === 'saved' ? 'success' : 'problem'}>{saving.message}</Notice>
    </div>
  );
}
