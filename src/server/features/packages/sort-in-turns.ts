import { setImmediate as nextTurn } from 'node:timers/promises';

/** Sorted at once: about a millisecond. */
const RUN = 2048;

type Compare = (a: number, b: number) => number;

/** Merges two neighbouring sorted runs of `from` into `to`. */
function merge(from: Uint32Array, to: Uint32Array, start: number, width: number, compare: Compare): void {
  const middle = Math.min(start + width, from.length);
  const end = Math.min(middle + width, from.length);
  let [left, right] = [start, middle];
  for (let place = start; place < end; place++) {
    const isLeft = left < middle && (right === end || compare(from[left] as number, from[right] as number) <= 0);
    to[place] = from[isLeft ? left++ : right++] as number;
  }
}

/** Returns the indexes below `length` in an order. Other requests are answered in between (merge sort in pieces). */
export async function sortInTurns(length: number, compare: Compare): Promise<Uint32Array> {
  let sorted = new Uint32Array(length);
  for (let index = 0; index < length; index++) sorted[index] = index;
  for (let start = 0; start < length; start += RUN) {
    if (start > 0) await nextTurn();
    sorted.subarray(start, start + RUN).sort(compare);
  }
  let spare = new Uint32Array(length);
  for (let width = RUN; width < length; width *= 2) {
    await nextTurn();
    for (let start = 0; start < length; start += 2 * width) merge(sorted, spare, start, width, compare);
    [sorted, spare] = [spare, sorted];
  }
  return sorted;
}
