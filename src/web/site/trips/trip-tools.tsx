import { useEffect, useMemo } from 'react';
import type { Details, Itinerary } from '../../../contracts/itineraries.ts';
import type { KeptTrip } from '../../browser/kept-trips.ts';
import { momentIn, useNow } from './day-clock.ts';
import { layDays, type ShownDay } from './lay-days.ts';
import { TodayCard } from './today-card.tsx';
import { UnsentNotice } from './unsent-notice.tsx';
import { useSendUnsent } from './use-send-unsent.ts';
import { useToday } from './use-today.ts';

interface TripToolsProps {
  itinerary: Pick<Itinerary, '_id' | 'startDate' | 'endDate'>;
  /** As they were loaded. */
  details: Details;
  trip: KeptTrip;
  /** Shows some days otherwise than they were loaded. */
  onLay: (days: readonly ShownDay[]) => void;
  /** Called with the page of the saved plan once changes are sent. */
  onReplaced: (path: string) => void;
  onOpenDay: (day: number) => void;
}

/** Lays what was changed on this device upon the plan, tells what became of it, and shows today on the days of the trip. */
export function TripTools({ itinerary, details, trip, onLay, onReplaced, onOpenDay }: TripToolsProps) {
  const { sending, send, discard } = useSendUnsent({ readerId: trip.readerId, itineraryId: itinerary._id });
  const unsent = sending.kind === 'nothing' ? null : sending.unsent;
  const today = useToday({ itineraryId: itinerary._id, kept: trip, unsent, onStored: send });
  const { changes } = today.state;
  const { fullDayWisePlan: loaded } = details;

  const laid = useMemo(() => {
    const ofToday = new Map(changes.map(({ laid: day }) => [day.after.number, day]));
    const waiting = (unsent?.days ?? []).filter(({ after }) => !ofToday.has(after.number));
    const names = Object.assign({}, unsent?.names, ...changes.map((each) => each.names));
    return layDays(loaded, [...waiting, ...ofToday.values()], names);
  }, [loaded, unsent, changes]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever other days are laid.
  useEffect(() => onLay(laid), [laid]);

  const savedAt = sending.kind === 'sent' ? sending.path : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is saved.
  useEffect(() => {
    if (savedAt !== undefined) onReplaced(savedAt);
  }, [savedAt]);

  const now = useNow();
  const days = loaded.map((day) => laid.find((each) => each.day === day.day) ?? day);
  const moment = momentIn(days, itinerary.startDate, now);
  const shown = moment && days.find(({ day }) => day === moment.day);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each day.
  useEffect(() => {
    if (moment) onOpenDay(moment.day);
  }, [moment?.day]);

  return (
    <>
      <UnsentNotice sending={sending} onSend={send} onDiscard={discard} />
      {moment && shown && <TodayCard moment={moment} day={shown} details={details} today={today} />}
    </>
  );
}
