import { useState } from 'react';
import { type FormState, fieldId } from './form-fields.ts';
import { NO_REFUSAL, type Refusal, withoutFields } from './form-refusal.ts';

interface FormDraft<D> {
  /** What the fields need. */
  readonly form: FormState<D>;
  /** Why the form was not saved, in words; goes with the last field that it speaks of. */
  readonly banner: string;
  /** Says what is wrong beside the fields and goes to the first of them; false when nothing is. */
  readonly show: (problems: Readonly<Record<string, string>>, banner?: string) => boolean;
}

/** A form in a dialog: what is typed, and what is wrong with it until it is changed. */
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
