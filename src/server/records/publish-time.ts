import { z } from 'zod';
import type { FormParts } from '../http/form-parts.ts';

/** Longer than any instant, so that the form's own rule reports what is wrong. */
const FAR_TOO_LONG = 10_000;

const instant = z.iso.datetime({ offset: true });

/** Reads when a record is to become public by itself; null for no such time, the kept one when the form has no part for it. */
export function readPublishAt(form: FormParts, kept: number | null): number | null {
  if (!form.has('publishAt')) return kept;
  const typed = form.text('publishAt', '', { label: 'publish-date', max: FAR_TOO_LONG });
  if (typed === '') return null;
  if (!instant.safeParse(typed).success) form.refuse('publishAt', { say: 'field-unreadable', field: 'publish-date' });
  return Date.parse(typed);
}
