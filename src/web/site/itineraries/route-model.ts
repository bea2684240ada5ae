import type { Details } from '../../../contracts/itineraries.ts';
import { latLonOf, listLegs, listTowns } from '../../../core/maps/route-lines.ts';
import { plan } from '../../../words/en/site/plan.ts';
import type { MapStop, RouteModel } from '../../ui/route-map/route-model.ts';

type Stop = Details['fullDayWisePlan'][number]['stops'][number];
type RoutePoint = Details['route'][number];

/** Returns the map number of each row of a day; null for rows without a place of their own. */
export function numberPlaces(stops: readonly Stop[]): readonly (number | null)[] {
  let count = 0;
  return stops.map(({ place }) => (place ? ++count : null));
}

function listStops(days: Details['fullDayWisePlan']): readonly MapStop[] {
  return days.flatMap(({ day, stops }) => {
    const numbers = numberPlaces(stops);
    return stops.flatMap(({ place, kind }, i) => {
      const number = numbers[i];
      if (!place || !number) return [];
      const { name } = place;
      const title = plan.stopOnMap({ day, number, name });
      return [{ day, number, name, title, at: latLonOf(place), isVisit: kind === 'visit' }];
    });
  });
}

export const modelRoute = ({ fullDayWisePlan, route }: Details): RouteModel => ({
  title: plan.mapOfRoute,
  sketchTitle: plan.sketchOfRoute,
  stops: listStops(fullDayWisePlan),
  legs: listLegs(route),
  towns: listTowns(route),
});

/** Returns the location of a named point of the route, or null: hotel names contain the name of their town. */
export function findPoint(route: readonly RoutePoint[], text: string): RoutePoint | null {
  return (
    route.find(({ name }) => name === text) ??
    route.find(({ name, kind }) => kind === 'stay' && text.includes(name)) ??
    null
  );
}
