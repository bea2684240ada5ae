/**
 * Measures the planner's results and cost: `node bench/planner.ts [requests]`. Plans seeded requests over all bases,
 * dates, lengths, parties, classes and ranges, and 200 (at most as many as requests) with wishes; compares prices with
 * published ones, and memory. Prints a table. `SHOW=wishes`, `SHOW=prices` or the reason of a refusal lists the cases.
 */
import { addDays } from '../src/core/dates.ts';
import { sharedSights } from '../src/core/planner/distinctness.ts';
import { ROBUST_SHARE } from '../src/core/planner/limits.ts';
import { planTrip } from '../src/core/planner/plan-trip.ts';
import { DEFAULT_EVALUATIONS, searchStay } from '../src/core/planner/search-stay.ts';
import { solveStayExactly } from '../src/core/planner/solve-stay.ts';
import { stateProblem } from '../src/core/planner/stay-days.ts';
import { type Itinerary, TRAVEL_CLASSES, type TripRequest } from '../src/core/planner/types.ts';
import { verifyAnswer } from '../src/core/planner/verifier/verify-answer.ts';
import { verifyItinerary } from '../src/core/planner/verifier/verify-itinerary.ts';
import { seededRandom } from '../src/core/random.ts';
import { refusalOf } from '../test/english.ts';
import { gazetteer, planner } from '../test/gazetteer.ts';
import { BOOKED_ON, METROS } from './planner/constrained-requests.ts';
import { measureConstraints, printConstraints } from './planner/constraints.ts';
import { countHeadlines } from './planner/headlines.ts';
import { measureMemory, printMemory } from './planner/memory.ts';
import { measurePrices, printPrices } from './planner/operator-prices.ts';
import { tryRemedies } from './planner/remedies.ts';

const LENGTHS = [2, 3, 4, 5, 6, 7, 21] as const;
const RANGES: readonly (readonly [number, number])[] = [
  [0, 50000],
  [0, 200000],
  [0, 25000],
  [25000, 50000],
  [50000, 100000],
];
const CITIES = [...METROS, 'Goa', 'Pune', 'Ahmedabad', 'Jaipur'];

const count = Number(process.argv[2] ?? 300);
const random = seededRandom(20261121);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
const names = [...gazetteer.bases.values()].map(({ name }) => name);
const regionNames = [...gazetteer.regions.values()].map(({ name }) => name);

function makeRequest(days: number): TripRequest {
  const departureDate = addDays(BOOKED_ON, Math.floor(random() * 540));
  const [min, max] = days === 21 ? [0, 400000] : pick(RANGES);
  return {
    from: pick(CITIES),
    to: random() < 0.2 ? pick(regionNames) : pick(names),
    departureDate,
    returnDate: addDays(departureDate, days - 1),
    travellers: pick([1, 2, 2, 2, 3, 4, 6, 11]),
    travelClass: pick([...TRAVEL_CLASSES, 'Economy', 'Economy', 'Economy']),
    priceRange: { min, max },
    bookedOn: BOOKED_ON,
    exclude: [],
  };
}

const quantile = (values: readonly number[], q: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? 0;
const percent = (values: readonly number[], is: (value: number) => boolean): string =>
  ((100 * values.filter(is).length) / Math.max(1, values.length)).toFixed(1);
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);

const pairsOf = (itineraries: readonly Itinerary[]) =>
  itineraries.flatMap((a, i) => itineraries.slice(i + 1).map((b) => [a, b] as const));

/** Returns true when a card shows nothing that the other does not. */
function looksAlike(a: Itinerary, b: Itinerary): boolean {
  const [one, other] = [planner.summarise(a), planner.summarise(b)];
  const shown = ({ hotelExample, pricePP, topAttractions }: typeof one): string =>
    JSON.stringify([hotelExample.name, pricePP, topAttractions.toSorted()]);
  return shown(one) === shown(other);
}

function sightsPerFullDay({ days }: Itinerary): readonly number[] {
  return days
    .filter(({ stops }) => stops.length > 0 && !stops.some(({ kind }) => kind === 'ride'))
    .map(({ stops }) => stops.filter(({ kind }) => kind === 'visit').length);
}

const cpu = new Map<number, number[]>();
const refusals = new Map<string, number>();
const shared: number[] = [];
const kept: number[] = [];
let alike = 0;
const perDay: number[] = [];
const sizes: number[] = [];
const headlines = { open: 0, visited: 0, said: 0 };
/** What the request itself has to change: a trip to one's own town. */
const NEEDS_NO_REMEDY: ReadonlySet<string> = new Set(['SAME_PLACE']);
/** Refusals of which every change leads to a plan, and those with one that does not. */
let helpful = 0;
let failing = 0;
let valid = 0;
let planned = 0;
for (let n = 0; n < 20; n++) planTrip(makeRequest(3), gazetteer);
for (let n = 0; n < count; n++) {
  const days = LENGTHS[n % LENGTHS.length] ?? 4;
  const request = makeRequest(days);
  const before = process.cpuUsage();
  const answer = planTrip(request, gazetteer);
  const used = process.cpuUsage(before);
  if (answer.kind === 'refused') {
    const key = answer.refusal.reason;
    refusals.set(key, (refusals.get(key) ?? 0) + 1);
    const { offered, work } = tryRemedies(answer.refusal, request, gazetteer);
    if (offered > 0 && work === offered) helpful++;
    else if (offered > 0) failing++;
    else if (!NEEDS_NO_REMEDY.has(key))
      console.log(`no remedy: ${refusalOf(answer.refusal)} ${JSON.stringify(request)}`);
    if (process.env.SHOW === key) console.log(JSON.stringify({ ...request, message: refusalOf(answer.refusal) }));
    continue;
  }
  planned++;
  cpu.set(days, [...(cpu.get(days) ?? []), (used.user + used.system) / 1000]);
  const { itineraries } = answer;
  const findings = [
    ...itineraries.flatMap((itinerary) => verifyItinerary(itinerary, request, gazetteer)),
    ...verifyAnswer(itineraries, request, gazetteer),
  ];
  if (findings.length === 0) valid++;
  else console.log(JSON.stringify(request), findings.slice(0, 2));
  sizes.push(itineraries.length);
  shared.push(...pairsOf(itineraries).map(([a, b]) => sharedSights(a, b, gazetteer)));
  alike += pairsOf(itineraries).filter(([a, b]) => looksAlike(a, b)).length;
  kept.push(...itineraries.flatMap(({ robustness }) => (robustness ? [robustness.kept / robustness.runs] : [])));
  perDay.push(...itineraries.flatMap(sightsPerFullDay));
  for (const itinerary of itineraries) {
    const { open, visited, said } = countHeadlines(itinerary, gazetteer);
    headlines.open += open;
    headlines.visited += visited;
    headlines.said += said;
  }
}

function measureGap(): { readonly gap: number; readonly optimal: number; readonly count: number } {
  const gaps: number[] = [];
  for (const base of [...gazetteer.bases.values()].slice(0, 60)) {
    const date = addDays(BOOKED_ON, 20 + gaps.length);
    const frames = [1, 2].map((number) => ({ number, date: addDays(date, number) }));
    const candidates = base.sights.slice(0, 12).map((sight) => ({ sight, value: sight.score }));
    const problem = stateProblem({
      base,
      frames,
      manner: { pace: 'balanced', gentle: false },
      rules: { bookedOn: BOOKED_ON, gentle: false },
      candidates,
    });
    const exact = solveStayExactly(problem).value;
    const found = searchStay(problem, seededRandom(gaps.length), DEFAULT_EVALUATIONS).value;
    if (exact > 0) gaps.push((exact - found) / exact);
  }
  return { gap: mean(gaps), optimal: gaps.filter((gap) => gap < 1e-9).length, count: gaps.length };
}

const { gap, optimal, count: instances } = measureGap();
const short = LENGTHS.filter((days) => days < 21).flatMap((days) => cpu.get(days) ?? []);
console.log(`requests ${count}, planned ${planned}, valid ${((100 * valid) / Math.max(1, planned)).toFixed(1)} %`);
console.log(`refusals ${[...refusals].map(([reason, n]) => `${reason} ${n}`).join(', ')}`);
const refused = [...refusals.values()].reduce((sum, n) => sum + n, 0);
const needless = [...refusals].reduce((sum, [reason, n]) => sum + (NEEDS_NO_REMEDY.has(reason) ? n : 0), 0);
console.log(
  `answers that are valid plans or refusals whose changes all work ${((100 * (valid + helpful + needless)) / Math.max(1, count)).toFixed(1)} %: of ${refused} refusals ${helpful} have changes that all work, ${failing} have one that does not, ${refused - helpful - failing} have none (${needless} need none)`,
);
console.log(`suggestions per answer ${mean(sizes).toFixed(2)}`);
console.log(
  `cards: shared sights (Jaccard) mean ${mean(shared).toFixed(2)}, above 0.7 in ${percent(shared, (part) => part > 0.7)} % of pairs, ${alike} pairs that show the same`,
);
console.log(
  `robustness: kept in 95 of 100 simulated trips by ${percent(kept, (part) => part >= ROBUST_SHARE)} % of plans, the weakest ${Math.min(1, ...kept).toFixed(2)}`,
);
console.log(`sights per full day ${mean(perDay).toFixed(2)}`);
const share = (part: number): string => ((100 * part) / Math.max(1, headlines.open)).toFixed(1);
console.log(`headlines visited ${share(headlines.visited)} %, explained ${share(headlines.said)} %`);
console.log(
  `search against exact, two days of twelve sights: gap ${(100 * gap).toFixed(2)} %, optimal ${optimal}/${instances}`,
);
console.log('days   CPU median   p95 (ms)');
for (const days of LENGTHS) {
  const times = cpu.get(days) ?? [];
  console.log(
    `${String(days).padStart(4)} ${quantile(times, 0.5).toFixed(0).padStart(12)} ${quantile(times, 0.95).toFixed(0).padStart(10)}`,
  );
}
console.log(` 2-7 ${quantile(short, 0.5).toFixed(0).padStart(12)} ${quantile(short, 0.95).toFixed(0).padStart(10)}`);
printConstraints(measureConstraints(Math.min(200, count), gazetteer));
printPrices(measurePrices(gazetteer));
printMemory(measureMemory(100), 100);
