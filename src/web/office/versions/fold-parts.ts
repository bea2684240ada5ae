import type { FieldDifference } from '../../../contracts/record-versions.ts';

type Part = FieldDifference['parts'][number];

/** Characters of unchanged text that are shown on each side of a change. */
const AROUND = 90;

const beginning = (text: string): string =>
  text
    .slice(0, AROUND)
    .toWellFormed()
    .replace(/\s+\S*$/, '');
const end = (text: string): string =>
  text
    .slice(-AROUND)
    .toWellFormed()
    .replace(/^\S*\s+/, '');

/** Joins unchanged parts that follow one another. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last?.mark === 'same' && part.mark === 'same')
      result[result.length - 1] = { ...last, text: last.text + part.text };
    else result.push(part);
  }
  return result;
}

function folded({ mark, text }: Part, isFirst: boolean, isLast: boolean): Part {
  if (mark !== 'same' || text.length <= 3 * AROUND) return { mark, text };
  if (isFirst && isLast) return { mark, text: `${beginning(text)} …` };
  if (isFirst) return { mark, text: `… ${end(text)}` };
  return { mark, text: isLast ? `${beginning(text)} …` : `${beginning(text)} … ${end(text)}` };
}

/** Returns the parts of a text with long unchanged ones folded, between words, to what stands beside a change. */
export const foldParts = (parts: readonly Part[]): readonly Part[] =>
  joined(parts).map((part, index, all) => folded(part, index === 0, index === all.length - 1));
