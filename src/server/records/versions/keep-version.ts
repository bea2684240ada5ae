import type { VersionMade } from '../../../contracts/record-versions.ts';
import { dayInIndia } from '../../../core/dates.ts';
import type { Writer } from '../../database/database.ts';
import { packText, unpackText } from '../../database/packed-text.ts';
import { type ListedVersion, type VersionedKey, type VersionRow, versionStore } from './version-store.ts';

/** The last versions of a record are all kept; of older ones, the last of each month of a year. */
export const KEPT_VERSIONS = 50;
const MONTHS_KEPT_MS = 366 * 86_400_000;
/** Of the saves that the editor makes by itself, one is kept for so many milliseconds of writing. */
const ONE_AUTOSAVE_MS = 10 * 60_000;

/** What is kept of a record beside its document. */
export interface VersionedRow {
  readonly id: string;
  readonly slug: string;
  readonly status: string;
  readonly version: number;
  readonly updatedAt: number;
  readonly document: string;
}

export interface KeptSave {
  readonly made: VersionMade;
  /** The version that is brought back; null for none. */
  readonly restored: number | null;
  readonly session: { readonly adminId: string; readonly username: string };
  readonly now: number;
}

/** A version's contents; the document is one of its noun. */
export interface Snapshot {
  readonly slug: string;
  readonly status: string;
  readonly document: string;
}

export const readSnapshot = ({ packed }: Pick<VersionRow, 'packed'>): Snapshot =>
  JSON.parse(unpackText(packed)) as Snapshot;

const packSnapshot = ({ slug, status, document }: VersionedRow): Promise<Uint8Array> =>
  packText(JSON.stringify({ slug, status, document } satisfies Snapshot));

const monthOf = (instant: number): string => dayInIndia(instant).slice(0, 7);

/** Returns the versions that are no longer kept, from a list with the newest first. */
export function prunedVersions(versions: readonly Pick<ListedVersion, 'version' | 'savedAt'>[], now: number): number[] {
  const months = new Set<string>();
  return versions.flatMap(({ version, savedAt }, index) => {
    const month = monthOf(savedAt);
    const isLastOfMonth = !months.has(month);
    months.add(month);
    const isKept = index < KEPT_VERSIONS || (isLastOfMonth && savedAt >= now - MONTHS_KEPT_MS);
    return isKept ? [] : [version];
  });
}

/** Returns the autosave that the next one replaces, so that an hour of writing leaves a few versions. */
function replacedAutosave(versions: readonly ListedVersion[], { made, session, now }: KeptSave): number[] {
  const [last, before] = versions;
  const isReplaced =
    made === 'autosaved' &&
    last?.made === 'autosaved' &&
    last.adminId === session.adminId &&
    before !== undefined &&
    before.savedAt > now - ONE_AUTOSAVE_MS;
  return isReplaced ? [last.version] : [];
}

/**
 * Keeps a record's version in the transaction that saves it, and prunes older ones. The version before it is kept as
 * well where it is not yet: that of a record from before versions were kept, or of demonstration content.
 */
export async function keepVersion(
  trx: Writer,
  kind: VersionedKey['kind'],
  { saved, before }: { readonly saved: VersionedRow; readonly before: VersionedRow | null },
  save: KeptSave,
): Promise<void> {
  const key = { kind, recordId: saved.id };
  const { session, made, restored, now } = save;
  const known = await versionStore.list(trx, key);
  if (before && known[0]?.version !== before.version) {
    const earlier = { version: before.version, savedAt: before.updatedAt, made: 'earlier', restored: null };
    await versionStore.insert(trx, { ...key, ...earlier, adminId: '', admin: '', packed: await packSnapshot(before) });
  }
  const { adminId, username: admin } = session;
  const row = { ...key, version: saved.version, savedAt: now, adminId, admin, made, restored };
  await versionStore.insert(trx, { ...row, packed: await packSnapshot(saved) });
  const replaced = replacedAutosave(known, save);
  const all = [row, ...known.filter(({ version }) => !replaced.includes(version))];
  await versionStore.delete(trx, key, [...replaced, ...prunedVersions(all, now)]);
}
