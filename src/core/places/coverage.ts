import type { Day } from '../dates.ts';
import type { GazetteerRows } from '../gazetteer/gazetteer.ts';
import { type BaseRecord, CONFIDENCES, type Confidence, FACTS, type ProvenanceByFact } from '../gazetteer/types.ts';

/** What is known of the places of a state, and how well. */
export interface Coverage {
  /** ISO 3166-2:IN without the country. */
  readonly state: string;
  readonly bases: number;
  readonly sights: number;
  /** Sights by the confidence of their facts: a sight counts once for each fact (`FACTS`). */
  readonly facts: Readonly<Record<Confidence, number>>;
  readonly namedStays: number;
  readonly eatingPlaces: number;
  /** The day of the oldest check; null where there is nothing to check. */
  readonly oldestCheck: Day | null;
}

const confidenceOf = ({ confidence, provenance = {} }: ProvenanceByFact): readonly Confidence[] =>
  FACTS.map((fact) => provenance[fact]?.confidence ?? confidence);

/** Returns how many facts of the rows have each confidence. */
export function countByConfidence(rows: readonly ProvenanceByFact[]): Record<Confidence, number> {
  const all = rows.flatMap(confidenceOf);
  const countOf = (confidence: Confidence) => all.filter((each) => each === confidence).length;
  return { high: countOf('high'), medium: countOf('medium'), low: countOf('low') };
}

const checksOf = ({ checkedOn, sights }: BaseRecord): readonly Day[] => [
  checkedOn,
  ...sights.flatMap((sight) => [
    sight.checkedOn,
    ...Object.values(sight.provenance ?? {}).map((provenance) => provenance.checkedOn),
  ]),
];

/** Returns what is known by state, states without a base too, by code. */
export function coverageByState({ bases, states, eatingPlaces }: GazetteerRows): readonly Coverage[] {
  return states
    .map(({ code }): Coverage => {
      const own = bases.filter(({ state }) => state === code);
      const sights = own.flatMap((base) => base.sights);
      const ids = new Set(own.map(({ id }) => id));
      return {
        state: code,
        bases: own.length,
        sights: sights.length,
        facts: countByConfidence(sights),
        namedStays: own.flatMap(({ stays }) => stays).filter(({ name }) => name !== undefined).length,
        eatingPlaces: eatingPlaces.filter(({ base }) => ids.has(base)).length,
        oldestCheck: own.flatMap(checksOf).toSorted()[0] ?? null,
      };
    })
    .toSorted((a, b) => (a.state < b.state ? -1 : 1));
}

/** Returns the share of facts with each confidence, in percent; 0 where there are none. */
export function percentByConfidence(facts: Coverage['facts']): Readonly<Record<Confidence, number>> {
  const total = CONFIDENCES.reduce((sum, each) => sum + facts[each], 0);
  const percent = (count: number) => (total === 0 ? 0 : Math.round((100 * count) / total));
  return { high: percent(facts.high), medium: percent(facts.medium), low: percent(facts.low) };
}
