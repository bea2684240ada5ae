import type { Day } from '../../../core/dates.ts';
import { attempt, readStored, removeStored, writeStored } from '../../browser/storage.ts';

/** A request as stored on this device: enough to find it again, and no personal data. */
export interface KeptBooking {
  readonly reference: string;
  readonly packageTitle: string;
  readonly travelers: number;
  readonly preferredDate: Day;
  /** The secret link. */
  readonly statusPath: string;
  /** The account that sent it, if any: the entry is shown to no other user of this device. */
  readonly userId: string | null;
}

const KEY = 'safarnama_bookings';
const MOST_KEPT = 20;

function isKept(value: unknown): value is KeptBooking {
  if (typeof value !== 'object' || value === null) return false;
  const { reference, packageTitle, travelers, preferredDate, statusPath } = value as Partial<KeptBooking>;
  return (
    typeof reference === 'string' &&
    typeof packageTitle === 'string' &&
    typeof travelers === 'number' &&
    typeof preferredDate === 'string' &&
    typeof statusPath === 'string' &&
    statusPath.startsWith('/booking/')
  );
}

function readAll(): readonly KeptBooking[] {
  const kept: unknown = attempt(() => JSON.parse(readStored(KEY) ?? '[]') as unknown, []);
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

/** Returns the stored requests, the newest first. */
export const readKeptBookings = (userId: string | null): readonly KeptBooking[] =>
  readAll().filter((kept) => (kept.userId ?? null) === null || kept.userId === userId);

export function keepBooking(booking: KeptBooking): void {
  const { reference, packageTitle, travelers, preferredDate, statusPath, userId } = booking;
  const others = readAll().filter((kept) => kept.reference !== reference);
  const all = [{ reference, packageTitle, travelers, preferredDate, statusPath, userId }, ...others];
  writeStored(KEY, JSON.stringify(all.slice(0, MOST_KEPT)));
}

export const forgetKeptBookings = (): void => removeStored(KEY);
