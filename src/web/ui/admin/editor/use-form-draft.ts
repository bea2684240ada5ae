import { useState } from 'react';
import { type FormState, fieldId } from './form-fields.ts';

interface FormDraft<D> {
  /** What the fields need. */
  readonly form: FormState<D>;
  /** Says what is wrong beside the fields and goes to the first of them; false when nothing is. */
  readonly show: (problems: Readonly<Record<string, string>>) => boolean;
}

/** A form in a dialog: what is typed, and what is wrong with it until it is typed anew. */
export function useFormDraft<D extends object>(initial: () => D): FormDraft<D> {
  const [draft, setDraft] = useState(initial);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const change = (part: Partial<D>) => {
    setDraft((now) => ({ ...now, ...part }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in part))));
  };
  const show = (found: Readonly<Record<string, string>>): boolean => {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) document.getElementById(fieldId(first))?.focus();
    return first !== undefined;
  };
  return { form: { draft, problems, change }, show };
}
