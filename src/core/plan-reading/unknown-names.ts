import { chunksOf } from './find-by-words.ts';
import { isFiller, isKind } from './ordinary-words.ts';
import type { PlanWord } from './plan-words.ts';

/** Words of lodging, rides and conditions: what stands beside them is no place to see. */
const NOT_SEEN =
  /\b(?:hotels?|resorts?|inn|homestay|hostel|zostel|lodge|camp|houseboat|airport|station|railway|flight|train|express|bus|cab|taxi|restaurant|cafe|dhaba|breakfast|lunch|dinner|check ?-?(?:in|out)|rs|inr|gst|tariff|night stay|overnight|manager|whatsapp|call|contact|email|booking)\b/i;
const MOST_WORDS = 5;
const FEWEST_LETTERS = 4;
const VISIT_BEFORE = /\b(?:visit|see|explore|visiting|dekhenge|dekhna|dekhbo)\b/i;

/** Returns the sentence of a line in which a place stands. */
function clauseAround(line: string, at: number): string {
  const from = Math.max(line.lastIndexOf('.', at), line.lastIndexOf(';', at)) + 1;
  const to = line.slice(at).search(/[.;]/);
  return line.slice(from, to < 0 ? line.length : at + to);
}

const isNameLike = (words: readonly PlanWord[]): boolean =>
  words.some(
    ({ key, isCapital }) =>
      isCapital && /[a-z]/.test(key) && !isFiller(key) && !isKind(key) && key.length >= FEWEST_LETTERS,
  );

/**
 * Returns what looks like the name of a place in a line and was not found: items of a list, and what is to be visited.
 * Only names in Latin letters, which have capitals, are told from other words.
 */
export function unknownNames(
  line: string,
  words: readonly PlanWord[],
  {
    isList,
    isBeside,
    isTaken,
  }: {
    readonly isList: boolean;
    /** Beside a sight, what is of a kind is one too: "and Valara waterfalls". */
    readonly isBeside: boolean;
    readonly isTaken: (index: number) => boolean;
  },
): readonly string[] {
  return chunksOf(words, isTaken).flatMap(({ from, to }) => {
    const before = words[from - 1];
    const isListed = isList || VISIT_BEFORE.test(line.slice(0, words[to - 1]?.end ?? 0));
    let [first, last] = [from, to];
    while (first < last && isFiller(words[first]?.key ?? '')) first++;
    while (last > first && isFiller(words[last - 1]?.key ?? '') && !isKind(words[last - 1]?.key ?? '')) last--;
    const name = words.slice(first, last);
    // Beside a known name it describes that name.
    const isPart = before !== undefined && isTaken(from - 1) && !words[from]?.breaks;
    if (
      !(isListed || (isBeside && name.some(({ key }) => isKind(key)))) ||
      isPart ||
      name.length === 0 ||
      name.length > MOST_WORDS ||
      !isNameLike(name)
    )
      return [];
    if (NOT_SEEN.test(clauseAround(line, name[0]?.start ?? 0))) return [];
    if (!name.every(({ isCapital, key }) => isCapital || isFiller(key) || isKind(key))) return [];
    return [line.slice(name[0]?.start ?? 0, name.at(-1)?.end ?? 0)];
  });
}
