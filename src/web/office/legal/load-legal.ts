import type { ManagedLegalPage, ManagedLegalSummary } from '../../../contracts/legal.ts';
import { LEGAL_PAGES } from '../../../core/legal/legal-pages.ts';
import { legal } from '../../../words/en/office/legal.ts';
import { adminApi, whenSignedIn, wordsOf } from '../api/admin-api.ts';

/** What a loader read, or in words why it could not. */
export interface Loaded<T> {
  readonly loaded: T | null;
  readonly failure: string;
}

async function loadOrSay<T>(read: () => Promise<T>): Promise<Loaded<T>> {
  try {
    return { loaded: await whenSignedIn(read), failure: '' };
  } catch (error) {
    return { loaded: null, failure: wordsOf(error, legal.unread) };
  }
}

export const loadLegalPages = (signal: AbortSignal): Promise<Loaded<readonly ManagedLegalSummary[]>> =>
  loadOrSay(async () => (await adminApi('GET /api/admin/legal', { signal })).pages);

/** Returns a page; null within the answer for a name that no page has. */
export async function loadLegalPage(text: string | undefined, signal: AbortSignal): Promise<Loaded<ManagedLegalPage>> {
  const name = LEGAL_PAGES.find((each) => each === text);
  if (!name) return { loaded: null, failure: legal.unread };
  return loadOrSay(async () => (await adminApi('GET /api/admin/legal/{name}', { params: { name }, signal })).page);
}
