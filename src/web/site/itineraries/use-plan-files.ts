import { useState } from 'react';
import { ApiError, addressOf } from '../../../contracts/client.ts';
import { plan } from '../../../words/en/site/plan.ts';
import { downloadFile } from '../../api/download-file.ts';
import { failureOf } from '../../api/load-failure.ts';

/** The files that a plan can be saved as, in the order of their buttons. */
export const PLAN_FILES = {
  calendar: {
    path: '/api/itineraries/{slug}/calendar.ics',
    label: plan.addToCalendar,
    saved: plan.calendarSaved,
    failed: plan.calendarFailed,
  },
  document: {
    path: '/api/itineraries/{slug}/document.pdf',
    label: plan.savePdf,
    saved: plan.pdfSaved,
    failed: plan.pdfFailed,
  },
  sheet: {
    path: '/api/itineraries/{slug}/driver-sheet.pdf',
    label: plan.forDriver,
    saved: plan.sheetSaved,
    failed: plan.pdfFailed,
  },
} as const;

export type PlanFile = keyof typeof PLAN_FILES;

export type Saving =
  | { readonly kind: 'idle' }
  | { readonly kind: 'saving'; readonly file: PlanFile }
  | { readonly kind: 'saved'; readonly message: string }
  | { readonly kind: 'failed'; readonly message: string };

/** Saves the files of a plan on request, one at a time. Calls `onSignedOut` when the server rejects the session. */
export function usePlanFiles(slug: string, onSignedOut: () => void) {
  const [saving, setSaving] = useState<Saving>({ kind: 'idle' });
  const save = async (file: PlanFile): Promise<void> => {
    const { path, saved, failed } = PLAN_FILES[file];
    setSaving({ kind: 'saving', file });
    try {
      await downloadFile(addressOf(path, { slug }), slug);
      setSaving({ kind: 'saved', message: saved });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onSignedOut();
      else setSaving({ kind: 'failed', message: failureOf(error, `Failed to save the ${file}`).message || failed });
    }
  };
  return { saving, save };
}
