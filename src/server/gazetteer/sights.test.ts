import { describe, expect, test } from 'vitest';
import { gazetteerRows } from '../../../test/gazetteer.ts';
import { isDay } from '../../core/dates.ts';
import { localTravelOver } from '../../core/gazetteer/travel.ts';
import {
  type BaseRecord,
  type Closure,
  type ProvenanceByFact,
  type SightRecord,
  THEMES,
} from '../../core/gazetteer/types.ts';
import { greatCircleKm } from '../../core/geo.ts';
import { nameKey } from '../../core/names.ts';
import { faultsOfSight } from '../../core/places/sight-faults.ts';

/** As in bases.test.ts: a rule returns its complaints, and the last block shows that it detects an error. */
type Complaints = readonly string[];

const { bases } = gazetteerRows;

const WINDOW = /^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/;

function complainOfTimes(sight: SightRecord): Complaints {
  const malformed = sight.open.filter((window) => !WINDOW.test(window));
  if (malformed.length > 0) return malformed.map((window) => `${sight.id} opens ${window}`);
  const strange = (sight.closedWeekdays ?? []).filter((day: number) => ![0, 1, 2, 3, 4, 5, 6].includes(day));
  return [
    ...strange.map((day) => `${sight.id}: weekday ${day}`),
    ...faultsOfSight(sight).map((fault) => `${sight.id}: ${fault}`),
  ];
}

function complainOfRanges(id: string, ranges: readonly Closure[] = []): Complaints {
  const days = ranges.flatMap(({ from, to }) => [from, to]);
  const mute = ranges.filter(({ reason }) => reason.trim().length < 4);
  return [
    ...days.filter((day) => !/^\d\d-\d\d$/.test(day) || !isDay(`2028-${day}`)).map((day) => `${id}: no day ${day}`),
    ...mute.map(({ from }) => `${id} is shut from ${from} without a reason`),
  ];
}

function complainOfNumbers(sight: SightRecord): Complaints {
  const limits = [
    ['score', sight.score, 1, 100],
    ['fee', sight.feeRupees, 0, 6100],
    ['minutes', sight.minutes, 15, 480],
    ['altitude', sight.altitudeMetres ?? 0, 0, 5700],
    ['lead days', sight.permit?.leadDays ?? 0, 0, 60],
  ] as const;
  return limits
    .filter(([, value, least, most]) => !Number.isInteger(value) || value < least || value > most)
    .map(([name, value]) => `${sight.id}: ${name} ${value}`);
}

/**
 * A measured way is neither shorter than the straight line nor far longer, and as fast as cars and boats are (V16: at
 * most 3.5 h).
 */
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
  if (km > 12 + 5 * directKm) found.push(`${sight.id}: ${km} km by road for ${directKm.toFixed(1)} km direct`);
  if (minutes > 210) found.push(`${sight.id} is ${minutes} min away`);
  if (speed < 3 || speed > 62) found.push(`${sight.id} at ${Math.round(speed)} km/h`);
  return found;
}

/** Text checks reject numbers (V30), so the site's own texts have none. */
function complainOfText({ id, about }: Pick<SightRecord, 'id' | 'about'>): Complaints {
  const found: string[] = [];
  if (/\d/.test(about)) found.push(`${id} has a number in its text`);
  if (about.length < 20 || about.length > 160) found.push(`${id} has a text of ${about.length} signs`);
  if (!/^[\p{Lu}‘“].*\.$/u.test(about)) found.push(`${id} has no whole sentence`);
  if (about !== about.trim().replace(/\s+/g, ' ')) found.push(`${id} has stray spaces`);
  return found;
}

function complainOfProvenance({
  id,
  source,
  checkedOn,
  confidence,
  provenance = {},
}: Pick<SightRecord, 'id' | keyof ProvenanceByFact>): Complaints {
  const found = source.filter((text) => !/^https?:\/\/\S+\.\S+$/.test(text)).map((text) => `${id}: no source ${text}`);
  if (source.length === 0 && confidence !== 'low') found.push(`${id} has no source`);
  if (source.length > 0 && confidence === 'low') found.push(`${id} has a source that says nothing`);
  if (new Set(source).size !== source.length) found.push(`${id} has a source twice`);
  if (!isDay(checkedOn)) found.push(`${id} was checked on ${checkedOn}`);
  for (const [fact, row] of Object.entries(provenance))
    found.push(...complainOfProvenance({ id: `${id} ${fact}`, ...row }));
  return found;
}

/** Words for the kind of sight or the people there, which do not identify it. */
const KINDS = new Set(
  (
    'the of and a in at to by from sri shri st saint new old temple temples church cathedral mosque masjid monastery ' +
    'gompa museum palace mahal fort lake beach garden gardens park market bazaar falls waterfall viewpoint point road ' +
    'walk house national tomb caves cave tank ghat show village zoo memorial evening day trip safari boat gallery'
  ).split(' '),
);

const wordsOf = (sight: SightRecord): readonly string[] =>
  [sight.name, ...(sight.aliases ?? [])]
    .flatMap((name) => nameKey(name).split(' '))
    .filter((word, i, words) => !KINDS.has(word) && words.indexOf(word) === i);

/** Two activities at one spot, not one sight twice. */
const SAME_SPOT: readonly string[] = [
  'havelock-night-kayak havelock-mangrove-kayak',
  'mussoorie-char-dukan mussoorie-st-pauls-church',
  'mysuru-palace mysuru-palace-illumination',
  'port-blair-cellular-jail port-blair-sound-light',
  'udaipur-bagore-haveli udaipur-dharohar',
];

/** A sight so far from its base, and so near another one, is a day out to that. */
const FAR_KM = 18;
const IN_TOWN_KM = 7;

/** Seen from two towns: for one of them it is a day out to the other. */
const isDayOut = (a: SightRecord, b: SightRecord): boolean =>
  (a.dayTripTo !== undefined && b.id.startsWith(`${a.dayTripTo}-`)) ||
  (b.dayTripTo !== undefined && a.id.startsWith(`${b.dayTripTo}-`));

/** Of two towns, the same sight is entered with less care. */
const SAME_KM = { ofOneTown: 0.06, ofTwo: 2 } as const;

/** The same sight entered twice: next to each other, and half of the shorter name in common. */
function complainOfTwins(bases: readonly BaseRecord[]): Complaints {
  const rows = bases.flatMap((base) => base.sights.map((sight) => ({ base, sight, words: wordsOf(sight) })));
  const found: string[] = [];
  for (const [i, a] of rows.entries())
    for (const b of rows.slice(i + 1)) {
      if (Math.abs(a.sight.lat - b.sight.lat) > 0.02) continue;
      const sameKm = a.base === b.base ? SAME_KM.ofOneTown : SAME_KM.ofTwo;
      if (greatCircleKm(a.sight, b.sight) > sameKm) continue;
      const shared = a.words.filter((word) => b.words.includes(word)).length;
      const pair = `${a.sight.id} ${b.sight.id}`;
      if (isDayOut(a.sight, b.sight)) continue;
      if (shared > 0 && shared >= Math.min(a.words.length, b.words.length) / 2) found.push(pair);
    }
  return found;
}

const sights = bases.flatMap((base) => base.sights);

describe('sights', () => {
  test('can be visited on some days, within their hours, and at their best', () =>
    expect(sights.flatMap(complainOfTimes)).toEqual([]));
  test('numbers are sane', () => expect(sights.flatMap(complainOfNumbers)).toEqual([]));
  test('are within reach', () =>
    expect(bases.flatMap((base) => base.sights.flatMap((sight) => complainOfTravel(base, sight)))).toEqual([]));
  test('have themes', () => {
    const themeless = sights.filter(({ themes }) => themes.length === 0 || themes.some((t) => !THEMES.includes(t)));
    expect(themeless.map((sight) => sight.id)).toEqual([]);
  });
  test('a day out leads to another base', () => {
    const ids = new Set(bases.map(({ id }) => id));
    const out = bases.flatMap((base) =>
      base.sights.flatMap(({ id, dayTripTo }) => (dayTripTo ? [{ id, dayTripTo, base: base.id }] : [])),
    );
    expect(out.filter(({ dayTripTo, base }) => !ids.has(dayTripTo) || dayTripTo === base)).toEqual([]);
    expect(out.length).toBeGreaterThan(5);
  });
  test('one in another base is a day out to it', () => {
    const lost = bases.flatMap((base) =>
      base.sights
        .filter((sight) => sight.dayTripTo === undefined && greatCircleKm(base, sight) > FAR_KM)
        .flatMap((sight) =>
          bases
            .filter((other) => other !== base && greatCircleKm(other, sight) < IN_TOWN_KM)
            .map(({ id }) => `${sight.id} lies in ${id}`),
        ),
    );
    expect(lost).toEqual([]);
  });
  test('none is there twice', () => expect(complainOfTwins(bases).toSorted()).toEqual(SAME_SPOT));
});

describe('sights and bases', () => {
  test('closed ranges are days of the year with a reason', () => {
    const ofSights = sights.flatMap((sight) => complainOfRanges(sight.id, sight.closedRanges));
    expect([...bases.flatMap((base) => complainOfRanges(base.id, base.closures)), ...ofSights]).toEqual([]);
  });
  test('texts are short sentences without numbers', () =>
    expect([...bases, ...sights].flatMap(complainOfText)).toEqual([]));
  test('say where they come from', () => expect([...bases, ...sights].flatMap(complainOfProvenance)).toEqual([]));
});

describe('the rules bite', () => {
  const hearsay = { source: [], checkedOn: '2026-11-25', confidence: 'high' } as const;
  const agra = bases.find((base) => base.id === 'agra') as BaseRecord;
  const taj = agra.sights.find((sight) => sight.id === 'agra-taj-mahal') as SightRecord;
  const change = (changes: Partial<SightRecord>): SightRecord => ({ ...taj, ...changes });
  const notADay = 7 as unknown as 0;

  test.each<[complaint: string, found: Complaints]>([
    ['never-opens', complainOfTimes(change({ open: [] }))],
    ['opens 9-17', complainOfTimes(change({ open: ['9-17'] }))],
    ['opens 09:00-25:00', complainOfTimes(change({ open: ['09:00-25:00'] }))],
    ['closes-before-opening', complainOfTimes(change({ open: ['17:00-09:00'] }))],
    ['windows-out-of-order', complainOfTimes(change({ open: ['14:00-18:00', '09:00-12:00'] }))],
    ['windows-out-of-order', complainOfTimes(change({ open: ['09:00-13:00', '12:00-18:00'] }))],
    ['shut-before-visit-ends', complainOfTimes(change({ open: ['09:00-10:00'], minutes: 61 }))],
    ['weekday 7', complainOfTimes(change({ closedWeekdays: [notADay] }))],
    ['weekday-twice', complainOfTimes(change({ closedWeekdays: [5, 5] }))],
    ['closed-all-week', complainOfTimes(change({ closedWeekdays: [0, 1, 2, 3, 4, 5, 6] }))],
    ['closed-all-year', complainOfTimes(change({ closedRanges: [{ from: '03-01', to: '02-29', reason: 'snow' }] }))],
    ['shut-at-best-time', complainOfTimes(change({ bestAt: 'sunrise', open: ['07:00-19:00'] }))],
    ['shut-at-best-time', complainOfTimes(change({ bestAt: 'sunset', open: ['07:00-16:30'] }))],
    ['shut-at-best-time', complainOfTimes(change({ bestAt: 'evening', open: ['07:00-18:00'], minutes: 90 }))],
    ['no day 02-30', complainOfRanges('x', [{ from: '02-30', to: '03-01', reason: 'Snow.' }])],
    ['no day 1-1', complainOfRanges('x', [{ from: '1-1', to: '03-01', reason: 'Snow.' }])],
    ['without a reason', complainOfRanges('x', [{ from: '01-01', to: '03-01', reason: ' ' }])],
    ['score 0', complainOfNumbers(change({ score: 0 }))],
    ['fee -1', complainOfNumbers(change({ feeRupees: -1 }))],
    ['fee 6101', complainOfNumbers(change({ feeRupees: 6101 }))],
    ['minutes 600', complainOfNumbers(change({ minutes: 600 }))],
    ['altitude 8848', complainOfNumbers(change({ altitudeMetres: 8848 }))],
    ['has no measured way', complainOfTravel(agra, change({ lon: 79 }))],
    ['2 km by road', complainOfTravel(agra, change({ fromBase: { km: 2, minutes: 10 } }))],
    ['60 km by road', complainOfTravel(agra, change({ fromBase: { km: 60, minutes: 90 } }))],
    ['211 min away', complainOfTravel(agra, change({ fromBase: { km: 20, minutes: 211 } }))],
    ['120 km/h', complainOfTravel(agra, change({ fromBase: { km: 20, minutes: 10 } }))],
    ['a number in its text', complainOfText(change({ about: 'Built by 20 thousand people.' }))],
    ['a text of 161 signs', complainOfText(change({ about: `${'A'.repeat(160)}.` }))],
    ['no whole sentence', complainOfText(change({ about: 'a white tomb on the river' }))],
    ['stray spaces', complainOfText(change({ about: 'A white tomb  on the river.' }))],
    ['has no source', complainOfProvenance(change({ source: [], confidence: 'high' }))],
    ['a source that says nothing', complainOfProvenance(change({ confidence: 'low' }))],
    ['no source hearsay', complainOfProvenance(change({ source: ['hearsay'] }))],
    ['a source twice', complainOfProvenance(change({ source: ['https://a.example', 'https://a.example'] }))],
    ['checked on yesterday', complainOfProvenance(change({ checkedOn: 'yesterday' }))],
    ['taj-mahal hours has no source', complainOfProvenance(change({ provenance: { hours: hearsay } }))],
    [
      'agra-taj-mahal x',
      complainOfTwins([{ ...agra, sights: [taj, change({ id: 'x', name: 'Taj Mahal at dawn', aliases: [] })] }]),
    ],
  ])('%s', (complaint, found) => expect(found.join('\n')).toContain(complaint));
});
