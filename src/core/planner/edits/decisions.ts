import type { Itinerary, PlannedDay } from '../types.ts';

/** The sights of a day; its times, meals, money and checks follow from them. */
export interface DayDecisions {
  /** 1-based. */
  readonly number: number;
  /** The sight that is visited at sunrise, before breakfast. */
  readonly dawn?: string;
  /** Ids of the other sights, in the order of visit. */
  readonly sights: readonly string[];
}

/** What a traveller decides on in a plan. Plain data: stored and sent as it is. */
export interface TripDecisions {
  readonly days: readonly DayDecisions[];
  /** Lengths of visits in minutes, where they differ from the usual ones. */
  readonly minutes: Readonly<Record<string, number>>;
  /** Ids of the sights that stay where they are when the plan is repaired. */
  readonly locked: readonly string[];
}

const visitedOn = ({ stops }: PlannedDay): readonly string[] =>
  stops.flatMap((stop) => (stop.kind === 'visit' ? [stop.sightId] : []));

/** Returns true for a day that begins with a visit before breakfast: the row after it says so. */
function beginsAtDawn({ stops: [first, second] }: PlannedDay): boolean {
  if (first?.kind !== 'visit' || second?.kind !== 'rest' || typeof second.title !== 'object') return false;
  return second.title.say === 'rest-before-breakfast' || second.title.say === 'packed-breakfast-eaten';
}

/** Returns the decisions in a plan as it was made. */
export function decisionsOf({ days }: Pick<Itinerary, 'days'>): TripDecisions {
  return {
    days: days.map((day) => {
      const [first, ...others] = visitedOn(day);
      return first !== undefined && beginsAtDawn(day)
        ? { number: day.number, dawn: first, sights: others }
        : { number: day.number, sights: visitedOn(day) };
    }),
    minutes: {},
    locked: [],
  };
}

/** Returns the ids of all sights of a day, the one at sunrise first. */
export const sightsOn = ({ dawn, sights }: DayDecisions): readonly string[] =>
  dawn === undefined ? sights : [dawn, ...sights];

export const sightsOfTrip = ({ days }: TripDecisions): readonly string[] => days.flatMap(sightsOn);
