import type { AdminPackage } from '../../../contracts/packages.ts';
import { adminApi, whenSignedIn, wordsOf } from '../../admin-api.ts';

export interface ReadPackage {
  /** Null for a new package, and while nobody is signed in. */
  readonly stored: AdminPackage | null;
  /** Why it could not be read; empty when nothing went wrong. */
  readonly failure: string;
}

export async function readPackage(id: string | null): Promise<ReadPackage> {
  if (id === null) return { stored: null, failure: '' };
  try {
    const answer = await whenSignedIn(() => adminApi('GET /api/packages/admin/{id}', { params: { id } }));
    return { stored: answer?.package ?? null, failure: '' };
  } catch (error) {
    return { stored: null, failure: wordsOf(error, 'Failed to fetch packages') };
  }
}
