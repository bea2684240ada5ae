import type { FormProblem } from '../core/form-problems.ts';

/*
 * A schema's message is a text, and the language of the caller is known only when it is answered. Messages for people
 * are therefore problems as JSON; texts are for programmers of the API alone.
 */

/** Returns a problem as the message of a schema. */
export const told = (problem: FormProblem): string => JSON.stringify(problem);

/** Returns the problem that a schema's message tells; null for a text. */
export const readTold = (message: string): FormProblem | null =>
  message.startsWith('{"say":') ? (JSON.parse(message) as FormProblem) : null;
