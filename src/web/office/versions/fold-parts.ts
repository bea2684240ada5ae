import type { FieldDifference } from '../../../contracts/record-versions.ts';

type Part = FieldDifference['parts'][number];

/** Characters of unchanged text that are shown on each side of a change. */
const AROUND = 90;

const beginning = (text: string): string => text.slice(0, AROUND).toWellFormed();
const end = (text: string): string => text.slice(-AROUND).toWellFormed();

/** Returns the parts of a text with long unchanged ones folded to what stands beside a change. */
export const foldParts = (parts: readonly Part[]): readonly Part[] =>
  parts.map((part, index) => {
    const { mark, text } = part;
    if (mark !== 'same' || text.length <= 3 * AROUND) return part;
    const isFirst = index === 0;
    const isLast = index === parts.length - 1;
    if (isFirst && isLast) return { mark, text: `${beginning(text)} …` };
    if (isFirst) return { mark, text: `… ${end(text)}` };
    return { mark, text: isLast ? `${beginning(text)} …` : `${beginning(text)} … ${end(text)}` };
  });
