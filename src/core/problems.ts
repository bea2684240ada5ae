import { speak, type Words } from './sayings.ts';

/** Returns the fields with a problem, in the form's order. */
export const onlyProblems = <Problem>(found: Readonly<Record<string, Problem | null>>): Record<string, Problem> =>
  Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Problem] => entry[1] !== null));

/** Returns the problems of a form in the words of a language. */
export const speakProblems = <Problem extends { readonly say: string }>(
  words: Words<Problem>,
  problems: Readonly<Record<string, Problem>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, speak(words, problem)]));
