import { formatDuration } from '../../../core/clock-time.ts';
import { MONTH_NAMES, WEEKDAY_NAMES, type Weekday, type YearDay } from '../../../core/dates.ts';
import { type Gazetteer, legKey, type OpenWindow, type Sight } from '../../../core/gazetteer/gazetteer.ts';
import { formatRupees } from '../../../core/money.ts';
import { flightRates, gstRates } from '../../../core/pricing/rates.ts';
import { seasonRules } from '../../../core/pricing/seasons.ts';
import { joinNames } from '../../../words/en/planner/grammar.ts';

/** `{kind:of}` in the text of a post. Matches any other text in braces as well, so that a misspelt fact is rejected. */
export const FACT = /\{([^{}:]*):?([^{}]*)\}/g;

const known = <T>(found: T | undefined, what: string): T => {
  if (found === undefined) throw new RangeError(`not known: ${what}`);
  return found;
};

const sightOf = (id: string, { sights }: Gazetteer): Sight => known(sights.get(id), id);

/** A week ends with Sunday, unless the days include both Sunday and Monday. */
const weekdays = (days: readonly Weekday[]): string => {
  const first = days.includes(0) && days.includes(1) && !days.includes(6) ? 0 : 1;
  const inOrder = days.toSorted((a, b) => ((a + 7 - first) % 7) - ((b + 7 - first) % 7));
  return joinNames(inOrder.map((day) => `${WEEKDAY_NAMES[day]}s`));
};

const closedWeekdays = (id: string, gazetteer: Gazetteer): readonly Weekday[] =>
  known(sightOf(id, gazetteer).closedWeekdays, `closed days of ${id}`);

const clock = (minute: number): string => {
  const hour = Math.floor(minute / 60) % 24;
  const past = minute % 60 === 0 ? '' : `.${String(minute % 60).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${past} ${hour < 12 ? 'am' : 'pm'}`;
};

const windowText = ({ from, to }: OpenWindow): string => `${clock(from)} to ${clock(to)}`;

const dayText = (day: YearDay): string => {
  const [month = '', date = ''] = day.split('-');
  return `${Number(date)} ${MONTH_NAMES[Number(month) - 1]}`;
};

function closedSeason(id: string, gazetteer: Gazetteer): string {
  const [closure] = sightOf(id, gazetteer).closedRanges ?? [];
  const { from, to } = known(closure, `closed season of ${id}`);
  return `${dayText(from)} to ${dayText(to)}`;
}

function altitude(id: string, gazetteer: Gazetteer): string {
  const metres = gazetteer.sights.get(id)?.altitudeMetres ?? gazetteer.bases.get(id)?.altitudeMetres;
  return `${known(metres, `altitude of ${id}`).toLocaleString('en-IN')} m`;
}

/** Of two bases, or of an airport or a station and its base. */
function road(of: string, gazetteer: Gazetteer): string {
  const [from = '', to = ''] = of.split('|');
  const gateway = gazetteer.bases.get(to)?.gateways.find(({ code }) => code === from);
  const leg = gazetteer.legs.get(legKey(from, to));
  const way = gateway ? { km: gateway.roadKm, minutes: gateway.roadMinutes } : known(leg, of);
  return `${way.km} km, about ${formatDuration(way.minutes)}`;
}

/** Of a sight with its own distance from the centre of its town. */
function reach(id: string, gazetteer: Gazetteer): string {
  const { km, minutes } = known(sightOf(id, gazetteer).fromBase, `way to ${id}`);
  return `${km} km, about ${formatDuration(minutes)}`;
}

const trainTime = (number: string, { trainsByNumber }: Gazetteer): string =>
  formatDuration(known(trainsByNumber.get(number)?.[0], number).minutes);

/** "35%": a price's difference from the usual one. */
const percentOff = (factor: number): string => `${Math.round(Math.abs(factor - 1) * 100)}%`;

function season(kind: 'hotel' | 'flight', of: string): string {
  const [id = '', zone = ''] = of.split('|');
  const factors: Readonly<Record<string, number>> = known(
    seasonRules.find((rule) => rule.id === id),
    of,
  )[kind];
  return percentOff(known(factors[zone], of));
}

function seasonDates(id: string): string {
  const when = seasonRules.find((rule) => rule.id === id)?.when;
  if (when?.kind !== 'yearly') throw new RangeError(`no yearly season: ${id}`);
  return `${dayText(when.from)} to ${dayText(when.to)}`;
}

const lead = (days: string): string =>
  percentOff(
    known(
      flightRates.lead.find((row) => row.days === Number(days)),
      days,
    ).factor,
  );

function roomTax(rupees: string): number {
  const slab = known(
    gstRates.hotelSlabs.find(({ upToRupees }) => Number(rupees) <= upToRupees),
    rupees,
  );
  return slab.rate;
}

const taxOn = (rupees: string): number => Math.round(Number(rupees) * roomTax(rupees));

const KINDS: Readonly<Record<string, (of: string, gazetteer: Gazetteer) => string>> = {
  /** Of a sight: ₹250. */
  fee: (id, gazetteer) => formatRupees(sightOf(id, gazetteer).feeRupees),
  /** Fridays. */
  shut: (id, gazetteer) => weekdays(closedWeekdays(id, gazetteer)),
  /** Saturdays and Sundays. */
  open: (id, gazetteer) => {
    const shut = closedWeekdays(id, gazetteer);
    return weekdays(([0, 1, 2, 3, 4, 5, 6] as const).filter((day) => !shut.includes(day)));
  },
  /** 10 am to 1 pm and 2 pm to 5 pm. */
  hours: (id, gazetteer) => joinNames(sightOf(id, gazetteer).windows.map(windowText)),
  /** 1 June to 15 September, when it is closed. */
  'closed-season': closedSeason,
  /** Of a sight or a base: 3,500 m. */
  altitude,
  /** 120 km, about 5 h: `leh|nubra`, `NJP|darjeeling`. */
  road,
  /** Of a sight: 50 km, about 1 h 20 min. */
  reach,
  /** 6 h 25 min: a train by its number. */
  train: trainTime,
  /** 35%: `monsoon-goa|goa`. */
  hotels: (of) => season('hotel', of),
  flights: (of) => season('flight', of),
  /** 1 June to 30 September. */
  season: seasonDates,
  /** 35%: the rise in price of a flight booked so many days ahead. */
  lead,
  'flight-weekdays': () => weekdays(flightRates.weekdays),
  'flight-weekday-rise': () => percentOff(flightRates.weekdayFactor),
  /** 18%, ₹1,368 and ₹8,968: the tax on a room of so many rupees per night, and both together. */
  'room-tax': (rupees) => percentOff(1 + roomTax(rupees)),
  'tax-on': (rupees) => formatRupees(taxOn(rupees)),
  'with-tax': (rupees) => formatRupees(Number(rupees) + taxOn(rupees)),
};

export function factOf(kind: string, of: string, gazetteer: Gazetteer): string {
  return known(KINDS[kind], kind)(of, gazetteer);
}
