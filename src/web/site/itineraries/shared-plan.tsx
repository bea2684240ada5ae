import { useRef, useState } from 'react';
import type { Details, Itinerary } from '../../../contracts/itineraries.ts';
import { polls } from '../../../words/en/site/polls.ts';
import { Button } from '../../ui/button.tsx';
import type { Maps } from '../../ui/route-map/route-model.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useDayInView } from './day-in-view.ts';
import { DayPlan, MAP_ID, type PlanTalk } from './day-plan.tsx';
import styles from './shared-plan.module.css';
import { TripFacts } from './trip-facts.tsx';

interface SharedPlanProps {
  details: Details;
  itinerary: Itinerary;
  maps: Maps;
  talk: PlanTalk;
}

/** Shows a whole plan to guests: readable without a script, with what they say beside it and nothing to book or change. */
export function SharedPlan({ details, itinerary, maps, talk }: SharedPlanProps) {
  const list = useRef<HTMLOListElement>(null);
  const inView = useDayInView(list);
  const hydrated = useHydrated();
  const [mapOpen, setMapOpen] = useState(false);
  return (
    <>
      {hydrated && (
        <div className={styles.map}>
          <Button aria-expanded={mapOpen} aria-controls={MAP_ID} onClick={() => setMapOpen(!mapOpen)}>
            {mapOpen ? polls.guest.hideMap : polls.guest.showMap}
          </Button>
        </div>
      )}
      <DayPlan details={details} maps={maps} list={list} inView={inView} mapOpen={mapOpen} talk={talk} />
      <div className={styles.facts}>
        <TripFacts details={details} itinerary={itinerary} />
      </div>
    </>
  );
}
