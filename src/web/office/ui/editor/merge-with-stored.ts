import { ApiError } from '../../../../contracts/client.ts';
import { adminApi } from '../../api/admin-api.ts';
import type { EditorKind, StoredRecord } from './editor-kind.ts';
import { type MergedDraft, mergeDrafts } from './merge-drafts.ts';

/** What an admin wrote, merged with what others have saved since. */
export interface MergedRecord<R, D> extends MergedDraft<D> {
  readonly theirs: R;
  /** Names of the admins who saved since; empty when not known. */
  readonly admins: readonly string[];
}

interface Mine<D> {
  readonly id: string;
  /** The version that my draft began from. */
  readonly version: number;
  readonly draft: D;
  readonly base: D | null;
}

/** Returns a record as it was at a version; null when that is no longer kept. */
async function readBase<R extends StoredRecord, D extends object>(
  kind: EditorKind<R, D>,
  { id, version }: Mine<D>,
): Promise<D | null> {
  try {
    return kind.draftOf(await kind.read(id, version));
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Reads what others have saved since a draft began, and merges it into the draft. */
export async function mergeWithStored<R extends StoredRecord, D extends object>(
  kind: EditorKind<R, D>,
  mine: Mine<D>,
): Promise<MergedRecord<R, D>> {
  const params = { kind: kind.versionsOf, id: mine.id };
  const [theirs, base, { versions }] = await Promise.all([
    kind.read(mine.id),
    mine.base ?? readBase(kind, mine),
    adminApi('GET /api/admin/records/{kind}/{id}/versions', { params }),
  ]);
  const since = versions.filter(({ version, admin }) => version > mine.version && admin !== '');
  const merged = mergeDrafts(kind.parts(), kind.richText, { base, mine: mine.draft, theirs: kind.draftOf(theirs) });
  return { ...merged, theirs, admins: [...new Set(since.map(({ admin }) => admin))] };
}
