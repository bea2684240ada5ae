import { useEffect, useState } from 'react';
import type { Lead } from '../../../contracts/leads.ts';
import { leads as words } from '../../../words/en/office/leads.ts';
import { offerUndo } from '../ui/toasts.tsx';
import { changeValues, isOutdated, type LeadEdit, type LeadValues, valuesOf } from './lead-edit.ts';

/** Typed but unsaved changes by lead, restored when the lead opens again. */
const edits = new Map<string, LeadEdit & { readonly name: string }>();

export const forgetEdit = (id: string): boolean => edits.delete(id);

/**
 * Lays the unsaved edit of a lead upon the status that a recorded contact has given it: it is this admin's own change,
 * and typed notes stay.
 */
export function followStatus({ _id, status }: Pick<Lead, '_id' | 'status'>): void {
  const edit = edits.get(_id);
  if (!edit) return;
  const { before, values } = edit;
  const chosen = values.status === before.status ? status : values.status;
  edits.set(_id, { ...edit, before: { ...before, status }, values: { ...values, status: chosen } });
}

/** Returns the form's values and their state. */
export function useLeadEdit(lead: Lead) {
  const stored = valuesOf(lead);
  const [edit, setEdit] = useState<LeadEdit | null>(() => edits.get(lead._id) ?? null);

  const keep = (next: LeadEdit | null) => {
    if (next) edits.set(lead._id, { ...next, name: lead.name });
    else edits.delete(lead._id);
    setEdit(next);
  };
  const { values, before } = edit ?? { values: stored, before: stored };
  return {
    values,
    before,
    changed: edit !== null,
    outdated: isOutdated(edit, stored),
    change: (part: Partial<LeadValues>) => keep(changeValues(edit, stored, part)),
    discard: () => keep(null),
    /** Continues with these values on top of the stored ones. */
    rebase: () => keep(changeValues(null, stored, values)),
  };
}

/** Warns when a lead is closed, or the page left, with unsaved changes. */
export function useUnsavedWarning(openId: string | null, onOpen: (id: string) => void): void {
  useEffect(() => {
    if (openId === null) return;
    return () => {
      const edit = edits.get(openId);
      if (!edit) return;
      const message = words.unsavedChanges({ name: edit.name });
      offerUndo({ message, label: words.openAgain, onUndo: () => onOpen(openId) });
    };
  }, [openId, onOpen]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (edits.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
}
