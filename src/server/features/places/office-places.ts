import type {
  OfficePlace,
  OfficePlaceOnList,
  OfficeSight,
  PlaceCorrection,
} from '../../../contracts/place-corrections.ts';
import type { Base, Gazetteer, Sight } from '../../../core/gazetteer/gazetteer.ts';
import { FACTS } from '../../../core/gazetteer/types.ts';
import { LANGUAGE_TAGS, type Language } from '../../../core/languages.ts';
import { withLocalNames } from '../../../core/local-names.ts';
import { nameKey } from '../../../core/names.ts';
import { appliedCorrections, type Correction } from '../../../core/places/corrections.ts';
import { countByConfidence, percentByConfidence } from '../../../core/places/coverage.ts';
import { provenanceOf } from '../../../core/places/place-page.ts';
import type { Database } from '../../database/database.ts';
import { englishName, localNames } from '../../gazetteer/local-names.ts';
import { AppError } from '../../http/app-error.ts';
import { type CorrectionRow, correctionStore, readCorrection } from '../../records/places/correction-store.ts';
import type { LiveFacts } from '../../records/places/live-facts.ts';

interface Dependencies {
  readonly database: Database;
  /** The facts that the site ships with. */
  readonly gazetteer: Gazetteer;
  readonly facts: LiveFacts;
}

export interface PlaceQuery {
  readonly search: string;
  /** The two letters of a state. */
  readonly state?: string | undefined;
  /** Only places with corrections. */
  readonly corrected?: 'yes' | undefined;
  readonly page: number;
  readonly limit: number;
}

export const placeNotFound = () => new AppError('not-found', ({ places }) => places.notFound);

export const presentCorrection = (row: CorrectionRow, correction: Correction, applies: boolean): PlaceCorrection =>
  ({
    ...correction,
    _id: row.id,
    why: row.why,
    madeAt: new Date(row.madeAt).toISOString(),
    madeBy: row.madeBy,
    applies,
  }) as PlaceCorrection;

/** Counts of corrections by base. */
type Counts = ReadonlyMap<string, number>;

function onList(base: Base, states: Gazetteer['states'], counts: Counts): OfficePlaceOnList {
  const all = base.sights.flatMap((sight) => FACTS.map((fact) => provenanceOf(sight, fact)));
  return {
    id: base.id,
    name: base.name,
    state: states.get(base.state)?.name ?? base.state,
    sights: base.sights.length,
    unsourcedPercent: percentByConfidence(countByConfidence(base.sights)).low,
    checkedOn: [base.checkedOn, ...all.map(({ checkedOn }) => checkedOn)].toSorted()[0] ?? base.checkedOn,
    corrections: counts.get(base.id) ?? 0,
  };
}

const presentProvenance = (sight: Sight): OfficeSight['facts'] =>
  Object.fromEntries(
    FACTS.map((fact) => {
      const { source, checkedOn, confidence } = provenanceOf(sight, fact);
      return [fact, { source: [...source], checkedOn, confidence }];
    }),
  ) as OfficeSight['facts'];

const presentSight = (sight: Sight, is: Pick<OfficeSight, 'added' | 'hidden'>): OfficeSight => ({
  id: sight.id,
  name: sight.name,
  about: sight.about,
  headline: sight.headline ?? false,
  ...is,
  lat: sight.lat,
  lon: sight.lon,
  open: [...sight.open],
  closedWeekdays: [...(sight.closedWeekdays ?? [])],
  closedRanges: (sight.closedRanges ?? []).map((range) => ({ ...range })),
  feeRupees: sight.feeRupees,
  minutes: sight.minutes,
  facts: presentProvenance(sight),
});

/** Returns true where a word of one of its names begins with what was typed. */
const hasName = ({ name, aliases = [] }: Pick<Sight, 'name' | 'aliases'>, key: string): boolean =>
  [name, ...aliases].some((each) => ` ${nameKey(each)}`.includes(` ${key}`));

/** Returns the places that a query finds: towns of that name before those that only have such a sight, by name. */
function findPlaces({ bases }: Gazetteer, { search, state, corrected }: PlaceQuery, counts: Counts): readonly Base[] {
  const key = nameKey(search);
  const rankOf = (base: Base): number => (hasName(base, key) ? 0 : 1);
  return [...bases.values()]
    .filter((base) => (state === undefined || base.state === state) && (!corrected || counts.has(base.id)))
    .filter((base) => [base, ...base.sights].some((each) => hasName(each, key)))
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.name < b.name ? -1 : 1));
}

/** Reads places with their facts and corrections for the back office. */
export function officePlaces({ database, gazetteer, facts }: Dependencies) {
  const store = correctionStore(database);

  /** Returns corrections in force, the newest first. */
  function presentAll(rows: readonly CorrectionRow[]): PlaceCorrection[] {
    const read = rows.flatMap((row) => {
      const correction = readCorrection(row);
      return correction ? [{ row, correction }] : [];
    });
    const corrections = read.map(({ correction }) => correction);
    const applied = new Set(appliedCorrections(gazetteer, corrections));
    return read.map(({ row, correction }) => presentCorrection(row, correction, applied.has(correction))).toReversed();
  }

  return {
    /** Names are in the admin's language, and found in any. */
    async list(query: PlaceQuery, language: Language) {
      const [{ gazetteer: now }, rows] = await Promise.all([facts.current(), store.listInForce()]);
      const counts = new Map([...Map.groupBy(rows, ({ baseId }) => baseId)].map(([id, own]) => [id, own.length]));
      const { page, limit } = query;
      const found = findPlaces(now, { ...query, search: englishName(query.search) }, counts);
      const local = localNames(language);
      const { compare } = new Intl.Collator(LANGUAGE_TAGS[language]);
      const used = new Set([...now.bases.values()].map((base) => base.state));
      return {
        places: withLocalNames(
          found.slice((page - 1) * limit, page * limit).map((base) => onList(base, now.states, counts)),
          local,
        ),
        states: withLocalNames(
          [...now.states.values()].flatMap(({ code, name }) => (used.has(code) ? [{ code, name }] : [])),
          local,
        ).toSorted((a, b) => compare(a.name, b.name)),
        total: found.length,
        page,
        totalPages: Math.ceil(found.length / limit),
      };
    },

    /** Names and descriptions are in the admin's language; what can be corrected is as the facts have it. */
    async show(id: string, language: Language): Promise<OfficePlace> {
      const [{ gazetteer: now }, rows] = await Promise.all([facts.current(), store.listInForce()]);
      const base = now.bases.get(id);
      if (!base) throw placeNotFound();
      const inForce = presentAll(rows.filter(({ baseId }) => baseId === id));
      const hidden = new Set(inForce.flatMap(({ fact, placeId }) => (fact === 'hidden' ? [placeId] : [])));
      const left = (gazetteer.bases.get(id)?.sights ?? []).filter((sight) => hidden.has(sight.id));
      const local = localNames(language);
      const named = (sight: OfficeSight): OfficeSight => ({
        ...sight,
        ...withLocalNames({ name: sight.name, about: sight.about }, local),
      });
      return {
        ...withLocalNames({ ...onList(base, now.states, new Map([[id, inForce.length]])), about: base.about }, local),
        lat: base.lat,
        lon: base.lon,
        closures: (base.closures ?? []).map((range) => ({ ...range })),
        officeSights: [
          ...base.sights.map((sight) => presentSight(sight, { added: !gazetteer.sights.has(sight.id), hidden: false })),
          ...left.map((sight) => presentSight(sight, { added: false, hidden: true })),
        ].map(named),
        inForce,
      };
    },

    listAll: async (): Promise<PlaceCorrection[]> => presentAll(await store.listInForce()),
  };
}
