import type { Lead } from '../../../contracts/leads.ts';

/** The fields of a lead that an admin may change. */
export interface LeadValues {
  readonly status: Lead['status'];
  readonly notes: string;
  /** A day; empty for none. */
  readonly followUpOn: string;
}

/** Unsaved changes, with the values that they began from. */
export interface LeadEdit {
  readonly before: LeadValues;
  readonly values: LeadValues;
}

export const valuesOf = ({ status, notes, followUpOn }: Pick<Lead, keyof LeadValues>): LeadValues => ({
  status,
  notes,
  followUpOn: followUpOn ?? '',
});

const isSame = (a: LeadValues, b: LeadValues): boolean =>
  a.status === b.status && a.notes === b.notes && a.followUpOn === b.followUpOn;

/** Returns an edit with a further change; null once everything equals the stored values. */
export function changeValues(edit: LeadEdit | null, stored: LeadValues, part: Partial<LeadValues>): LeadEdit | null {
  const { before, values } = edit ?? { before: stored, values: stored };
  const next = { before, values: { ...values, ...part } };
  return isSame(next.values, before) ? null : next;
}

/** Returns true when the lead has changed since the edit began, by another admin or in another tab. */
export const isOutdated = (edit: LeadEdit | null, stored: LeadValues): boolean =>
  edit !== null && !isSame(edit.before, stored);
