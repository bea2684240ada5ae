import { parseClock } from '../../src/core/clock-time.ts';
import { addDays } from '../../src/core/dates.ts';
import type { Gazetteer } from '../../src/core/gazetteer/gazetteer.ts';
import { nameKey } from '../../src/core/names.ts';
import { describeDetails, summarise } from '../../src/core/planner/describe.ts';
import { planTrip } from '../../src/core/planner/plan-trip.ts';
import type { Itinerary, TripRequest } from '../../src/core/planner/types.ts';
import type { TripWishes } from '../../src/core/planner/wishes.ts';
import { readWishes } from '../../src/core/wish-words/read-wishes.ts';
import { planWords } from '../../src/words/en/planner/plans.ts';
import { refusalOf, stopOf, titleOf } from '../english.ts';
import type { Demand, ExpertTrip } from './expert-trip.ts';

const FULL_SCORE = 3;
const LOSSES = { should: 1, nice: 0.5 } as const;
const LEAST_WITHOUT_MUST = 0.5;
/** A day with fewer minutes of rides is a full one. */
const FULL_DAY_RIDES = 180;

export interface Judged {
  readonly trip: ExpertTrip;
  /** 0 to 3. */
  readonly score: number;
  /** The demands that are not met. */
  readonly missed: readonly Demand[];
  /** What the planner answered: the first suggestion's title, or the refusal. */
  readonly answer: string;
}

/** Returns the places that must be seen or avoided, read from their names as from what a traveller types. */
function placesOf(
  { to, travellers, wishes }: ExpertTrip['asked'],
  gazetteer: Gazetteer,
): Pick<TripWishes, 'mustSee' | 'avoid'> {
  const { mustSee = [], avoid = [] } = wishes ?? {};
  const read = (words: string): TripWishes => readWishes(words, { to, travellers }, gazetteer).wishes;
  return {
    mustSee: mustSee.flatMap((name) => read(`must see ${name}`).mustSee ?? []),
    avoid: avoid.flatMap((name) => read(`no ${name}`).avoid ?? []),
  };
}

export function requestOf({ asked }: ExpertTrip, gazetteer: Gazetteer): TripRequest {
  const { daysAhead, priceRange, wishes, ...rest } = asked;
  return {
    ...rest,
    priceRange: { min: priceRange[0], max: priceRange[1] },
    bookedOn: addDays(asked.departureDate, -daysAhead),
    exclude: [],
    ...(wishes && { wishes: { ...wishes, ...placesOf(asked, gazetteer) } }),
  };
}

/** A sight or town that the plan reaches, under all its names. */
interface Reached {
  readonly names: readonly string[];
  readonly kind: 'town' | 'sight';
  readonly dayNumber: number;
  readonly start: number;
}

const holds = (text: string, name: string): boolean => ` ${nameKey(text)} `.includes(` ${nameKey(name)} `);
const isNamed = ({ names }: Pick<Reached, 'names'>, anyOf: readonly string[]): boolean =>
  names.some((own) => anyOf.some((name) => holds(own, name) || holds(name, own)));

/** What one plan does, in the words of the demands. */
class Plan {
  readonly itinerary: Itinerary;
  readonly reached: readonly Reached[];
  readonly text: string;
  readonly #gazetteer: Gazetteer;

  constructor(itinerary: Itinerary, gazetteer: Gazetteer) {
    this.itinerary = itinerary;
    this.#gazetteer = gazetteer;
    const towns = itinerary.stays.map(({ baseId, base, firstDayNumber }): Reached => {
      const names = [base.name, ...(gazetteer.bases.get(baseId)?.aliases ?? [])];
      return { names, kind: 'town', dayNumber: firstDayNumber, start: 0 };
    });
    const sights = itinerary.days.flatMap(({ number, stops }) =>
      stops.flatMap((stop): readonly Reached[] => {
        if (stop.kind !== 'visit') return [];
        const names = [stop.place.name, ...(gazetteer.sights.get(stop.sightId)?.aliases ?? [])];
        return [{ names, kind: 'sight', dayNumber: number, start: stop.start }];
      }),
    );
    this.reached = [...towns, ...sights];
    const written = [summarise(itinerary, gazetteer, planWords), describeDetails(itinerary, gazetteer, planWords)];
    this.text = nameKeyOfAll(written);
  }

  find(anyOf: readonly string[]): readonly Reached[] {
    return this.reached.filter((place) => isNamed(place, anyOf));
  }

  /** Visits of a sight; nights in a town only where the gazetteer has no such sight: Agra Fort is not Agra. */
  findVisits(anyOf: readonly string[]): readonly Reached[] {
    const found = this.find(anyOf);
    return this.#knowsSight(anyOf) ? found.filter(({ kind }) => kind === 'sight') : found;
  }

  says(anyOf: readonly string[]): boolean {
    return anyOf.some((words) => saysWords(this.text, words));
  }

  #knowsSight(anyOf: readonly string[]): boolean {
    return [...this.#gazetteer.sights.values()].some(({ name, aliases = [] }) =>
      isNamed({ names: [name, ...aliases] }, anyOf),
    );
  }
}

/** Like `nameKey`, for texts of any length. */
const longKey = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Returns true when a text has these words, the last of them perhaps in the plural; "rain" is not in "train". */
const saysWords = (text: string, words: string): boolean => {
  const key = longKey(words);
  return [key, `${key}s`, `${key}es`].some((form) => ` ${text} `.includes(` ${form} `));
};

function nameKeyOfAll(value: unknown): string {
  if (typeof value === 'string') return longKey(value);
  if (typeof value !== 'object' || value === null) return '';
  return Object.values(value).map(nameKeyOfAll).join(' | ');
}

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

const first = (places: readonly Reached[]): number =>
  Math.min(...places.map(({ dayNumber, start }) => dayNumber * 1440 + start));

function keepsOrder(plan: Plan, names: readonly string[]): boolean {
  const times = names.map((name) => first(plan.find([name])));
  return times.every((time, index) => Number.isFinite(time) && (index === 0 || time > (times[index - 1] ?? 0)));
}

function keepsTransport({ itinerary }: Plan, demand: Extract<Demand, { kind: 'travels' }>): boolean {
  const journeys = itinerary.journeys.filter(({ direction }) => direction === demand.direction);
  return journeys.every(({ rides }) => {
    const longest = [...rides].sort((a, b) => b.km - a.km)[0];
    const mode = longest?.mode === 'toy-train' ? 'train' : longest?.mode;
    return mode !== undefined && demand.modes.includes(mode);
  });
}

const rideMinutesOn = ({ journeys }: Itinerary, dayNumber: number, modes: readonly string[]): number =>
  journeys
    .flatMap(({ rides }) => rides)
    .filter((ride) => ride.dayNumber === dayNumber && !ride.overnight && modes.includes(ride.mode))
    .reduce((sum, { minutes }) => sum + minutes, 0);

const roadMinutesOn = (itinerary: Itinerary, { number, stops, returnTravel }: Itinerary['days'][number]): number =>
  rideMinutesOn(itinerary, number, ['cab', 'bus']) +
  stops.reduce((sum, { travel }) => sum + (travel?.minutes ?? 0), returnTravel?.minutes ?? 0);

const visitsOn = ({ stops }: Itinerary['days'][number]): number => stops.filter(({ kind }) => kind === 'visit').length;

function isMet(demand: Demand, plan: Plan): boolean {
  const { itinerary } = plan;
  switch (demand.kind) {
    case 'visits':
      return plan.findVisits(demand.anyOf).length > 0;
    case 'avoids': {
      const stays = itinerary.stays.map(({ hotelExample: { name, type, area } }) => `${name} ${type} ${area}`);
      const stops = itinerary.days.flatMap(({ stops }) => stops.map(stopOf));
      const towns = itinerary.stays.map(({ base }) => base.name);
      const sights = plan.reached.filter(({ kind }) => kind === 'sight').flatMap(({ names }) => names);
      return ![...stays, ...stops, ...towns, ...sights].some((name) => demand.anyOf.some((word) => holds(name, word)));
    }
    case 'nights': {
      const towns = itinerary.stays.filter((stay) =>
        plan.reached.some(
          ({ kind, names, dayNumber }) =>
            kind === 'town' && dayNumber === stay.firstDayNumber && isNamed({ names }, demand.anyOf),
        ),
      );
      return isWithin(
        towns.reduce((sum, { nights }) => sum + nights, 0),
        demand.nights,
      );
    }
    case 'order':
      return keepsOrder(plan, demand.names);
    case 'begins': {
      const between = demand.between.map(parseClock) as [number, number];
      return plan.find(demand.anyOf).some(({ kind, start }) => kind === 'sight' && isWithin(start, between));
    }
    case 'same-day': {
      const [one, other] = demand.names.map((name) => plan.find([name]));
      return (one ?? []).some(({ dayNumber }) => (other ?? []).some((place) => place.dayNumber === dayNumber));
    }
    case 'travels':
      return keepsTransport(plan, demand);
    case 'price':
      return isWithin(itinerary.price.perPersonRupees, demand.between);
    case 'road-minutes':
      return itinerary.days.every((day) => roadMinutesOn(itinerary, day) <= demand.atMost);
    case 'visits-a-day': {
      const full = itinerary.days.filter(
        ({ number }) => rideMinutesOn(itinerary, number, ['cab', 'bus', 'train', 'flight', 'ferry']) < FULL_DAY_RIDES,
      );
      return full.every((day) => visitsOn(day) <= demand.atMost);
    }
    case 'says':
      return plan.says(demand.anyOf);
    case 'sleeps-in':
      return itinerary.stays.some(({ hotelExample: { name, type, area } }) =>
        isNamed({ names: [`${name} ${type} ${area}`] }, demand.anyOf),
      );
    case 'refused':
      return false;
  }
}

function scoreOf(missed: readonly Demand[]): number {
  if (missed.some(({ weight }) => weight === 'must')) return 0;
  const lost = missed.reduce((sum, { weight }) => sum + (weight === 'must' ? 0 : LOSSES[weight]), 0);
  return Math.max(LEAST_WITHOUT_MUST, FULL_SCORE - lost);
}

/** Plans an expert's trip and judges the first suggestion, or the refusal. */
export function judge(trip: ExpertTrip, gazetteer: Gazetteer): Judged {
  const answer = planTrip(requestOf(trip, gazetteer), gazetteer);
  if (answer.kind === 'refused') {
    const said = refusalOf(answer.refusal);
    const text = nameKeyOfAll({ said, ...answer.refusal });
    const isToRefuse = trip.demands.some(({ kind }) => kind === 'refused');
    const missed = trip.demands.filter((demand) =>
      demand.kind === 'refused' || (isToRefuse && demand.kind === 'says')
        ? !demand.anyOf.some((words) => saysWords(text, words))
        : !isToRefuse,
    );
    return { trip, score: isToRefuse ? scoreOf(missed) : 0, missed, answer: said };
  }
  const [itinerary] = answer.itineraries;
  if (!itinerary) return { trip, score: 0, missed: trip.demands, answer: 'no suggestion' };
  const plan = new Plan(itinerary, gazetteer);
  const missed = trip.demands.filter((demand) => !isMet(demand, plan));
  return { trip, score: scoreOf(missed), missed, answer: titleOf(itinerary) };
}
