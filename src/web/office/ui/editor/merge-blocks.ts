import { diffArrays } from 'diff';
import { comparableHtml, htmlBlocks } from './html-blocks.ts';

/** A change: the blocks of the base from `from` to before `to` become others. */
interface Hunk {
  readonly from: number;
  readonly to: number;
  readonly blocks: readonly string[];
}

/** Returns the changes from one list of blocks to another. */
function hunksBetween(base: readonly string[], after: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let at = 0;
  let taken = 0;
  for (const { added, removed, value } of diffArrays(base.map(comparableHtml), after.map(comparableHtml))) {
    const count = value.length;
    if (!added && !removed) {
      at += count;
      taken += count;
      continue;
    }
    const last = hunks.at(-1);
    const blocks = added ? after.slice(taken, taken + count) : [];
    const [from, to] = [at, removed ? at + count : at];
    if (added) taken += count;
    at = to;
    // A replacement is a removal and an addition at the same place.
    if (last && last.to === from) hunks[hunks.length - 1] = { ...last, to, blocks: [...last.blocks, ...blocks] };
    else hunks.push({ from, to, blocks });
  }
  return hunks;
}

const isSame = (a: Hunk, b: Hunk): boolean =>
  a.from === b.from && a.to === b.to && a.blocks.map(comparableHtml).join('') === b.blocks.map(comparableHtml).join('');

/** Two changes collide when they replace a block in common, or add something at one place. */
const collide = (a: Hunk, b: Hunk): boolean =>
  a.from === a.to || b.from === b.to ? a.from <= b.to && b.from <= a.to : a.from < b.to && b.from < a.to;

/** Returns a text with the changes of both sides; null when they change the same paragraph. */
export function mergeBlocks(base: string, mine: string, theirs: string): string | null {
  const blocks = htmlBlocks(base);
  const myHunks = hunksBetween(blocks, htmlBlocks(mine));
  const theirHunks = hunksBetween(blocks, htmlBlocks(theirs)).filter(
    (theirHunk) => !myHunks.some((hunk) => isSame(hunk, theirHunk)),
  );
  if (theirHunks.some((theirHunk) => myHunks.some((hunk) => collide(hunk, theirHunk)))) return null;
  const merged = [...blocks];
  for (const { from, to, blocks: added } of [...myHunks, ...theirHunks].sort((a, b) => b.from - a.from))
    merged.splice(from, to - from, ...added);
  return merged.join('');
}
