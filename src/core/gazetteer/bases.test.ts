import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isDay } from '../dates.ts';
import { greatCircleKm, type Point } from '../geo.ts';
import { airports } from './airports.ts';
import { bases } from './bases.ts';
import { railHeads } from './rail-heads.ts';
import { regions } from './regions.ts';
import { normaliseName } from './resolve-place.ts';
import { stateBounds } from './state-bounds.ts';
import { localTravelOver } from './travel.ts';
import { HOTEL_TIERS, TERRAINS, THEMES, type BaseRecord, type Closure, type SightRecord } from './types.ts';

/**
 * Every rule is a function that answers its complaints, so that a failure names all the rows at fault
 * and each rule can be shown to bite (last block).
 */
type Complaints = readonly string[];

const FOLDER = new URL('./bases/', import.meta.url);

/** Where fewer than twelve sights exist, and why. */
const FEW_SIGHTS: Readonly<Record<string, number>> = {
  lachung: 7, // one valley under permit
  neil: 7, // an island of four villages
  pangong: 7, // one lake under permit
  sundarbans: 9, // everything else is closed forest
};

/** Cities and regions' hearts: at least twenty sights, three or four of them headlines. */
const BIG = new Set(
  (
    'kolkata darjeeling gangtok delhi varanasi jaipur udaipur shimla manali rishikesh leh mumbai ahmedabad ' +
    'hyderabad bengaluru chennai calangute kochi munnar'
  ).split(' '),
);

/**
 * Mainland India, drawn coarsely, longitude before latitude, clockwise from the Rann.
 * In the north it follows the map of the Survey of India. Good to about 30 km.
 */
const OUTLINE: readonly (readonly [lon: number, lat: number])[] = [
  [68.1, 23.6], [68.8, 24.3], [71.0, 24.5], [70.0, 25.7], [69.5, 26.8], [70.4, 28.0], [71.9, 27.9], [73.0, 29.1],
  [73.9, 30.2], [74.6, 31.1], [74.5, 31.8], [75.3, 32.3], [74.5, 32.8], [73.9, 33.7], [72.6, 35.8], [74.7, 37.0],
  [77.8, 35.5], [80.3, 35.5], [78.9, 33.5], [79.4, 32.6], [78.5, 32.2], [78.8, 31.3], [81.0, 30.2], [80.1, 28.9],
  [81.2, 28.3], [83.3, 27.3], [85.0, 26.7], [88.1, 26.4], [88.1, 27.8], [88.8, 28.0], [88.9, 27.0], [91.9, 26.8],
  [91.7, 27.7], [94.0, 29.2], [97.3, 28.3], [95.2, 26.7], [94.1, 23.9], [93.3, 24.0], [92.9, 22.0], [92.3, 23.7],
  [91.6, 23.0], [91.3, 23.9], [92.4, 24.9], [89.8, 25.3], [89.8, 26.0], [88.4, 26.5], [88.3, 25.8], [88.9, 25.2],
  [88.1, 24.6], [88.7, 23.9], [89.0, 21.7], [87.0, 21.3], [86.8, 20.4], [85.1, 19.4], [82.3, 16.6], [80.1, 15.4],
  [80.3, 13.2], [79.8, 10.3], [79.4, 9.1], [78.1, 8.4], [77.5, 8.1], [76.5, 8.7], [75.3, 11.6], [74.3, 14.3],
  [72.8, 18.9], [72.7, 21.3], [72.1, 21.2], [71.0, 20.7], [69.0, 22.3], [69.9, 22.7], [68.5, 23.2],
];
const OUTLINE_SLACK_KM = 30;

const KM_PER_DEGREE = 111.2;

/** The signed ray-casting test of W. R. Franklin. */
function isInOutline({ lat, lon }: Point): boolean {
  let inside = false;
  let previous = OUTLINE.at(-1) ?? [0, 0];
  for (const vertex of OUTLINE) {
    const [[x1, y1], [x2, y2]] = [vertex, previous];
    if (y1 > lat !== y2 > lat && lon < ((x2 - x1) * (lat - y1)) / (y2 - y1) + x1) inside = !inside;
    previous = vertex;
  }
  return inside;
}

/** Kilometres to the nearest edge, on a plane round the point. */
function kmToOutline(point: Point): number {
  const squeeze = Math.cos((point.lat * Math.PI) / 180);
  const local = OUTLINE.map(([lon, lat]) => [(lon - point.lon) * squeeze, lat - point.lat] as const);
  let nearest = Number.POSITIVE_INFINITY;
  let [x1, y1] = local.at(-1) ?? [0, 0];
  for (const [x2, y2] of local) {
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / (dx * dx + dy * dy)));
    nearest = Math.min(nearest, Math.hypot(x1 + along * dx, y1 + along * dy));
    [x1, y1] = [x2, y2];
  }
  return nearest * KM_PER_DEGREE;
}

const isInState = (point: Point, state: string): boolean => {
  const box = stateBounds[state];
  return (
    box !== undefined &&
    point.lat >= box.south &&
    point.lat <= box.north &&
    point.lon >= box.west &&
    point.lon <= box.east
  );
};

const isInIndia = (point: Point): boolean =>
  isInState(point, 'AN') || isInState(point, 'LD') || isInOutline(point) || kmToOutline(point) <= OUTLINE_SLACK_KM;

const duplicates = (texts: readonly string[]): Complaints =>
  texts.filter((text, i) => texts.indexOf(text) !== i).map((text) => `${text} twice`);

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function complainOfIds(rows: readonly BaseRecord[]): Complaints {
  const sights = rows.flatMap((base) => base.sights.map((sight) => ({ base, sight })));
  return [
    ...duplicates([...rows.map((base) => base.id), ...sights.map(({ sight }) => sight.id)]),
    ...rows.filter((base) => !KEBAB.test(base.id)).map((base) => base.id),
    ...sights.filter(({ sight }) => !KEBAB.test(sight.id)).map(({ sight }) => sight.id),
    ...sights.filter(({ base, sight }) => !sight.id.startsWith(`${base.id}-`)).map(({ sight }) => sight.id),
  ];
}

function complainOfPlace(base: BaseRecord): Complaints {
  const found: string[] = [];
  if (!isInState(base, base.state)) found.push(`${base.id} lies outside ${base.state}`);
  for (const sight of base.sights) {
    if (!isInIndia(sight)) found.push(`${sight.id} lies outside India`);
    const km = greatCircleKm(base, sight);
    if (km > 130) found.push(`${sight.id} is ${Math.round(km)} km from its base`);
  }
  return found;
}

function complainOfCounts(base: BaseRecord): Complaints {
  const found: string[] = [];
  const least = FEW_SIGHTS[base.id] ?? (BIG.has(base.id) ? 20 : 12);
  if (base.sights.length < least) found.push(`${base.id} has ${base.sights.length} sights`);
  const headlines = base.sights.filter((sight) => sight.headline).length;
  if (headlines < (BIG.has(base.id) ? 3 : 2) || headlines > 4) found.push(`${base.id} has ${headlines} headlines`);
  if (base.sights.filter((sight) => sight.score >= 90).length > 3) found.push(`${base.id}: over three of 90+`);
  return found;
}

const WINDOW = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const windowsOf = ({ open }: SightRecord) =>
  open.map((window) => ({ from: minuteOf(window.slice(0, 5)), to: minuteOf(window.slice(6)) }));

function complainOfHours(sight: SightRecord): Complaints {
  if (sight.open.length === 0) return [`${sight.id} never opens`];
  const malformed = sight.open.filter((window) => !WINDOW.test(window));
  if (malformed.length > 0) return malformed.map((window) => `${sight.id} ${window}`);
  const windows = windowsOf(sight);
  const found: string[] = [];
  for (const [i, { from, to }] of windows.entries()) {
    if (from >= to) found.push(`${sight.id} closes before it opens`);
    if (from < (windows[i - 1]?.to ?? 0)) found.push(`${sight.id} has windows out of order`);
  }
  if (windows.every(({ from, to }) => to - from < sight.minutes))
    found.push(`${sight.id} shuts before the visit is over`);
  const days = sight.closedWeekdays ?? [];
  if (days.some((day) => !Number.isInteger(day) || day < 0 || day > 6)) found.push(`${sight.id} weekday`);
  if (new Set(days).size !== days.length) found.push(`${sight.id} has a weekday twice`);
  if (days.length >= 7) found.push(`${sight.id} is closed all week`);
  return found;
}

/** Sunrise, sunset and evening visits must be possible at that hour (types.ts says when that is). */
function complainOfBestTime(sight: SightRecord): Complaints {
  const windows = windowsOf(sight);
  const fits = {
    sunrise: windows.some(({ from, to }) => from <= 390 && to - Math.max(from, 240) >= sight.minutes),
    sunset: windows.some(({ to }) => to >= 17 * 60),
    evening: windows.some(({ from, to }) => to - Math.max(from, 17 * 60) >= sight.minutes),
  };
  return sight.bestAt === undefined || fits[sight.bestAt] ? [] : [`${sight.id} is shut at ${sight.bestAt}`];
}

function complainOfRanges(id: string, ranges: readonly Closure[] = []): Complaints {
  const wrongDay = ranges
    .flatMap(({ from, to }) => [from, to])
    .filter((day) => !/^\d\d-\d\d$/.test(day) || !isDay(`2028-${day}`));
  const mute = ranges.filter(({ reason }) => reason.trim().length < 10);
  return [...wrongDay.map((day) => `${id} ${day}`), ...mute.map(({ from }) => `${id} ${from} has no reason`)];
}

function complainOfNumbers(sight: SightRecord): Complaints {
  const limits = [
    ['score', sight.score, 1, 100],
    ['fee', sight.feeRupees, 0, 7000],
    ['minutes', sight.minutes, 15, 480],
    ['altitude', sight.altitudeMetres ?? 0, 0, 5700],
    ['lead days', sight.permit?.leadDays ?? 0, 0, 60],
  ] as const;
  return limits
    .filter(([, value, least, most]) => !Number.isInteger(value) || value < least || value > most)
    .map(([name, value]) => `${sight.id} ${name} ${value}`);
}

/** A measured way is not shorter than the crow's, and not faster or slower than cars and boats go (V16: at most 3.5 h). */
function complainOfTravel(base: BaseRecord, sight: SightRecord): Complaints {
  const directKm = greatCircleKm(base, sight);
  if (sight.fromBase === undefined) {
    const { minutes } = localTravelOver(base.road, directKm);
    return minutes <= 90 ? [] : [`${sight.id} is ${minutes} min away and has no measured way`];
  }
  const { km, minutes } = sight.fromBase;
  const speed = km / (minutes / 60);
  const found: string[] = [];
  if (km < 0.98 * directKm) found.push(`${sight.id}: ${km} km by road, ${directKm.toFixed(1)} km direct`);
  if (km > 8 + 5 * directKm) found.push(`${sight.id}: ${km} km by road for ${directKm.toFixed(1)} km direct`);
  if (minutes > 210) found.push(`${sight.id} is ${minutes} min away`);
  if (speed < 3 || speed > 62) found.push(`${sight.id} at ${Math.round(speed)} km/h`);
  return found;
}

function complainOfText(id: string, about: string): Complaints {
  const found: string[] = [];
  if (/\d/.test(about)) found.push(`${id} has a number in its text`);
  if (about.length < 20 || about.length > 160) found.push(`${id} has a text of ${about.length} signs`);
  if (!/^[\p{Lu}‘“].*\.$/u.test(about)) found.push(`${id} has no whole sentence`);
  if (about !== about.trim().replace(/\s+/g, ' ')) found.push(`${id} has stray spaces`);
  return found;
}

function complainOfProvenance(id: string, row: { source: readonly string[]; checkedOn: string }): Complaints {
  const found: string[] = [];
  if (row.source.length === 0) found.push(`${id} has no source`);
  for (const source of row.source)
    if (source !== '[G]' && !/^https?:\/\/\S+\.\S+$/.test(source)) found.push(`${id} ${source}`);
  if (!isDay(row.checkedOn)) found.push(`${id} ${row.checkedOn}`);
  return [...found, ...duplicates(row.source).map((text) => `${id} ${text}`)];
}

function complainOfNames(rows: readonly BaseRecord[]): Complaints {
  const owners = new Map<string, string>();
  const found: string[] = [];
  const claim = (name: string, owner: string) => {
    const key = normaliseName(name);
    if (key === '') found.push(`${owner} has the empty name ${name}`);
    const other = owners.get(key);
    if (other !== undefined) found.push(`${name} means ${other} and ${owner}`);
    owners.set(key, owner);
  };
  for (const base of rows) for (const name of [base.name, ...base.aliases]) claim(name, `base ${base.id}`);
  for (const region of regions) for (const name of [region.name, ...region.aliases]) claim(name, `region ${region.id}`);
  return found;
}

function complainOfGateways(base: BaseRecord): Complaints {
  const known = {
    airport: new Set(airports.map((airport) => airport.code)),
    station: new Set(railHeads.map((station) => station.code)),
  };
  const found = base.gateways
    .filter(({ kind, code }) => !known[kind].has(code))
    .map(({ kind, code }) => `${base.id}: no ${kind} ${code}`);
  if (base.gateways.length === 0) found.push(`${base.id} has no gateway`);
  for (const { code, roadKm, roadMinutes, by } of base.gateways) {
    const speed = roadKm / (roadMinutes / 60);
    if (by === undefined && (speed < 8 || speed > 65)) found.push(`${base.id} ${code} at ${Math.round(speed)} km/h`);
    const head = [...airports, ...railHeads].find((row) => row.code === code);
    if (head && roadKm < 0.95 * greatCircleKm(base, head) - 3) found.push(`${base.id} ${code} is farther than ${roadKm} km`);
  }
  return [...found, ...duplicates(base.gateways.map(({ code }) => code)).map((text) => `${base.id} ${text}`)];
}

const regionIds = new Set(regions.map((region) => region.id));

function complainOfBase(base: BaseRecord): Complaints {
  const checks: readonly (readonly [what: string, holds: boolean])[] = [
    ['regions', base.regions.every((region) => regionIds.has(region))],
    ['twelve month weights', base.monthWeights.length === 12],
    ['month weights in (0, 1]', base.monthWeights.every((weight) => weight > 0 && weight <= 1)],
    ['one good month', base.monthWeights.some((weight) => weight >= 0.9)],
    ['five dishes', base.dishes.length >= 5],
    ['two vegetarian dishes', base.dishes.filter((dish) => dish.vegetarian).length >= 2],
    ['dishes once', duplicates(base.dishes.map((dish) => dish.name)).length === 0],
    ['two tiers of stays', new Set(base.stays.map((stay) => stay.tier)).size >= 2],
    ['known tiers', base.stays.every((stay) => HOTEL_TIERS.includes(stay.tier))],
    ['kind and area of stays', base.stays.every((stay) => stay.kind !== '' && stay.area !== '')],
    ['terrain', TERRAINS.includes(base.terrain)],
    ['altitude', base.altitudeMetres >= 0 && base.altitudeMetres <= 4500],
    ['two to five notes', base.notes.length >= 2 && base.notes.length <= 5],
    ['languages', base.languages.length >= 1],
  ];
  return checks.filter(([, holds]) => !holds).map(([what]) => `${base.id}: ${what}`);
}

/** Words that say what kind of sight it is, or whose, but not which. */
const KINDS = new Set(
  (
    'the of and a in at to by from sri shri st saint new old temple temples church cathedral mosque masjid monastery ' +
    'gompa museum palace fort lake beach garden gardens park market bazaar falls waterfall viewpoint point road walk ' +
    'house national tomb caves cave tank ghat show village zoo memorial evening day trip safari boat gallery'
  ).split(' '),
);
const wordsOf = (sight: SightRecord): readonly string[] =>
  [sight.name, ...(sight.aliases ?? [])]
    .flatMap((name) => normaliseName(name).split(' '))
    .filter((word, i, words) => !KINDS.has(word) && words.indexOf(word) === i);

/** Different things to do at one spot. */
const SAME_SPOT: readonly string[] = [];

/** The same sight typed in twice: within 60 m of each other and half of the shorter name in common. */
function complainOfTwins(rows: readonly BaseRecord[]): Complaints {
  const sights = rows.flatMap((base) => base.sights).map((sight) => ({ sight, words: wordsOf(sight) }));
  const found: string[] = [];
  for (const [i, a] of sights.entries())
    for (const b of sights.slice(i + 1)) {
      if (Math.abs(a.sight.lat - b.sight.lat) > 0.001 || greatCircleKm(a.sight, b.sight) > 0.06) continue;
      const shared = a.words.filter((word) => b.words.includes(word)).length;
      const pair = `${a.sight.id} ${b.sight.id}`;
      if (shared > 0 && shared >= Math.min(a.words.length, b.words.length) / 2 && !SAME_SPOT.includes(pair))
        found.push(pair);
    }
  return found;
}

const sights = bases.flatMap((base) => base.sights);

describe('the folder and the list', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));

  test('every file of a base is in bases.ts', () => {
    const ofBases = files.filter((name) => !name.endsWith('-sights.ts')).map((name) => name.slice(0, -3));
    expect(bases.map((base) => base.id).toSorted()).toEqual(ofBases.toSorted());
  });

  test('a file of sights belongs to a base', () => {
    const owners = files.filter((name) => name.endsWith('-sights.ts')).map((name) => name.slice(0, -'-sights.ts'.length));
    expect(owners.filter((id) => !bases.some((base) => base.id === id))).toEqual([]);
  });

  test('no file passes 400 lines', () => {
    const long = files.filter((name) => readFileSync(new URL(name, FOLDER), 'utf8').split('\n').length > 401);
    expect(long).toEqual([]);
  });

  test('there are at least 40 bases and 600 sights', () => {
    expect(bases.length).toBeGreaterThanOrEqual(40);
    expect(sights.length).toBeGreaterThanOrEqual(600);
  });
});

describe('bases', () => {
  test('ids are unique, in kebab case, and sights begin with their base', () => expect(complainOfIds(bases)).toEqual([]));
  test('all lie where they belong', () => expect(bases.flatMap(complainOfPlace)).toEqual([]));
  test('have enough sights, headlines and few crowns', () => expect(bases.flatMap(complainOfCounts)).toEqual([]));
  test('no name or alias means two places', () => expect(complainOfNames(bases)).toEqual([]));
  test('gateways exist and can be driven', () => expect(bases.flatMap(complainOfGateways)).toEqual([]));
  test('records are complete', () => expect(bases.flatMap(complainOfBase)).toEqual([]));
  test('closures are days of the year', () =>
    expect(bases.flatMap((base) => complainOfRanges(base.id, base.closures))).toEqual([]));
  test('texts are short sentences without numbers', () =>
    expect(bases.flatMap((base) => complainOfText(base.id, base.about))).toEqual([]));
  test('say where they come from', () =>
    expect(bases.flatMap((base) => complainOfProvenance(base.id, base))).toEqual([]));

  test.each(regions)('region $id has its main base in it', ({ id, mainBaseId }) => {
    expect(bases.find((base) => base.id === mainBaseId)?.regions).toContain(id);
  });
});

describe('sights', () => {
  test('opening windows can be kept', () => expect(sights.flatMap(complainOfHours)).toEqual([]));
  test('are open when they are best', () => expect(sights.flatMap(complainOfBestTime)).toEqual([]));
  test('closed ranges are days of the year', () =>
    expect(sights.flatMap((sight) => complainOfRanges(sight.id, sight.closedRanges))).toEqual([]));
  test('numbers are sane', () => expect(sights.flatMap(complainOfNumbers)).toEqual([]));
  test('are within reach', () =>
    expect(bases.flatMap((base) => base.sights.flatMap((sight) => complainOfTravel(base, sight)))).toEqual([]));
  test('texts are short sentences without numbers', () =>
    expect(sights.flatMap((sight) => complainOfText(sight.id, sight.about))).toEqual([]));
  test('say where they come from', () =>
    expect(sights.flatMap((sight) => complainOfProvenance(sight.id, sight))).toEqual([]));
  test('have themes', () =>
    expect(sights.filter(({ themes }) => themes.length === 0 || themes.some((t) => !THEMES.includes(t)))).toEqual([]));
  test('none is there twice', () => expect(complainOfTwins(bases)).toEqual([]));
});
