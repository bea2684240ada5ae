import { type LoadArgs, Moved, type Page, Refusal, type Refused, Unfinished } from './page-module.ts';

/** What a page has to show. */
export interface LoadedPage {
  readonly data: unknown;
  /** Why it cannot be shown; null when it can. */
  readonly refused: Refused | null;
  /** HTTP status of the document. */
  readonly status: number;
}

/** A page that broke: the fault is ours, and in the log. */
export const BROKEN: Refused = { status: 500, requestId: '', message: '' };

/** Loads a page's data with one of its loaders. Throws `Moved` alone. */
export async function loadPage(load: Page['load'] | Page['loadInBrowser'], args: LoadArgs): Promise<LoadedPage> {
  try {
    const loaded = await load?.(args);
    if (loaded instanceof Unfinished) return { data: loaded.data, refused: null, status: loaded.status };
    return { data: loaded ?? null, refused: null, status: 200 };
  } catch (error) {
    if (error instanceof Moved) throw error;
    if (!(error instanceof Refusal)) console.error(error);
    const { status, requestId, message } = error instanceof Refusal ? error : BROKEN;
    return { data: null, refused: { status, requestId, message }, status };
  }
}
