import { type FormEvent, useEffect, useState } from 'react';
import type { Trip } from '../../../contracts/trips.ts';
import { dayInIndia, isDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { POLL_LIMITS } from '../../../core/polls/poll-limits.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { polls as words } from '../../../words/en/site/polls.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useNavigator } from '../../navigation/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Passage } from '../../ui/passage.tsx';
import type { PollDialogProps } from './lazy-poll-dialog.tsx';
import styles from './poll-dialog.module.css';
import { wordFailure } from './poll-failure.ts';

const firstWord = (name: string): string => (name.trim().split(/\s+/)[0] ?? '').slice(0, POLL_LIMITS.name);

/** Returns the person's trips that are still ahead; null until they are loaded. */
function useTripsAhead(): readonly Trip[] | null {
  const [trips, setTrips] = useState<readonly Trip[] | null>(null);
  useEffect(() => {
    const today = dayInIndia(Date.now());
    browserApi('GET /api/trips').then(
      (answer) => setTrips(answer.trips.filter(({ itinerary }) => itinerary.endDate >= today)),
      () => setTrips([]),
    );
  }, []);
  return trips;
}

/** Asks for what a poll needs, makes it and opens its page, where its link is. */
export function PollDialog({ begunWith, userName, open, onClose }: PollDialogProps) {
  const { navigate } = useNavigator();
  const [title, setTitle] = useState(begunWith.title.slice(0, POLL_LIMITS.title));
  const [ownerName, setOwnerName] = useState(firstWord(userName));
  const trips = useTripsAhead();
  /** Ids of the itineraries of the trips, in the order in which they were chosen. */
  const [chosen, setChosen] = useState<readonly string[]>([begunWith.itineraryId]);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const isKept = trips?.some(({ itinerary }) => itinerary._id === begunWith.itineraryId) ?? true;
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((each) => each !== id) : [...now, id]));

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen.length === 0) {
      setProblem(words.owner.noTrip);
      return;
    }
    setBusy(true);
    try {
      const tripIds: string[] = [];
      for (const itineraryId of chosen) {
        const kept = trips?.find(({ itinerary }) => itinerary._id === itineraryId);
        tripIds.push((kept ?? (await browserApi('POST /api/trips', { body: { itineraryId } })).trip)._id);
      }
      const { poll } = await browserApi('POST /api/polls', { body: { title, ownerName, tripIds } });
      await navigate(`/my-polls/${poll._id}`);
    } catch (error) {
      setProblem(wordFailure(error));
      setBusy(false);
    }
  };

  return (
    <Dialog open={open} onClose={onClose} title={words.title} shape="middle">
      <form className={styles.form} onSubmit={(event) => void create(event)}>
        <p>{words.owner.beginLead}</p>
        <Field
          label={words.owner.pollTitle}
          required
          value={title}
          maxLength={POLL_LIMITS.title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <Field
          label={words.owner.ownName}
          hint={words.owner.ownNameHint}
          value={ownerName}
          maxLength={POLL_LIMITS.name}
          onChange={({ target }) => setOwnerName(target.value)}
        />
        <fieldset className={styles.trips}>
          <legend>{words.owner.trips}</legend>
          <p className={styles.hint}>{words.owner.tripsHint({ most: POLL_LIMITS.suggestions })}</p>
          {!isKept && (
            <TripChoice
              title={begunWith.title}
              aside={words.owner.keptFirst}
              isChosen={chosen.includes(begunWith.itineraryId)}
              onToggle={() => toggle(begunWith.itineraryId)}
            />
          )}
          {(trips ?? []).map((trip) => (
            <TripChoice
              key={trip._id}
              title={trip.name || trip.itinerary.title}
              aside={factsOf(trip)}
              isChosen={chosen.includes(trip.itinerary._id)}
              isFull={chosen.length >= POLL_LIMITS.suggestions}
              onToggle={() => toggle(trip.itinerary._id)}
            />
          ))}
        </fieldset>
        {problem && <Notice tone="problem">{problem}</Notice>}
        <DialogActions>
          <Button look="action" type="submit" busy={busy || trips === null}>
            {words.owner.create}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Returns dates and price of a trip in a few words. */
function factsOf({ itinerary: { startDate, endDate, pricePP } }: Trip): string {
  const span = isDay(startDate) && isDay(endDate) ? dates.shortSpan(startDate, endDate) : '';
  return `${span} · ${words.price({ price: formatRupees(pricePP) })}`;
}

interface TripChoiceProps {
  title: string;
  aside: string;
  isChosen: boolean;
  /** True when no further trip can be chosen. */
  isFull?: boolean;
  onToggle: () => void;
}

function TripChoice({ title, aside, isChosen, isFull = false, onToggle }: TripChoiceProps) {
  return (
    <label className={styles.trip}>
      <input type="checkbox" checked={isChosen} disabled={isFull && !isChosen} onChange={onToggle} />
      <span>
        <strong>
          <Passage text={title} />
        </strong>
        <span className={styles.hint}>{aside}</span>
      </span>
    </label>
  );
}
