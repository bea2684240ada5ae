import type { ApiAnswer } from '../../../contracts/client.ts';
import type { VersionedKind } from '../../../contracts/record-versions.ts';
import { recordVersions } from '../../../words/en/office/record-versions.ts';
import { adminApi, whenSignedIn, wordsOf } from '../api/admin-api.ts';

export type VersionList = ApiAnswer<'GET /api/admin/records/{kind}/{id}/versions'>;
export type Comparison = ApiAnswer<'GET /api/admin/records/{kind}/{id}/versions/{version}'>;
export type Against = 'before' | 'now';

/** What the address of the screen asks for. */
export interface VersionQuery {
  /** The chosen version; null for the newest. */
  readonly version: number | null;
  readonly against: Against;
}

export function readVersionQuery(parameters: URLSearchParams): VersionQuery {
  const typed = parameters.get('version') ?? '';
  const version = /^\d{1,9}$/.test(typed) ? Number(typed) : null;
  return { version, against: parameters.get('against') === 'now' ? 'now' : 'before' };
}

export interface LoadedVersions {
  /** Null without a session, and when it could not be loaded. */
  readonly list: VersionList | null;
  readonly chosen: number | null;
  readonly comparison: Comparison | null;
  readonly failure: string;
}

const NOTHING: LoadedVersions = { list: null, chosen: null, comparison: null, failure: '' };

/** Returns a record's versions and what one of them changed. */
export async function loadVersions(
  kind: VersionedKind,
  id: string,
  { version, against }: VersionQuery,
): Promise<LoadedVersions> {
  const params = { kind, id };
  try {
    const list = await whenSignedIn(() => adminApi('GET /api/admin/records/{kind}/{id}/versions', { params }));
    const chosen = version ?? list?.versions[0]?.version ?? null;
    if (!list || chosen === null) return { ...NOTHING, list };
    const comparison = await adminApi('GET /api/admin/records/{kind}/{id}/versions/{version}', {
      params: { ...params, version: chosen },
      query: { against },
    });
    return { list, chosen, comparison, failure: '' };
  } catch (error) {
    return { ...NOTHING, failure: wordsOf(error, recordVersions.readFailed) };
  }
}
