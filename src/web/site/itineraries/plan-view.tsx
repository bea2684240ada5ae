import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Details, Itinerary } from '../../../contracts/itineraries.ts';
import { itinerary as texts } from '../../../words/en/site/itinerary.ts';
import { keptTrips } from '../../../words/en/site/kept-trips.ts';
import { plan } from '../../../words/en/site/plan.ts';
import type { KeptPlan, KeptTrip } from '../../browser/kept-trips.ts';
import { useLocation } from '../../navigation/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { revealPart } from '../../ui/reveal-part.ts';
import type { Maps } from '../../ui/route-map/route-model.ts';
import { useDayInView } from './day-in-view.ts';
import { DayPlan, MAP_ID } from './day-plan.tsx';
import { PlanBar } from './plan-bar.tsx';
import styles from './plan-view.module.css';
import { TakeAlong } from './take-along.tsx';
import { TripFacts } from './trip-facts.tsx';

interface PlanViewProps {
  /** As they are shown: with what was changed on this device. */
  details: Details;
  /** As they were loaded. */
  loaded: Details;
  /** Shown above the days. */
  top: ReactNode;
  /** The day that is open first; the first one without it. */
  openDay?: number | undefined;
  itinerary: Itinerary;
  maps: Maps;
  trip: KeptTrip;
  /** What this device had kept of the trip when the page was opened; null for nothing. */
  kept: KeptPlan<Details> | null;
  /** Whether the details are the server's, and not the kept ones. */
  isLive: boolean;
  onBook: () => void;
  /** Begins to change the plan. */
  onChange: () => void;
  /** Called when the server does not know the session any more. */
  onSignedOut: () => void;
  /** The calendar that follows the trip, in a dialog. */
  calendar: (onClose: () => void) => ReactNode;
}

/**
 * Shows the whole plan to a signed-in reader: days and facts folded, and a bar that leads to each of them and to
 * booking.
 */
export function PlanView(props: PlanViewProps) {
  const { details, loaded, top, openDay, itinerary, maps, trip, kept, isLive } = props;
  const { onBook, onChange, onSignedOut, calendar } = props;
  const list = useRef<HTMLOListElement>(null);
  const inView = useDayInView(list);
  const folds = useDayFolds(list);
  const [mapOpen, setMapOpen] = useState(false);
  useLinkedPart();

  useEffect(() => {
    const map = document.getElementById(MAP_ID);
    if (!mapOpen || !map) return;
    // Pressed above or below the days: scrolls to the map, which stands beside them.
    const { top, bottom } = map.getBoundingClientRect();
    if (bottom <= 64 || top >= innerHeight) map.scrollIntoView();
  }, [mapOpen]);

  return (
    <>
      <div className="page">
        <section className={styles.plan} aria-labelledby="plan-title">
          <div className={styles.head}>
            <h2 id="plan-title" className={styles.title}>
              {texts.dayByDay}
            </h2>
            <div className={styles.acts}>
              <Button look="quiet" onClick={onChange}>
                {keptTrips.change}
              </Button>
              <Button look="plain" onClick={folds.toggleAll}>
                {folds.allOpen ? plan.collapseAll : plan.expandAll}
              </Button>
            </div>
          </div>
          <TakeAlong
            {...{ trip, kept, isLive, onSignedOut, calendar }}
            itineraryId={itinerary._id}
            slug={itinerary.slug}
            details={loaded}
          />
          {top}
          <DayPlan
            details={details}
            // Tiles are on the network: the sketch stands in for them.
            maps={isLive ? maps : { ...maps, tiles: '' }}
            list={list}
            inView={inView}
            openDay={openDay}
            mapOpen={mapOpen}
            onToggle={folds.onToggle}
          />
        </section>
        <div className={styles.facts}>
          <TripFacts details={details} itinerary={itinerary} />
        </div>
      </div>
      <PlanBar
        days={details.fullDayWisePlan}
        inView={inView}
        map={{ open: mapOpen, toggle: () => setMapOpen(!mapOpen) }}
        onBook={onBook}
      />
    </>
  );
}

/** Opens and folds all days together; the browser's own search and the reader open single ones. */
function useDayFolds(list: React.RefObject<HTMLOListElement | null>) {
  const [allOpen, setAllOpen] = useState(false);
  const days = () => [...(list.current?.querySelectorAll<HTMLDetailsElement>('[data-day] > details') ?? [])];
  return {
    allOpen,
    onToggle: () => setAllOpen(days().every(({ open }) => open)),
    toggleAll: () => {
      for (const day of days()) day.open = !allOpen;
    },
  };
}

/** Opens the part of the plan that the address links to, once the plan is loaded. */
function useLinkedPart(): void {
  const { hash } = useLocation();
  const [first] = useState(hash.slice(1));
  useEffect(() => {
    if (/^[\w-]+$/.test(first) && revealPart(first)) document.getElementById(first)?.scrollIntoView();
  }, [first]);
}
