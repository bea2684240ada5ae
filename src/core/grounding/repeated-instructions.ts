import { PROMPTS } from './prompts.ts';

/** Shorter runs of words match by chance. */
const RUN = 6;
/** Above fair phrases such as "This trip differs from the others". */
const TELLING = 8;
/** A word, or a JSON escape for a line break or a quotation mark. */
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

let runs: ReadonlySet<string> | undefined;

/** Returns every run of words in any version of the instructions. Made when it is first needed: only a model's texts are searched. */
function instructionRuns(): ReadonlySet<string> {
  runs ??= new Set(
    PROMPTS.flatMap(({ version: _version, about: _about, ...instructions }) => Object.values(instructions))
      .map(wordsOf)
      .flatMap((words) => words.slice(RUN - 1).map((_, at) => runAt(words, at))),
  );
  return runs;
}

interface Stretch {
  readonly start: number;
  end: number;
  words: number;
}

/** Returns where a text repeats the instructions, as JSON or plain; adjoining stretches are merged. */
function repetitions(text: string): readonly Stretch[] {
  const words = wordsOf(text);
  const found: Stretch[] = [];
  let until = 0;
  for (let at = 0; at + RUN <= words.length; at++) {
    if (!instructionRuns().has(runAt(words, at))) continue;
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

/** Returns whether a text repeats so much of the instructions that it must have copied them. */
export const repeatsInstructions = (text: string): boolean => repetitions(text).some(({ words }) => words >= TELLING);

/** Returns a text without repeated instructions: a tricked model reveals them, and no log may hold them. */
export const withoutInstructions = (text: string): string =>
  repetitions(text).reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}[instructions]${left.slice(end)}`,
    text,
  );
