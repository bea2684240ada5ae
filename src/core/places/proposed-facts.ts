import type { BaseRecord, Fact, Provenance, SightRecord } from '../gazetteer/types.ts';
import type { Correction } from './corrections.ts';
import { publisherOf } from './licences.ts';

/** A base's row with the corrections that belong into the facts, and those that a person has to decide on. */
export interface ProposedBase {
  readonly base: BaseRecord;
  readonly left: readonly Correction[];
}

/** The facts take web addresses as sources; what people said is general knowledge there. */
function provenanceOf({ source, on }: Correction): Provenance {
  const isAddress = /^https?:\/\/\S+\.\S+$/.test(source);
  return { source: isAddress ? [source] : [], checkedOn: on, confidence: isAddress ? 'high' : 'low' };
}

function changeSight(sight: SightRecord, correction: Correction): SightRecord | null {
  const { closedWeekdays: _days, closedRanges: _ranges, ...open } = sight;
  const withSource = (fact: Fact, change: Partial<SightRecord>, from: SightRecord = sight): SightRecord => ({
    ...from,
    ...change,
    provenance: { ...sight.provenance, [fact]: provenanceOf(correction) },
  });
  switch (correction.fact) {
    case 'hours':
      return withSource('hours', { open: correction.value });
    case 'fee':
      return withSource('fee', { feeRupees: correction.value });
    case 'duration':
      return withSource('duration', { minutes: correction.value });
    case 'position':
      return withSource('position', correction.value);
    case 'closedDays': {
      const kept = sight.closedRanges ? { ...open, closedRanges: sight.closedRanges } : open;
      return withSource('closedDays', correction.value.length > 0 ? { closedWeekdays: correction.value } : {}, kept);
    }
    case 'season': {
      const kept = sight.closedWeekdays ? { ...open, closedWeekdays: sight.closedWeekdays } : open;
      return withSource('season', correction.value.length > 0 ? { closedRanges: correction.value } : {}, kept);
    }
    case 'names':
      return { ...sight, aliases: [...(sight.aliases ?? []), ...correction.value] };
    default:
      return null;
  }
}

const addedSight = (correction: Correction & { readonly fact: 'sight' }): SightRecord => {
  const { closedWeekdays, ...sight } = correction.value;
  return {
    id: correction.placeId,
    ...sight,
    ...(closedWeekdays.length > 0 && { closedWeekdays }),
    ...provenanceOf(correction),
  };
};

function withCorrection({ base, left }: ProposedBase, correction: Correction): ProposedBase {
  // A file with rows under a share-alike licence would be under it as a whole.
  if (publisherOf(correction.source)?.licence.mayBeMerged === false) return { base, left: [...left, correction] };
  if (correction.fact === 'sight') return { base: { ...base, sights: [...base.sights, addedSight(correction)] }, left };
  if (correction.fact === 'season' && correction.placeId === base.id) {
    const { closures: _, ...open } = base;
    return { base: correction.value.length > 0 ? { ...base, closures: correction.value } : open, left };
  }
  if (correction.fact === 'names' && correction.placeId === base.id)
    return { base: { ...base, aliases: [...base.aliases, ...correction.value] }, left };
  const sight = base.sights.find(({ id }) => id === correction.placeId);
  const changed = sight && changeSight(sight, correction);
  if (!changed) return { base, left: [...left, correction] };
  return { base: { ...base, sights: base.sights.map((each) => (each === sight ? changed : each)) }, left };
}

/**
 * Returns a base's row with corrections of it. Closures of single days stay in the back office, a hidden sight has rows
 * in other tables, and some licences keep facts out of our files: all three are left.
 */
export const proposeFacts = (base: BaseRecord, corrections: readonly Correction[]): ProposedBase =>
  [...corrections]
    .sort((a, b) => Number(b.fact === 'sight') - Number(a.fact === 'sight'))
    .reduce(withCorrection, { base, left: [] } as ProposedBase);
