import { startOfHour } from '../../../core/activities/windows.ts';

/** The number of rows in an hour or a day. */
export interface Cell {
  readonly at: number;
  readonly count: number;
}

export interface CellSlice {
  readonly at: number;
  readonly skip: number;
  readonly take: number;
}

/** Returns which cells, given newest first, hold the rows from `offset` on, and which rows of each. */
export function sliceCells(
  cells: readonly Cell[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): CellSlice[] {
  const slices: CellSlice[] = [];
  let [toSkip, toTake] = [offset, limit];
  for (const { at, count } of cells) {
    if (toTake === 0) break;
    const skip = Math.min(toSkip, count);
    const take = Math.min(toTake, count - skip);
    if (take > 0) slices.push({ at, skip, take });
    toSkip -= skip;
    toTake -= take;
  }
  return slices;
}

export interface HourSlice {
  readonly from: number;
  readonly until: number;
  readonly skip: number;
  readonly take: number;
}

export const toHourSlice = ({ at, skip, take }: CellSlice): HourSlice => ({
  from: startOfHour(at),
  until: startOfHour(at + 1),
  skip,
  take,
});
