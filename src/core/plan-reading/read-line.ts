import type { DaySection } from './day-headings.ts';
import { findNames, type NameHit, type WritingOf } from './find-names.ts';
import type { PlaceNames } from './place-names.ts';
import type { PlanLine } from './plan-lines.ts';
import { type PlanWord, wordsOfLine } from './plan-words.ts';
import { type LineTowns, roleAt, type TownMention } from './towns-of-day.ts';

/** A line of a plan with the names in it. */
export interface ReadLine extends LineTowns {
  readonly isItem: boolean;
  readonly words: readonly PlanWord[];
  readonly hits: readonly NameHit[];
}

/** A day's section with its lines read. */
export interface SectionRead {
  readonly section: DaySection;
  readonly lines: readonly ReadLine[];
}

/** Returns the town that a name means: a base, or a place seen from one. */
function townOf(hit: NameHit): Pick<TownMention, 'baseId' | 'name'> | undefined {
  for (const place of hit.places) {
    if (place.kind === 'base') return { baseId: place.base.id, name: place.base.name };
    if (place.kind === 'sight' && place.subPlace) return { baseId: place.sight.baseId, name: place.subPlace.name };
    if (place.kind === 'elsewhere' && place.isTown) return { name: place.name };
  }
  return undefined;
}

/** Reads the names in a line. */
export function readLine(line: PlanLine, isTitle: boolean, names: PlaceNames, writing: WritingOf): ReadLine {
  const { text, isItem } = line;
  const words = wordsOfLine(text);
  const hits = findNames(text, words, names, writing);
  const mentions = hits.flatMap((hit): TownMention[] => {
    const town = townOf(hit);
    const [first, last] = [words[hit.from], words[hit.to - 1]];
    const isLeftOut = town?.baseId !== undefined && writing.leftOut.has(town.baseId);
    return town && first && last && !isLeftOut ? [{ ...town, role: roleAt(text, first.start, last.end), hit }] : [];
  });
  return { text, isItem, isTitle, words, hits, mentions };
}
