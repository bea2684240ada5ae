import type { Insertable, Selectable } from 'kysely';
import { packText, packTextWithin, unpackText } from '../../database/packed-text.ts';
import type { Schema } from '../../database/schema.ts';

export type StoredRow = Selectable<Schema['itineraries']>;

/** An itinerary with its documents as JSON text, however they are stored. */
export type ItineraryRow = Omit<StoredRow, 'packed' | 'packedDetails'>;

export type NewItinerary = Omit<ItineraryRow, 'detailedAt' | 'details' | 'words'> &
  Partial<Pick<ItineraryRow, 'detailedAt' | 'details'>>;

/** Only trips of about three weeks take more; a row with its other columns may take 10 KB. */
const USUAL_BYTES = 9_500;

/** JSON has no line breaks outside of its texts, and none inside. */
const BETWEEN = '\n';

/** Returns the columns that hold the documents: the public summary and the plan compress best together. */
export const packDocuments = async ({ summary, plan }: Pick<ItineraryRow, 'summary' | 'plan'>) => ({
  packed: await packTextWithin(summary + BETWEEN + plan, USUAL_BYTES),
  summary: '',
  plan: '',
});

/** Returns the columns that hold the day plan. */
export const packDetails = async (details: string) => ({ packedDetails: await packText(details), details: null });

export const packRow = async ({ details, ...row }: NewItinerary): Promise<Insertable<Schema['itineraries']>> => ({
  ...row,
  ...(await packDocuments(row)),
  ...(details != null && (await packDetails(details))),
});

/** Returns the documents of a stored row; rows from before migration 0017 have them as text. */
export function unpackDocuments({ packed, summary, plan }: Pick<StoredRow, 'packed' | 'summary' | 'plan'>) {
  if (packed === null) return { summary, plan };
  const text = unpackText(packed);
  const end = text.indexOf(BETWEEN);
  return { summary: text.slice(0, end), plan: text.slice(end + 1) };
}

export function unpackRow({ packed, packedDetails, ...row }: StoredRow): ItineraryRow {
  return {
    ...row,
    ...unpackDocuments({ ...row, packed }),
    details: packedDetails === null ? row.details : unpackText(packedDetails),
  };
}
