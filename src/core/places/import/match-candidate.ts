import type { Day } from '../../dates.ts';
import type { Gazetteer, Sight } from '../../gazetteer/gazetteer.ts';
import { likenessOf } from '../../gazetteer/likeness.ts';
import { nameIndexOf } from '../../gazetteer/name-index.ts';
import { buildPointGrid, nearestPlaces, placesWithin } from '../../gazetteer/point-grid.ts';
import { localTravelOver } from '../../gazetteer/travel.ts';
import { greatCircleKm, type Point } from '../../geo.ts';
import { nameKey } from '../../names.ts';
import { problemOfCorrection } from '../correction-problems.ts';
import type { CorrectedFact } from '../corrections.ts';
import type { Candidate } from './candidate.ts';

/**
 * What a candidate is to the facts: `same`, a known place where we have it; `moved`, a known one whose position differs; `new`, a
 * sight that a base may add, or an airport with flights; `namesake`, a place of a known name somewhere else; `elsewhere`,
 * none of our business.
 */
export const MATCH_KINDS = ['same', 'moved', 'new', 'namesake', 'elsewhere'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];

export interface Match {
  readonly kind: MatchKind;
  /** Id of the known base or sight, code of an airport or a station; empty for none. */
  readonly placeId: string;
  /** Id of its base, or of the one that may add it; empty for none. */
  readonly baseId: string;
  /** How the known place is called; empty for none. */
  readonly placeName: string;
  /** From the known place; for `new`, from its base. */
  readonly km: number;
  /** Corrections that it would make, each of which keeps the rules of the facts. */
  readonly proposes: readonly CorrectedFact[];
}

/** Within this distance a place of the same name is where we have it; a sight so near may be spelt a letter or two differently. */
const SAME_KM: Readonly<Record<Candidate['kind'], number>> = { town: 10, sight: 0.5, airport: 3, station: 3 };
/** Farther away a place of the same name is another one. */
const NAMESAKE_KM = 10;
/** The drive to a sight that a base may add. */
const NEW_AT_MOST_MINUTES = 90;

const MOST_NAMES = 12;
const LONGEST_NAME = 60;
/** Latin, and the scripts in which Indians type names. */
const TYPED =
  /^[\p{Script=Latin}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{M}\p{Zs}'’.()-]+$/u;
/** "IXB", "CCU": codes stand among the names of some sources. */
const CODE = /^[A-Z]{2,5}$/;

/** A base or sight of ours, or a terminal, which has no base. */
interface Known {
  readonly id: string;
  readonly baseId: string;
  readonly name: string;
  readonly at: Point;
}

/** With its distance from the candidate. */
type Near = Known & { readonly km: number };

const NONE: Match = { kind: 'elsewhere', placeId: '', baseId: '', placeName: '', km: 0, proposes: [] };

const sightAsKnown = (sight: Sight): Known => ({ id: sight.id, baseId: sight.baseId, name: sight.name, at: sight });

/** Known places by the keys of their names. */
type ByKey = ReadonlyMap<string, readonly Known[]>;

function byKeys(rows: readonly { readonly names: readonly string[]; readonly known: Known }[]): ByKey {
  const found = new Map<string, Known[]>();
  for (const { names, known } of rows) {
    for (const key of new Set(names.map(nameKey))) found.set(key, [...(found.get(key) ?? []), known]);
  }
  return found;
}

const listTowns = ({ bases }: Gazetteer): ByKey =>
  byKeys(
    [...bases.values()].map((base) => ({
      names: [base.name, ...base.aliases],
      known: { id: base.id, baseId: base.id, name: base.name, at: base },
    })),
  );

const listSights = ({ sights }: Gazetteer): ByKey =>
  byKeys(
    [...sights.values()].map((sight) => ({
      names: [sight.name, ...(sight.aliases ?? [])],
      known: sightAsKnown(sight),
    })),
  );

const sameList = (a: readonly unknown[], b: readonly unknown[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Returns what a candidate says otherwise than the facts of a sight. */
function* differences(sight: Sight, candidate: Candidate, hasMoved: boolean): Generator<CorrectedFact> {
  const { lat, lon, open, closedWeekdays, feeRupees } = candidate;
  if (hasMoved) yield { fact: 'position', value: { lat, lon } };
  if (open && !sameList(open, sight.open)) yield { fact: 'hours', value: open };
  if (closedWeekdays && !sameList(closedWeekdays, sight.closedWeekdays ?? []))
    yield { fact: 'closedDays', value: closedWeekdays };
  if (feeRupees !== undefined && feeRupees !== sight.feeRupees) yield { fact: 'fee', value: feeRupees };
}

/** Returns a function that matches candidates with the facts in force. `on` is today. */
export function candidateMatcher(gazetteer: Gazetteer, on: Day): (candidate: Candidate) => Match {
  const towns = listTowns(gazetteer);
  const sights = listSights(gazetteer);
  const named = nameIndexOf(gazetteer).exact;
  const sightGrid = buildPointGrid([...gazetteer.sights.values()]);

  /** Returns the names by which no place is known yet. */
  function newNames({ name, aliases }: Candidate): readonly string[] {
    const byKey = new Map(
      [name, ...aliases]
        .map((each) => each.trim())
        .filter((each) => each.length <= LONGEST_NAME && TYPED.test(each) && !CODE.test(each))
        .map((each) => [nameKey(each), each] as const),
    );
    return [...byKey].flatMap(([key, each]) => (key.length < 2 || named.has(key) ? [] : [each])).slice(0, MOST_NAMES);
  }

  function proposals(place: Known, candidate: Candidate, hasMoved: boolean): readonly CorrectedFact[] {
    const sight = gazetteer.sights.get(place.id);
    const names = newNames(candidate);
    const all: CorrectedFact[] = sight ? [...differences(sight, candidate, hasMoved)] : [];
    if (names.length > 0) all.push({ fact: 'names', value: names });
    const { id: placeId, baseId } = place;
    return all.filter(
      (fact) => !problemOfCorrection(gazetteer, { ...fact, placeId, baseId, source: candidate.address, on }),
    );
  }

  function matchKnown(place: Near, candidate: Candidate): Match {
    const { id: placeId, baseId, name: placeName, km } = place;
    const hasMoved = km > SAME_KM[candidate.kind];
    const kind = hasMoved ? 'moved' : 'same';
    return { kind, placeId, baseId, placeName, km, proposes: baseId ? proposals(place, candidate, hasMoved) : [] };
  }

  /** Returns the nearest place that has one of the candidate's names. */
  function ofItsName({ kind, name, aliases, lat, lon }: Candidate): Near | undefined {
    const byKey = kind === 'town' ? towns : sights;
    const found = [name, ...aliases].flatMap((each) => byKey.get(nameKey(each)) ?? []);
    return found
      .map((each) => ({ ...each, km: greatCircleKm(each.at, { lat, lon }) }))
      .reduce<Near | undefined>((best, each) => (best && best.km <= each.km ? best : each), undefined);
  }

  /** Returns a sight beside it whose name is a slip of the candidate's. */
  function ofAlikeName(candidate: Candidate): Near | undefined {
    const key = nameKey(candidate.name);
    const found = placesWithin(sightGrid, candidate, SAME_KM.sight).find(({ place: { name, aliases = [] } }) =>
      [name, ...aliases].some((each) => likenessOf(key, nameKey(each)).kind === 'slip'),
    );
    return found && { ...sightAsKnown(found.place), km: found.km };
  }

  function matchNew(candidate: Candidate): Match {
    const [near] = nearestPlaces(gazetteer.near.bases, candidate, 1);
    if (!near) return NONE;
    const { place: base, km } = near;
    const isNear = localTravelOver(base.road, km).minutes <= NEW_AT_MOST_MINUTES;
    return isNear ? { ...NONE, kind: 'new', baseId: base.id, placeName: base.name, km } : NONE;
  }

  function matchPlace(candidate: Candidate): Match {
    const named = ofItsName(candidate);
    if (named && named.km <= NAMESAKE_KM) return matchKnown(named, candidate);
    const alike = candidate.kind === 'sight' ? ofAlikeName(candidate) : undefined;
    if (alike) return matchKnown(alike, candidate);
    // A temple of a usual name stands in many towns: one of them may still be new here.
    const isNew = candidate.kind === 'sight' ? matchNew(candidate) : NONE;
    if (isNew.kind === 'new' || !named) return isNew;
    return { ...NONE, kind: 'namesake', placeId: named.id, placeName: named.name, km: named.km };
  }

  function matchTerminal(candidate: Candidate): Match {
    const code = candidate.code ?? '';
    const own = candidate.kind === 'airport' ? gazetteer.airports.get(code) : gazetteer.stations.get(code);
    if (own) {
      const km = greatCircleKm(own, candidate);
      return matchKnown({ id: code, baseId: '', name: own.name, at: own, km }, candidate);
    }
    return candidate.kind === 'airport' ? { ...NONE, kind: 'new' } : NONE;
  }

  return (candidate) =>
    candidate.kind === 'airport' || candidate.kind === 'station' ? matchTerminal(candidate) : matchPlace(candidate);
}
