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
  agatti: 11, // a coral island
  araku: 9, // one valley of villages
  baratang: 11, // one backwater
  barkot: 11, // one high valley
  bhitarkanika: 11, // one backwater
  bomdila: 11, // a small town on a ridge
  daringbadi: 10, // one hill town
  diglipur: 11, // one stretch of coast
  gandikota: 11, // one old town
  gangotri: 10, // one high valley
  gulmarg: 11, // one meadow; the forests round it are closed to visitors
  gurez: 11, // one high valley
  hanle: 6, // a few hamlets on a border plain
  'hut-bay': 8, // one stretch of coast
  jagdalpur: 10, // the forests round it have few roads
  kanha: 11, // one forest
  karauli: 11, // one temple town
  keonjhar: 11, // one forest
  keylong: 11, // one high valley
  lachen: 7, // one high valley
  lachung: 7, // one valley under permit
  madarihat: 11, // one forest
  malda: 11, // one old town
  mandarmani: 11, // one stretch of coast
  neil: 10, // an island of four villages
  netarhat: 11, // one forest
  pangong: 10, // one lake under permit
  'sasan-gir': 10, // one forest
  sonamarg: 10, // one high valley
  'tso-moriri': 11, // one high valley
};

/** What people ask for most: at least so many sights, three or four of them headlines. */
const MOST_VISITED = new Set(
  (
    'delhi agra jaipur udaipur jodhpur jaisalmer mumbai calangute panaji palolem kochi munnar alappuzha ' +
    'thiruvananthapuram bengaluru mysuru ooty chennai madurai hyderabad kolkata darjeeling gangtok varanasi ayodhya ' +
    'prayagraj amritsar shimla manali dharamshala rishikesh haridwar mussoorie nainital srinagar leh ahmedabad puri ' +
    'shillong guwahati bhubaneswar puducherry hampi mathura pune lucknow port-blair tirupati'
  ).split(' '),
);
const SIGHTS_OF_MOST_VISITED = 25;

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
  const least = FEW_SIGHTS[base.id] ?? (MOST_VISITED.has(base.id) ? SIGHTS_OF_MOST_VISITED : 12);
  if (base.sights.length < least) found.push(`${base.id} has ${base.sights.length} sights`);
  const headlines = base.sights.filter((sight) => sight.headline).length;
  if (headlines < (MOST_VISITED.has(base.id) ? 3 : 2) || headlines > 4)
    found.push(`${base.id} has ${headlines} headlines`);
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

  test('there are at least 220 bases and 3,500 sights', () => {
    expect(bases.length).toBeGreaterThanOrEqual(220);
    expect(bases.flatMap((base) => base.sights).length).toBeGreaterThanOrEqual(3500);
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
      complainOfCounts({ ...agra, sights: agra.sights.slice(0, 12).map((s) => ({ ...s, score: 90 })) }),
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
