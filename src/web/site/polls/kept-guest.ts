import { randomKey } from '../../api/intent-keys.ts';
import { attempt, readStored, writeStored } from '../../browser/storage.ts';

/** This browser as a guest of polls. */
export interface KeptGuest {
  /** Shows that a vote or a comment is this browser's; only the site is told it. */
  readonly key: string;
  readonly name: string;
  /** The guest's id in each poll, by the token of its link. */
  readonly ids: Readonly<Record<string, string>>;
}

const STORED_AS = 'pollGuest';
/** Links that are remembered; the oldest is forgotten first. */
const MOST_LINKS = 50;

/** Returns the guest that this browser has been, or a new one without a name. */
export function readKeptGuest(): KeptGuest {
  const kept = attempt(() => JSON.parse(readStored(STORED_AS) ?? 'null') as Partial<KeptGuest> | null, null);
  if (typeof kept?.key !== 'string' || typeof kept.name !== 'string' || typeof kept.ids !== 'object') {
    return { key: randomKey(), name: '', ids: {} };
  }
  return { key: kept.key, name: kept.name, ids: kept.ids };
}

/** Keeps the guest's name and their id in the poll of a link. */
export function keepGuest(guest: KeptGuest, token: string, id: string): KeptGuest {
  const ids = Object.entries({ ...guest.ids, [token]: id }).slice(-MOST_LINKS);
  const kept = { ...guest, ids: Object.fromEntries(ids) };
  writeStored(STORED_AS, JSON.stringify(kept));
  return kept;
}
