import type { documentWords } from './en/documents/document-words.ts';
import type { Like } from './like.ts';

/** What printed documents say in one language. */
export type DocumentWords = Like<typeof documentWords>;
