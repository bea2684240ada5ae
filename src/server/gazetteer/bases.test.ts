import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gazetteer, gazetteerRows } from '../../../test/gazetteer.ts';
import { type BaseRecord, HOTEL_TIERS, TERRAINS } from '../../core/gazetteer/types.ts';
import { greatCircleKm, type Point } from '../../core/geo.ts';
import { nameKey } from '../../core/names.ts';

/**
 * Every rule returns its complaints, so that a failure names all wrong rows; the last block shows that each rule
 * detects an error.
 */
type Complaints = readonly string[];

const { bases, regions, airports, stations } = gazetteerRows;
const FOLDER = new URL('../../../facts/bases/', import.meta.url);

/** Places with fewer than twelve sights, and why. */
const FEW_SIGHTS: Readonly<Record<string, number>> = {
  agartala: 7, // a palace town
  agatti: 7, // a coral island
  aizawl: 6, // a ridge town
  araku: 7, // one valley of villages
  badrinath: 8, // one temple town
  bakkhali: 8, // one stretch of coast
  bandhavgarh: 9, // one forest
  baratang: 10, // one backwater
  barkot: 6, // one high valley
  barmer: 11, // one desert town
  bathinda: 10, // one old town
  bhaderwah: 11, // one high valley
  bhitarkanika: 10, // one backwater
  bomdila: 6, // a small town on a ridge
  chandipur: 11, // one stretch of coast
  chitrakoot: 9, // one temple town
  'cooch-behar': 10, // one old town
  daringbadi: 10, // one hill town
  deoghar: 9, // one temple town
  diglipur: 10, // one stretch of coast
  dirang: 8, // a village on one road
  gandikota: 7, // one old town
  gangotri: 7, // one high valley
  gulmarg: 9, // one meadow; the forests round it are closed to visitors
  guptkashi: 8, // temples on one road
  gurez: 9, // one high valley
  hanle: 6, // a few hamlets on a border plain
  hassan: 11, // one temple town
  'hut-bay': 7, // one stretch of coast
  imphal: 8, // one valley
  jabalpur: 10, // a city and its gorge
  jagdalpur: 8, // the forests round it have few roads
  jhalawar: 11, // one old town
  jibhi: 10, // one high valley
  jorhat: 7, // a tea town
  joshimath: 9, // a town and its slopes
  junagadh: 10, // one old town
  kalpa: 10, // one valley
  kanha: 7, // one forest
  karauli: 10, // one temple town
  kasauli: 10, // one hill town
  kasol: 10, // one valley
  kausani: 10, // one high valley
  kaza: 11, // one high valley
  keonjhar: 10, // one forest
  keylong: 8, // one high valley
  kohima: 8, // a ridge town
  lachen: 6, // one high valley
  lachung: 7, // one valley under permit
  lansdowne: 8, // one hill town
  madarihat: 10, // one forest
  majuli: 8, // a river island of villages
  malda: 10, // one old town
  manas: 8, // one forest
  mandarmani: 8, // one stretch of coast
  matheran: 10, // one hill without cars
  mirik: 10, // one hill town
  neemrana: 11, // one old town
  neil: 8, // an island of four villages
  netarhat: 8, // one forest
  omkareshwar: 9, // an island and a town down the river
  orchha: 8, // one village
  pangong: 8, // one lake under permit
  pasighat: 7, // one forest
  pathankot: 11, // one old town
  pench: 7, // one forest
  raipur: 10, // a business city
  ranchi: 9, // a city of falls
  ravangla: 10, // one hill town
  roing: 7, // one forest
  rudraprayag: 6, // a halt on the pilgrim road
  'sasan-gir': 10, // one forest
  sonamarg: 8, // one high valley
  sundarbans: 10, // all else is closed forest
  tadoba: 8, // one forest
  tezpur: 11, // one old town
  tiruvannamalai: 8, // one temple town
  'tso-moriri': 10, // one high valley
  uttarkashi: 7, // one temple town
  vijayawada: 10, // one temple town
  warangal: 10, // one old town
  ziro: 10, // one valley
};

/** Cities and main bases of regions: at least twenty sights, three or four of them headlines. */
const BIG = new Set(
  (
    'kolkata darjeeling gangtok delhi varanasi jaipur udaipur shimla manali rishikesh leh mumbai ahmedabad ' +
    'hyderabad bengaluru chennai calangute kochi munnar'
  ).split(' '),
);

/**
 * A coarse outline of mainland India, clockwise from the Rann, longitude before latitude. In the north it follows the
 * map of the Survey of India. Accurate to about 30 km.
 */
const OUTLINE = `
  68.1,23.6 68.8,24.3 71.0,24.5 70.0,25.7 69.5,26.8 70.4,28.0 71.9,27.9 73.0,29.1 73.9,30.2 74.6,31.1 74.5,31.8
  75.3,32.3 74.5,32.8 73.9,33.7 72.6,35.8 74.7,37.0 77.8,35.5 80.3,35.5 78.9,33.5 79.4,32.6 78.5,32.2 78.8,31.3
  81.0,30.2 80.1,28.9 81.2,28.3 83.3,27.3 85.0,26.7 88.1,26.4 88.1,27.8 88.8,28.0 88.9,27.0 91.9,26.8 91.7,27.7
  94.0,29.2 97.3,28.3 95.2,26.7 94.1,23.9 93.3,24.0 92.9,22.0 92.3,23.7 91.6,23.0 91.3,23.9 92.4,24.9 89.8,25.3
  89.8,26.0 88.4,26.5 88.3,25.8 88.9,25.2 88.1,24.6 88.7,23.9 89.0,21.7 87.0,21.3 86.8,20.4 85.1,19.4 82.3,16.6
  80.1,15.4 80.3,13.2 79.8,10.3 79.4,9.1 78.1,8.4 77.5,8.1 76.5,8.7 75.3,11.6 74.3,14.3 72.8,18.9 72.7,21.3
  72.1,21.2 71.0,20.7 69.0,22.3 69.9,22.7 68.5,23.2
`
  .trim()
  .split(/\s+/)
  .map((pair) => {
    const [lon = 0, lat = 0] = pair.split(',').map(Number);
    return { lon, lat };
  });
const OUTLINE_SLACK_KM = 30;
const KM_PER_DEGREE = 111.2;

/** Ray casting (W. R. Franklin's PNPOLY). */
function isInOutline({ lat, lon }: Point): boolean {
  let inside = false;
  let previous = OUTLINE.at(-1) ?? { lat: 0, lon: 0 };
  for (const vertex of OUTLINE) {
    const crosses = vertex.lat > lat !== previous.lat > lat;
    const share = (lat - vertex.lat) / (previous.lat - vertex.lat);
    if (crosses && lon < vertex.lon + share * (previous.lon - vertex.lon)) inside = !inside;
    previous = vertex;
  }
  return inside;
}

/** Returns the kilometres to the nearest edge, on a plane around the point. */
function kmToOutline(point: Point): number {
  const squeeze = Math.cos((point.lat * Math.PI) / 180);
  const local = OUTLINE.map(({ lon, lat }) => ({ x: (lon - point.lon) * squeeze, y: lat - point.lat }));
  let nearest = Number.POSITIVE_INFINITY;
  let a = local.at(-1) ?? { x: 0, y: 0 };
  for (const b of local) {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = Math.max(0, Math.min(1, -(a.x * dx + a.y * dy) / (dx * dx + dy * dy)));
    nearest = Math.min(nearest, Math.hypot(a.x + along * dx, a.y + along * dy));
    a = b;
  }
  return nearest * KM_PER_DEGREE;
}

function isInState({ lat, lon }: Point, state: string): boolean {
  const box = gazetteer.states.get(state);
  return box !== undefined && lat >= box.south && lat <= box.north && lon >= box.west && lon <= box.east;
}

const isInIndia = (point: Point): boolean =>
  isInState(point, 'AN') || isInState(point, 'LD') || isInOutline(point) || kmToOutline(point) <= OUTLINE_SLACK_KM;

const duplicates = (texts: readonly string[]): Complaints =>
  texts.filter((text, i) => texts.indexOf(text) !== i).map((text) => `${text} twice`);

const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function complainOfIds(rows: readonly BaseRecord[]): Complaints {
  const ofSights = rows.flatMap((base) => base.sights.map((sight) => sight.id));
  const ids = [...rows.map((base) => base.id), ...ofSights];
  return [
    ...duplicates(ids),
    ...ids.filter((id) => !KEBAB.test(id)).map((id) => `${id} is not kebab-case`),
    ...rows.flatMap((base) => base.sights.map((sight) => sight.id).filter((id) => !id.startsWith(`${base.id}-`))),
  ];
}

/** A sight may lie in the next state, but not abroad. */
function complainOfPlace(base: BaseRecord): Complaints {
  const found: string[] = [];
  if (!isInState(base, base.state) || !isInIndia(base)) found.push(`${base.id} lies outside ${base.state}`);
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
  const crowns = base.sights.filter((sight) => sight.score >= 90).length;
  if (crowns > 3) found.push(`${base.id} has ${crowns} sights of 90 and more`);
  return found;
}

/** Each name, normalised as in the search, means one base or one region. */
function complainOfNames(rows: readonly BaseRecord[]): Complaints {
  const owners = new Map<string, string>();
  const found: string[] = [];
  const claim = (name: string, owner: string) => {
    const key = nameKey(name);
    if (key === '') found.push(`${owner} has an empty name`);
    const other = owners.get(key);
    if (other !== undefined) found.push(`${name} means ${other} and ${owner}`);
    owners.set(key, owner);
  };
  for (const base of rows) for (const name of [base.name, ...base.aliases]) claim(name, `base ${base.id}`);
  for (const region of regions) for (const name of [region.name, ...region.aliases]) claim(name, `region ${region.id}`);
  return found;
}

function complainOfGateways(base: BaseRecord): Complaints {
  const found = duplicates(base.gateways.map(({ kind, code }) => `${base.id}: ${kind} ${code}`)).slice();
  if (base.gateways.length === 0) found.push(`${base.id} has no gateway`);
  for (const { kind, code, roadKm, roadMinutes, by } of base.gateways) {
    const heads: readonly (Point & { code: string })[] = kind === 'airport' ? airports : stations;
    const head = heads.find((row) => row.code === code);
    if (head === undefined) found.push(`${base.id}: no ${kind} ${code}`);
    // Both ends are accurate to a kilometre or two.
    else if (roadKm < 0.95 * greatCircleKm(base, head) - 3)
      found.push(`${base.id}: ${code} is farther than ${roadKm} km`);
    const speed = roadKm / (roadMinutes / 60);
    if (!by && (speed < 5 || speed > 65)) found.push(`${base.id}: ${code} at ${Math.round(speed)} km/h`);
  }
  return found;
}

function isVegetarianMain(name: string): boolean {
  const dish = gazetteer.dishes.get(name);
  return dish?.type === 'main' && dish.from === undefined && dish.diet.includes('vegetarian');
}

const regionIds = new Set(regions.map((region) => region.id));

function complainOfBase(base: BaseRecord): Complaints {
  const checks: readonly (readonly [what: string, holds: boolean])[] = [
    ['known regions', base.regions.every((region) => regionIds.has(region))],
    ['twelve month weights', base.monthWeights.length === 12],
    ['month weights in (0, 1]', base.monthWeights.every((weight) => weight > 0 && weight <= 1)],
    ['a good month', base.monthWeights.some((weight) => weight >= 0.9)],
    ['five dishes', base.dishes.length >= 5],
    ['two vegetarian mains', base.dishes.filter(isVegetarianMain).length >= 2],
    ['known dishes', base.dishes.every((name) => gazetteer.dishes.has(name))],
    ['each dish once', duplicates(base.dishes).length === 0],
    ['two tiers of stays', new Set(base.stays.map((stay) => stay.tier)).size >= 2],
    ['known tiers', base.stays.every((stay) => HOTEL_TIERS.includes(stay.tier))],
    ['kind and area of each stay', base.stays.every((stay) => stay.kind !== '' && stay.area !== '')],
    ['terrain', TERRAINS.includes(base.terrain)],
    ['altitude', base.altitudeMetres >= 0 && base.altitudeMetres <= 4600],
    ['two to six notes', base.notes.length >= 2 && base.notes.length <= 6],
    ['notes without numbers', base.notes.every((note) => !/\d/.test(note))],
    ['languages', base.languages.length >= 1],
  ];
  return checks.filter(([, holds]) => !holds).map(([what]) => `${base.id}: ${what}`);
}

describe('the folder', () => {
  test('every file is called as its base', () => {
    const ids = readdirSync(FOLDER).map((name) => name.slice(0, -'.json'.length));
    expect(bases.map((base) => base.id)).toEqual(ids.toSorted());
  });

  test('there are at least 40 bases and 600 sights', () => {
    expect(bases.length).toBeGreaterThanOrEqual(40);
    expect(bases.flatMap((base) => base.sights).length).toBeGreaterThanOrEqual(600);
  });
});

describe('bases', () => {
  test('ids are unique and kebab-case, those of sights begin with their base', () =>
    expect(complainOfIds(bases)).toEqual([]));
  test('all lie where they belong', () => expect(bases.flatMap(complainOfPlace)).toEqual([]));
  test('have enough sights, some headlines and few crowns', () => expect(bases.flatMap(complainOfCounts)).toEqual([]));
  test('no name means two places', () => expect(complainOfNames(bases)).toEqual([]));
  test('gateways exist and can be driven', () => expect(bases.flatMap(complainOfGateways)).toEqual([]));
  test('records are complete', () => expect(bases.flatMap(complainOfBase)).toEqual([]));

  test.each(regions)('region $id has its main base in it', ({ id, mainBaseId }) => {
    expect(bases.find((base) => base.id === mainBaseId)?.regions).toContain(id);
  });
});

describe('the rules bite', () => {
  const agra = bases.find((base) => base.id === 'agra') as BaseRecord;
  const [first, second] = agra.sights;
  if (!first || !second) throw new Error('Agra has lost its sights');
  const withSight = (changes: Partial<typeof first>): BaseRecord => ({
    ...agra,
    sights: [{ ...first, ...changes }, ...agra.sights.slice(1)],
  });

  test.each<[complaint: string, found: Complaints]>([
    ['agra twice', complainOfIds([agra, { ...agra, sights: [] }])],
    [`${second.id} twice`, complainOfIds([withSight({ id: second.id })])],
    ['agra-Taj is not kebab-case', complainOfIds([withSight({ id: 'agra-Taj' })])],
    ['delhi-taj', complainOfIds([withSight({ id: 'delhi-taj' })])],
    ['agra lies outside RJ', complainOfPlace({ ...agra, state: 'RJ', lon: 79.5 })],
    ['agra-taj-mahal lies outside India', complainOfPlace(withSight({ lat: 27.7, lon: 85.3 }))], // Kathmandu
    ['agra-taj-mahal lies outside India', complainOfPlace(withSight({ lat: 8.3, lon: 80.4 }))], // Anuradhapura
    ['agra-taj-mahal is 181 km from its base', complainOfPlace(withSight({ lat: 28.6562, lon: 77.241 }))],
    ['agra has 11 sights', complainOfCounts({ ...agra, sights: agra.sights.slice(0, 11) })],
    ['agra has 0 headlines', complainOfCounts({ ...agra, sights: agra.sights.filter((sight) => !sight.headline) })],
    [
      'agra has 12 sights of 90 and more',
      complainOfCounts({ ...agra, sights: agra.sights.map((s) => ({ ...s, score: 90 })) }),
    ],
    [
      'Delhi means base delhi and base agra',
      complainOfNames([...bases.filter((b) => b !== agra), { ...agra, aliases: ['Delhi'] }]),
    ],
    ['Goa means base agra and region goa', complainOfNames([{ ...agra, aliases: ['GOA!'] }])],
    ['agra has no gateway', complainOfGateways({ ...agra, gateways: [] })],
    [
      'agra: no airport XXX',
      complainOfGateways({ ...agra, gateways: [{ kind: 'airport', code: 'XXX', roadKm: 9, roadMinutes: 30 }] }),
    ],
    [
      'agra: DEL is farther than 60 km',
      complainOfGateways({ ...agra, gateways: [{ kind: 'airport', code: 'DEL', roadKm: 60, roadMinutes: 90 }] }),
    ],
    [
      'agra: AGR at 120 km/h',
      complainOfGateways({ ...agra, gateways: [{ kind: 'airport', code: 'AGR', roadKm: 20, roadMinutes: 10 }] }),
    ],
    ['agra: known regions', complainOfBase({ ...agra, regions: ['atlantis'] })],
    ['agra: twelve month weights', complainOfBase({ ...agra, monthWeights: [1] })],
    [
      'agra: month weights in (0, 1]',
      complainOfBase({ ...agra, monthWeights: agra.monthWeights.map((w) => w - 0.35) }),
    ],
    [
      'agra: two vegetarian mains',
      complainOfBase({ ...agra, dishes: agra.dishes.filter((name) => !isVegetarianMain(name)) }),
    ],
    ['agra: known dishes', complainOfBase({ ...agra, dishes: ['Ambrosia'] })],
    ['agra: two tiers of stays', complainOfBase({ ...agra, stays: agra.stays.slice(0, 1) })],
    ['agra: altitude', complainOfBase({ ...agra, altitudeMetres: 8848 })],
    ['agra: notes without numbers', complainOfBase({ ...agra, notes: ['Open from 9.', 'Shut on Fridays.'] })],
  ])('%s', (complaint, found) => expect(found.join('\n')).toContain(complaint));
});
