import { PROMPTS } from './prompts.ts';

/** Fewer words in a row are found again by chance. */
const RUN = 6;
/** "This trip differs from the others" is a fair answer to the question how it does. */
const TELLING = 8;
/** A word, or the sign that JSON puts for a line break or a quotation mark. */
const WORD_OR_ESCAPE = /\\[nrt"\\]|[a-z]+/gi;

interface Word {
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const wordsOf = (text: string): readonly Word[] =>
  [...text.matchAll(WORD_OR_ESCAPE)].flatMap(({ 0: word, index }) =>
    word.startsWith('\\') ? [] : [{ key: word.toLowerCase(), start: index, end: index + word.length }],
  );

const runAt = (words: readonly Word[], at: number): string =>
  words
    .slice(at, at + RUN)
    .map(({ key }) => key)
    .join(' ');

/** Every run of words that any version of the instructions holds. */
const RUNS: ReadonlySet<string> = new Set(
  PROMPTS.flatMap(({ wish, cards, days, repair }) => [wish, cards, days, repair])
    .map(wordsOf)
    .flatMap((words) => words.slice(RUN - 1).map((_, at) => runAt(words, at))),
);

interface Stretch {
  readonly start: number;
  end: number;
  words: number;
}

/** Where a text repeats the instructions, as JSON or plain; stretches that touch are one. */
function repetitions(text: string): readonly Stretch[] {
  const words = wordsOf(text);
  const found: Stretch[] = [];
  let until = 0;
  for (let at = 0; at + RUN <= words.length; at++) {
    if (!RUNS.has(runAt(words, at))) continue;
    const start = words[at]?.start ?? 0;
    const end = words[at + RUN - 1]?.end ?? start;
    const last = found.at(-1);
    if (last && at < until) {
      last.words += at + RUN - until;
      last.end = end;
    } else found.push({ start, end, words: RUN });
    until = at + RUN;
  }
  return found;
}

/** Whether a text holds so much of the instructions that nobody would have written it without them. */
export const repeatsInstructions = (text: string): boolean => repetitions(text).some(({ words }) => words >= TELLING);

/** A text without what it repeats of the instructions: a fooled model tells them, and no log is to hold them. */
export const withoutInstructions = (text: string): string =>
  repetitions(text).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}[instructions]${left.slice(end)}`,
    text,
  );
