import { useState } from 'react';
import { type FormState, fieldId } from './form-fields.ts';
import { NO_REFUSAL, type Refusal, withoutFields } from './form-refusal.ts';

interface FormDraft<D> {
  /** Props for the fields. */
  readonly form: FormState<D>;
  /** Why the form was not saved; disappears with the last field that it covers. */
  readonly banner: string;
  /** Shows the problems beside the fields and focuses the first of them; returns false without problems. */
  readonly show: (problems: Readonly<Record<string, string>>, banner?: string) => boolean;
}

/** Holds a dialog form's values, and its problems until their fields change. */
export function useFormDraft<D extends object>(initial: () => D): FormDraft<D> {
  const [draft, setDraft] = useState(initial);
  const [{ problems, banner }, setRefusal] = useState<Refusal>(NO_REFUSAL);
  const change = (part: Partial<D>) => {
    setDraft((now) => ({ ...now, ...part }));
    setRefusal((now) => withoutFields(now, (name) => name in part));
  };
  const show = (found: Readonly<Record<string, string>>, words = ''): boolean => {
    setRefusal({ problems: found, banner: words });
    const [first] = Object.keys(found);
    if (first) document.getElementById(fieldId(first))?.focus();
    return first !== undefined;
  };
  return { form: { draft, problems, change }, banner, show };
}
