export const IMPORT_NOUNS = ['lead', 'booking'] as const;
export type ImportNoun = (typeof IMPORT_NOUNS)[number];

/** Bounds of a file that is imported. */
export const IMPORT_LIMITS = { bytes: 25 * 1024 * 1024, rows: 100_000 } as const;

export const LEAD_FIELDS = [
  'name',
  'phone',
  'email',
  'status',
  'notes',
  'followUpOn',
  'source',
  'receivedAt',
  'consent',
] as const;

export const BOOKING_FIELDS = [
  'name',
  'phone',
  'email',
  'title',
  'departure',
  'days',
  'travellers',
  'total',
  'pricePerPerson',
  'currency',
  'status',
  'wishes',
  'source',
  'receivedAt',
  'reference',
  'consent',
] as const;

export type ImportField = (typeof LEAD_FIELDS)[number] | (typeof BOOKING_FIELDS)[number];

export const IMPORT_FIELDS: Readonly<Record<ImportNoun, readonly ImportField[]>> = {
  lead: LEAD_FIELDS,
  booking: BOOKING_FIELDS,
};

/** Of each group one field must have a column. */
const REQUIRED: Readonly<Record<ImportNoun, readonly (readonly ImportField[])[]>> = {
  lead: [['name'], ['phone']],
  booking: [['name'], ['phone'], ['title'], ['departure'], ['travellers'], ['total', 'pricePerPerson']],
};

/** Returns the fields without which nothing can be imported and that no column has; the first of each group. */
export const missingFields = (noun: ImportNoun, columns: readonly (ImportField | null)[]): ImportField[] =>
  REQUIRED[noun].flatMap((group) => (group.some((field) => columns.includes(field)) ? [] : group.slice(0, 1)));

/** Why a row is not imported. */
export const REFUSAL_REASONS = [
  'too-many-cells',
  'name-missing',
  'name-short',
  'name-long',
  'phone-missing',
  'phone-bad',
  'phone-rounded',
  'email-bad',
  'title-missing',
  'title-long',
  'text-long',
  'text-characters',
  'day-missing',
  'day-bad',
  'day-serial',
  'day-passed',
  'day-ahead',
  'day-too-far',
  'days-bad',
  'travellers-bad',
  'price-missing',
  'price-bad',
  'currency-unknown',
  'status-unknown',
  'source-unknown',
  'received-bad',
  'received-ahead',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
