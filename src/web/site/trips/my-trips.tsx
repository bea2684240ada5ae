import { lazy, type ReactNode, useState } from 'react';
import type { User } from '../../../contracts/accounts.ts';
import type { Trip } from '../../../contracts/trips.ts';
import { type Day, dayInIndia, daysBetween, isDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { distinctPosters } from '../../../core/posters/distinct-posters.ts';
import { TRIP_NAME_LONGEST } from '../../../core/trips.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { keptTrips as words } from '../../../words/en/site/kept-trips.ts';
import { Link } from '../../navigation/link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LazyPart } from '../../ui/lazy-part.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OwnListSkeleton, OwnListWaiting, OwnRow, OwnSection } from '../../ui/own-list.tsx';
import { Passage } from '../../ui/passage.tsx';
import { SignInCard } from '../../ui/sign-in-card.tsx';
import styles from './my-trips.module.css';
import { useMyTrips } from './use-my-trips.ts';

const UnsentTrips = lazy(async () => ({ default: (await import('./unsent-trips.tsx')).UnsentTrips }));

interface MyTripsProps {
  traveller: Pick<User, '_id'> | null;
  /** False until the browser has read the session. */
  isKnown: boolean;
  onSignIn: () => void;
  onSignedOut: () => void;
  /** Returns what leads to the poll about a trip, or begins one. */
  decide: (trip: Trip) => ReactNode;
}

/** Shows the trips that the account keeps. */
export function MyTrips({ traveller, isKnown, onSignIn, onSignedOut, decide }: MyTripsProps) {
  // Sent changes give a trip another plan: the list is loaded again.
  const [sent, setSent] = useState(0);
  if (!isKnown) return <OwnListWaiting needsScript={words.needsScript} loading={words.loading} />;
  if (traveller)
    return (
      <>
        <LazyPart fallback={null}>
          <UnsentTrips key={traveller._id} readerId={traveller._id} onSent={() => setSent((before) => before + 1)} />
        </LazyPart>
        <AccountTrips key={`${traveller._id} ${sent}`} onSignedOut={onSignedOut} decide={decide} />
      </>
    );
  return <SignInCard title={words.signInTitle} text={words.signInText} act={words.signIn} onSignIn={onSignIn} />;
}

const titleOf = ({ name, itinerary }: Trip): string => name || itinerary.title;

function AccountTrips({ onSignedOut, decide }: Pick<MyTripsProps, 'onSignedOut' | 'decide'>) {
  const { state, rename, copy, remove, restore } = useMyTrips(onSignedOut);
  const { kind, trips, deleted, hasFailed } = state;
  const [renamed, setRenamed] = useState<Trip | null>(null);
  const today = dayInIndia(Date.now());
  const ahead = trips
    .filter(({ itinerary }) => itinerary.endDate >= today)
    .toSorted((a, b) => a.itinerary.startDate.localeCompare(b.itinerary.startDate));
  const past = trips.filter(({ itinerary }) => itinerary.endDate < today);
  const shown = [...ahead, ...past];
  const posters = distinctPosters(shown.map(({ itinerary }) => itinerary.headerImage));
  const pictures = new Map(shown.map(({ _id }, i) => [_id, posters[i] ?? '']));
  const acts = { onRename: setRenamed, onCopy: copy, onRemove: remove };
  if (kind === 'loading') return <OwnListSkeleton loading={words.loading} />;
  if (kind === 'failed') return <Notice tone="problem">{words.notLoaded}</Notice>;
  return (
    <>
      {hasFailed && <Notice tone="problem">{words.failed}</Notice>}
      {deleted && (
        <Notice tone="info">
          {words.removed({ trip: titleOf(deleted) })}{' '}
          <Button onClick={() => void restore(deleted)}>{words.undo}</Button>
        </Notice>
      )}
      {trips.length === 0 && (
        <EmptyState title={words.nothingTitle}>
          <p>{words.nothing}</p>
          <ButtonLink look="action" to="/#home">
            {words.planTrip}
          </ButtonLink>
        </EmptyState>
      )}
      <TripList title={words.planned} trips={ahead} {...{ today, pictures, decide }} {...acts} />
      <TripList title={words.past} trips={past} {...{ today, pictures, decide }} isPast {...acts} />
      {renamed && (
        <RenameDialog
          trip={renamed}
          onClose={() => setRenamed(null)}
          onSave={(name) => {
            setRenamed(null);
            void rename(renamed, name);
          }}
        />
      )}
    </>
  );
}

interface TripActs {
  onRename: (trip: Trip) => void;
  onCopy: (trip: Trip) => void;
  onRemove: (trip: Trip) => void;
  decide: MyTripsProps['decide'];
}

interface TripListProps {
  title: string;
  trips: readonly Trip[];
  today: Day;
  /** By trip. */
  pictures: ReadonlyMap<string, string>;
  isPast?: boolean;
}

function TripList({ title, trips, today, pictures, isPast = false, ...acts }: TripListProps & TripActs) {
  if (trips.length === 0) return null;
  return (
    <OwnSection title={title} isPast={isPast}>
      {trips.map((trip) => (
        <TripRow key={trip._id} trip={trip} picture={pictures.get(trip._id) ?? ''} today={today} {...acts} />
      ))}
    </OwnSection>
  );
}

/** Returns what happens next with a trip. */
function wordNext({ itinerary: { startDate, endDate, days } }: Trip, today: Day): string {
  if (!isDay(startDate) || !isDay(endDate) || today > endDate) return words.datesPassed;
  const ahead = daysBetween(today, startDate);
  return ahead >= 0 ? words.startsIn({ days: ahead }) : words.onTheWay({ day: 1 - ahead, days });
}

interface TripRowProps extends TripActs {
  trip: Trip;
  picture: string;
  today: Day;
}

function TripRow({ trip, picture, today, onRename, onCopy, onRemove, decide }: TripRowProps) {
  const { itinerary, isOwn, bookings } = trip;
  const { startDate, endDate, stays, pricePP, slug } = itinerary;
  const title = titleOf(trip);
  const path = `/itinerary/${encodeURIComponent(slug)}`;
  return (
    <OwnRow
      picture={picture}
      day={startDate}
      title={title}
      to={path}
      next={wordNext(trip, today)}
      act={{ text: words.openPlan, to: path }}
      more={
        <>
          {decide(trip)}
          <details className={styles.more}>
            <summary>{words.more}</summary>
            <fieldset className={styles.acts} aria-label={words.actsFor({ trip: title })}>
              <Button look="plain" onClick={() => onRename(trip)}>
                {words.rename}
              </Button>
              <Button look="plain" onClick={() => onCopy(trip)}>
                {words.copy}
              </Button>
              <Button look="plain" onClick={() => onRemove(trip)}>
                {words.remove}
              </Button>
            </fieldset>
          </details>
        </>
      }
    >
      <p>
        {isDay(startDate) && isDay(endDate) ? dates.shortSpan(startDate, endDate) : `${startDate} ${endDate}`}
        {' · '}
        <span className="price">{words.each({ price: formatRupees(pricePP) })}</span>
      </p>
      <p className={styles.towns}>
        <Passage text={stays.map(({ place }) => place).join(' · ')} />
      </p>
      <p className={styles.marks}>
        <span className={styles.mark}>{isOwn ? words.changed : words.asPlanned}</span>
        {bookings > 0 && (
          <Link to="/my-bookings" className={styles.booked ?? ''}>
            {words.booked({ count: bookings })}
          </Link>
        )}
      </p>
    </OwnRow>
  );
}

function RenameDialog({ trip, onSave, onClose }: { trip: Trip; onSave: (name: string) => void; onClose: () => void }) {
  const [name, setName] = useState(trip.name);
  return (
    <Dialog open onClose={onClose} title={words.nameOf({ trip: titleOf(trip) })}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(name);
        }}
      >
        <label className={styles.field}>
          <span>{words.name}</span>
          <input
            value={name}
            maxLength={TRIP_NAME_LONGEST}
            placeholder={trip.itinerary.title}
            aria-describedby="name-hint"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <p id="name-hint" className={styles.hint}>
          {words.nameHint}
        </p>
        <div className={styles.formActs}>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button look="action" type="submit">
            {words.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
