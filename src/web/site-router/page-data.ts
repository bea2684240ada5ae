import type { ShellData } from '../routes/shell.tsx';
import type { Refused } from './page-module.ts';

/** Id of the element that holds a document's data. */
export const PAGE_DATA_ID = 'page-data';

/** What the server loaded for a document, for the browser to begin with. */
export interface PageData {
  /** Path of the page that was rendered. */
  readonly path: string;
  readonly shell: ShellData | null;
  readonly data: unknown;
  readonly refused: Refused | null;
}

/** Returns JSON that can stand in an element of a page: no text in it can end the element. */
export const jsonForPage = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
