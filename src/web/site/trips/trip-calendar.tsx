import { useState } from 'react';
import { tripCalendar as words } from '../../../words/en/site/trip-calendar.ts';
import { browserApi } from '../../api/browser-api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CopyIcon } from '../../ui/trip-icons.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import styles from './trip-calendar.module.css';

interface TripCalendarProps {
  itineraryId: string;
  onClose: () => void;
}

/** The calendar of a kept trip, once it has been asked for. */
interface Subscribable {
  readonly tripId: string;
  readonly address: string;
}

type Told = 'ready' | 'renewed' | 'takenBack' | 'failed';

/** Opens, renews and takes back the calendar of an itinerary, which is kept as a trip for it. */
function useTripCalendar(itineraryId: string) {
  const [calendar, setCalendar] = useState<Subscribable | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const [busy, setBusy] = useState(false);

  const act = async (work: () => Promise<Subscribable | null>, done: Told): Promise<void> => {
    setBusy(true);
    try {
      setCalendar(await work());
      setTold(done);
    } catch {
      setTold('failed');
    } finally {
      setBusy(false);
    }
  };
  const open = async (tripId: string, renew: boolean): Promise<Subscribable> => {
    const opened = await browserApi('PUT /api/trips/{id}/calendar', { params: { id: tripId }, body: { renew } });
    return { tripId, address: opened.calendar.address };
  };

  return {
    calendar,
    told,
    busy,
    show: () =>
      act(async () => {
        const { trip } = await browserApi('POST /api/trips', { body: { itineraryId } });
        return open(trip._id, false);
      }, 'ready'),
    renew: ({ tripId }: Subscribable) => act(() => open(tripId, true), 'renewed'),
    takeBack: ({ tripId }: Subscribable) =>
      act(async () => {
        await browserApi('DELETE /api/trips/{id}/calendar', { params: { id: tripId } });
        return null;
      }, 'takenBack'),
  };
}

/** Gives a signed-in reader the address under which a calendar follows the trip. */
export function TripCalendar({ itineraryId, onClose }: TripCalendarProps) {
  const { calendar, told, busy, show, renew, takeBack } = useTripCalendar(itineraryId);
  return (
    <Dialog open onClose={onClose} title={words.title}>
      <p>
        {words.about} {words.keeps}
      </p>
      {told && <Notice tone={told === 'failed' ? 'problem' : 'success'}>{words[told]}</Notice>}
      {calendar ? (
        <>
          <Address address={calendar.address} />
          <HowTo />
          <div className={styles.acts}>
            <Button look="plain" disabled={busy} onClick={() => void renew(calendar)}>
              {words.renew}
            </Button>
            <Button look="plain" disabled={busy} onClick={() => void takeBack(calendar)}>
              {words.takeBack}
            </Button>
          </div>
        </>
      ) : (
        <Button look="action" busy={busy} onClick={() => void show()}>
          {words.show}
        </Button>
      )}
    </Dialog>
  );
}

/** The button that had the focus is gone. */
const focusWhenShown = (field: HTMLInputElement | null) => field?.focus({ preventScroll: true });

function Address({ address }: { address: string }) {
  const { copied, copy } = useCopy(address);
  return (
    <div className={styles.address}>
      <input
        ref={focusWhenShown}
        aria-label={words.address}
        readOnly
        value={address}
        className={styles.field}
        onFocus={(event) => event.target.select()}
      />
      <Button look="action" onClick={() => void copy()}>
        {copied ? <CheckIcon /> : <CopyIcon />}
        {copied ? words.copied : words.copy}
      </Button>
      <a className={styles.open} href={address.replace(/^https?:/, 'webcal:')}>
        {words.open}
      </a>
      <p className={styles.hint}>{words.secret}</p>
      <span role="status" className="visually-hidden">
        {copied && words.copied}
      </span>
    </div>
  );
}

const APPS = ['apple', 'google', 'outlook'] as const;

function HowTo() {
  return (
    <section aria-label={words.how}>
      <h3 className={styles.subtitle}>{words.how}</h3>
      <dl className={styles.apps}>
        {APPS.map((app) => (
          <div key={app}>
            <dt>{words.apps[app].name}</dt>
            <dd>{words.apps[app].text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
