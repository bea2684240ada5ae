import type { Day, Weekday } from '../dates.ts';
import { type Base, type Gazetteer, parseWindow, type Sight } from '../gazetteer/gazetteer.ts';
import { buildPointGrid } from '../gazetteer/point-grid.ts';
import type { Closure, Fact, SightRecord } from '../gazetteer/types.ts';
import { fnv1a } from '../random.ts';

/** What the back office may correct. A base has seasons, closures and names only; `sight` adds one to a base. */
export const CORRECTABLE = [
  'hours',
  'closedDays',
  'fee',
  'duration',
  'position',
  'season',
  'closures',
  'names',
  'hidden',
  'sight',
] as const;
export type Correctable = (typeof CORRECTABLE)[number];

/** What is entered of a sight that the facts do not have. */
export type AddedSight = Pick<
  SightRecord,
  'name' | 'about' | 'lat' | 'lon' | 'minutes' | 'open' | 'feeRupees' | 'themes' | 'indoor' | 'score'
> & { readonly closedWeekdays: readonly Weekday[] };

/** A fact as the back office has it. */
export type CorrectedFact =
  | { readonly fact: 'hours'; readonly value: readonly string[] }
  | { readonly fact: 'closedDays'; readonly value: readonly Weekday[] }
  | { readonly fact: 'fee' | 'duration'; readonly value: number }
  | { readonly fact: 'position'; readonly value: { readonly lat: number; readonly lon: number } }
  /** Closures of every year in place of those of the facts. */
  | { readonly fact: 'season'; readonly value: readonly Closure[] }
  /** Closures on days of one year, beside the season. */
  | { readonly fact: 'closures'; readonly value: readonly Closure[] }
  /** Further names and spellings by which it is found, beside those of the facts. */
  | { readonly fact: 'names'; readonly value: readonly string[] }
  | { readonly fact: 'hidden'; readonly value: true }
  | { readonly fact: 'sight'; readonly value: AddedSight };

/** A correction in force. A place has at most one of each kind. */
export type Correction = CorrectedFact & {
  /** Id of a sight or a base; of the new sight, for `sight`. */
  readonly placeId: string;
  /** Id of its base. */
  readonly baseId: string;
  /** Where the agency has it from: a web address, or who said so. */
  readonly source: string;
  readonly on: Day;
};

/** The facts as of one moment. */
export interface PlaceFacts {
  /** With all corrections. */
  readonly gazetteer: Gazetteer;
  /** The same array as long as they are the same. */
  readonly corrections: readonly Correction[];
}

/** Which fact of the facts files a correction is about. */
const FACT_OF: Readonly<Partial<Record<Correctable, Fact>>> = {
  hours: 'hours',
  closedDays: 'closedDays',
  fee: 'fee',
  duration: 'duration',
  position: 'position',
  season: 'season',
};

function correctedFields(sight: Sight, correction: Correction): Partial<Sight> {
  switch (correction.fact) {
    case 'hours':
      return { open: correction.value, windows: correction.value.map(parseWindow) };
    case 'closedDays':
      return { closedWeekdays: correction.value };
    case 'fee':
      return { feeRupees: correction.value };
    case 'duration':
      return { minutes: correction.value };
    case 'position':
      return correction.value;
    case 'season':
      return { closedRanges: correction.value };
    case 'closures':
      return { closedRanges: [...(sight.closedRanges ?? []), ...correction.value] };
    case 'names':
      return { aliases: [...(sight.aliases ?? []), ...correction.value] };
    default:
      return {};
  }
}

/** Returns a sight with one of its facts corrected, and where that is from. */
export function correctSight(sight: Sight, correction: Correction): Sight {
  const fact = FACT_OF[correction.fact];
  const { source, on } = correction;
  const own = fact && { [fact]: { source: [source], checkedOn: on, confidence: 'high' as const } };
  return { ...sight, ...correctedFields(sight, correction), provenance: { ...sight.provenance, ...own } };
}

/** Returns an added sight as one of the gazetteer's. */
export const addSight = (
  { placeId, baseId, source, on }: Correction,
  { closedWeekdays, ...sight }: AddedSight,
): Sight => ({
  ...sight,
  id: placeId,
  baseId,
  windows: sight.open.map(parseWindow),
  ...(closedWeekdays.length > 0 && { closedWeekdays }),
  source: [source],
  checkedOn: on,
  confidence: 'medium',
});

/** The season before the closures: those are added to it. */
const inOrder = (corrections: readonly Correction[]): readonly Correction[] =>
  corrections.toSorted((a, b) => CORRECTABLE.indexOf(a.fact) - CORRECTABLE.indexOf(b.fact));

function correctBase(base: Base, corrections: readonly Correction[]): Base {
  const byPlace = Map.groupBy(inOrder(corrections), ({ placeId }) => placeId);
  const of = (id: string): readonly Correction[] => byPlace.get(id) ?? [];
  const added = corrections.flatMap((each) => (each.fact === 'sight' ? [addSight(each, each.value)] : []));
  const isKept = ({ id }: Sight): boolean => !of(id).some(({ fact }) => fact === 'hidden');
  const sights = [...base.sights, ...added].filter(isKept).map((sight) => of(sight.id).reduce(correctSight, sight));
  const season = of(base.id).find((each) => each.fact === 'season')?.value ?? base.closures ?? [];
  const dated = of(base.id).find((each) => each.fact === 'closures')?.value ?? [];
  const closures = [...season, ...dated];
  const names = of(base.id).find((each) => each.fact === 'names')?.value ?? [];
  const { closures: _, ...rest } = base;
  return { ...rest, aliases: [...base.aliases, ...names], sights, ...(closures.length > 0 && { closures }) };
}

/** Returns whether a correction is of a base or sight that the facts, or another correction, have. */
function applies({ bases, sights }: Gazetteer, correction: Correction, added: ReadonlySet<string>): boolean {
  const { fact, placeId, baseId } = correction;
  if (!bases.has(baseId)) return false;
  if (fact === 'sight') return !sights.has(placeId);
  return placeId === baseId || sights.get(placeId)?.baseId === baseId || added.has(placeId);
}

/** Returns the corrections that have their place: one may have left the facts since, or have got into them. */
export function appliedCorrections(gazetteer: Gazetteer, corrections: readonly Correction[]): readonly Correction[] {
  const added = new Set(corrections.flatMap(({ fact, placeId }) => (fact === 'sight' ? [placeId] : [])));
  return corrections.filter((each) => applies(gazetteer, each, added));
}

/**
 * Returns the gazetteer with corrections in place of the facts that they correct. Shares all that stays the same with
 * the original; the version differs, so that plans of both are told apart.
 */
export function correctGazetteer(original: Gazetteer, corrections: readonly Correction[]): Gazetteer {
  const applied = appliedCorrections(original, corrections);
  if (applied.length === 0) return original;
  const bases = new Map(original.bases);
  const sights = new Map(original.sights);
  for (const [baseId, own] of Map.groupBy(applied, (each) => each.baseId)) {
    const before = bases.get(baseId);
    if (!before) continue;
    const base = correctBase(before, own);
    bases.set(baseId, base);
    for (const { id } of before.sights) sights.delete(id);
    for (const sight of base.sights) sights.set(sight.id, sight);
  }
  const subPlaces = original.subPlaces.flatMap((place) => {
    const left = place.sights.filter((id) => sights.has(id));
    return left.length > 0 ? [{ ...place, sights: left }] : [];
  });
  return {
    ...original,
    version: `${original.version}-${fnv1a(JSON.stringify(applied)).toString(36)}`,
    bases,
    sights,
    subPlaces,
    near: { ...original.near, bases: buildPointGrid([...bases.values()]) },
  };
}
