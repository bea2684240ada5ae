import type { Lead } from '../../../contracts/leads.ts';

/** What an admin may change of a lead. */
export interface LeadValues {
  readonly status: Lead['status'];
  readonly notes: string;
  /** A day; empty for none. */
  readonly followUpOn: string;
}

/** Changes that are not saved yet, with what they began from. */
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

/** An edit with a further change; null once everything is as it was before it. */
export function changeValues(edit: LeadEdit | null, stored: LeadValues, part: Partial<LeadValues>): LeadEdit | null {
  const { before, values } = edit ?? { before: stored, values: stored };
  const next = { before, values: { ...values, ...part } };
  return isSame(next.values, before) ? null : next;
}

/** True when the lead is no longer what the edit began from: another admin, or another tab, has changed it. */
export const isOutdated = (edit: LeadEdit | null, stored: LeadValues): boolean =>
  edit !== null && !isSame(edit.before, stored);
