import type { LatLon } from '../../../core/maps/projection.ts';
import { latLonOf } from '../../../core/maps/route-lines.ts';
import type { FactsSlice } from '../../../core/planner/edits/facts-slice.ts';

/** What the editor shows of a sight. */
export interface EditedSight {
  readonly id: string;
  readonly name: string;
  /** In English, by which it is found as well. */
  readonly englishName: string;
  readonly town: string;
  readonly baseId: string;
  readonly at: LatLon;
  readonly minutes: number;
  readonly feeRupees: number;
}

export type EditedSights = ReadonlyMap<string, EditedSight>;

/** Returns the sights of a plan's towns by their ids, named in the reader's language. */
export function sightsIn(facts: FactsSlice | null, names: Readonly<Record<string, string>>): EditedSights {
  const nameOf = (english: string): string => names[english] ?? english;
  return new Map(
    (facts?.bases ?? []).flatMap((base) =>
      base.sights.map((sight) => {
        const { id, name, minutes, feeRupees, baseId } = sight;
        const named = { name: nameOf(name), englishName: name, town: nameOf(base.name) };
        return [id, { id, ...named, minutes, feeRupees, baseId, at: latLonOf(sight) }];
      }),
    ),
  );
}

export const nameOfSight = (sights: EditedSights, id: string): string => sights.get(id)?.name ?? id;
