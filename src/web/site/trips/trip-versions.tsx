import { useEffect, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { Trip, TripRevision } from '../../../contracts/trips.ts';
import { formatRupees } from '../../../core/money.ts';
import { priceUnderOffer } from '../../../core/offers/offer-price.ts';
import { tripChanges } from '../../../words/en/site/trip-changes.ts';
import { browserApi } from '../../api/browser-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Passage } from '../../ui/passage.tsx';
import { DifferenceList } from './difference-list.tsx';
import styles from './trip-changes.module.css';

const words = tripChanges.versions;

interface TripVersionsProps {
  trip: Trip;
  /** True where the editor has changes that are not saved: bringing a version back would put them on top of it. */
  hasUnsaved: boolean;
  onSaved: (trip: Trip) => void;
  onClose: () => void;
}

type Problem = 'elsewhere' | 'failed';

const problemOf = (error: unknown): Problem =>
  error instanceof ApiError && error.status === 409 ? 'elsewhere' : 'failed';

/** Lists the versions of a trip, each with what it changed, and brings one back. */
export function TripVersions({ trip, hasUnsaved, onSaved, onClose }: TripVersionsProps) {
  const [versions, setVersions] = useState<readonly TripRevision[] | 'loading' | 'failed'>('loading');
  const [bringing, setBringing] = useState<number | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const { _id: id } = trip;

  useEffect(() => {
    browserApi('GET /api/trips/{id}/revisions', { params: { id } }).then(
      ({ revisions }) => setVersions(revisions),
      () => setVersions('failed'),
    );
  }, [id]);

  const bringBack = async (revision: number): Promise<void> => {
    setBringing(revision);
    setProblem(null);
    try {
      const saved = await browserApi('POST /api/trips/{id}/revisions/restore', {
        params: { id },
        body: { revision, newest: trip.revision },
      });
      onSaved(saved.trip);
    } catch (error) {
      setProblem(problemOf(error));
      setBringing(null);
    }
  };

  return (
    <Dialog open onClose={onClose} title={words.title} shape="middle">
      {versions === 'loading' && <p role="status">{words.loading}</p>}
      {versions === 'failed' && <Notice tone="problem">{words.notLoaded}</Notice>}
      {problem && (
        <Notice tone="problem">{problem === 'elsewhere' ? tripChanges.elsewhere : tripChanges.failed}</Notice>
      )}
      {typeof versions === 'object' && versions.length === 0 && <p>{words.none}</p>}
      {typeof versions === 'object' && versions.length > 0 && hasUnsaved && (
        <Notice tone="info">{words.unsaved}</Notice>
      )}
      {typeof versions === 'object' && (
        <ol className={styles.versions}>
          {versions.map((version) => (
            <Version
              key={version.revision}
              version={version}
              trip={trip}
              isBringing={bringing === version.revision}
              isBlocked={hasUnsaved || bringing !== null}
              onBringBack={() => void bringBack(version.revision)}
            />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

interface VersionProps {
  version: TripRevision;
  trip: Trip;
  isBringing: boolean;
  isBlocked: boolean;
  onBringBack: () => void;
}

function Version({ version, trip, isBringing, isBlocked, onBringBack }: VersionProps) {
  const { revision, savedAt, perPersonRupees, difference, days, canBringBack } = version;
  const { offer, travellers } = trip.itinerary;
  const isToday = revision === trip.revision;
  return (
    <li className={styles.version}>
      <h3 className={styles.versionTitle}>
        {words.name({ revision })}
        <span className={styles.made}>{words.made(version)}</span>
        {isToday && <span className={styles.mark}>{words.today}</span>}
      </h3>
      <p className={styles.about}>
        {words.savedAt({ instant: Date.parse(savedAt) })}
        {perPersonRupees !== null && (
          <span className="price">{words.price({ price: formatRupees(priceUnderOffer(perPersonRupees, offer)) })}</span>
        )}
      </p>
      {difference && <DifferenceList difference={difference} pricedFor={{ offer, travellers }} />}
      {days.length > 0 && (
        <details className={styles.look}>
          <summary>{words.look({ revision })}</summary>
          <VersionDays days={days} />
        </details>
      )}
      {canBringBack && (
        <Button busy={isBringing} disabled={isBlocked} onClick={onBringBack}>
          {isBringing ? words.bringing : words.bringBack({ revision })}
        </Button>
      )}
      {!canBringBack && !isToday && <p className={styles.about}>{words.gone}</p>}
    </li>
  );
}

const VersionDays = ({ days }: Pick<TripRevision, 'days'>) => (
  <dl className={styles.versionDays}>
    {days.map(({ number, date, sights }) => (
      <div key={number}>
        <dt>{words.day({ day: number, date })}</dt>
        <dd>{sights.length === 0 ? words.noSights : <Passage text={sights.map(({ name }) => name).join(', ')} />}</dd>
      </div>
    ))}
  </dl>
);
