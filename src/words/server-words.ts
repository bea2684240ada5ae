import type { serverWords } from './en/refusals/server-words.ts';
import type { Like } from './like.ts';

type English = typeof serverWords;

/** What the server says in one language when it refuses a call. */
export type ServerWords = {
  readonly [Noun in Exclude<keyof English, 'problems' | 'translationProblems'>]: Like<English[Noun]>;
} & Pick<English, 'problems' | 'translationProblems'>;
