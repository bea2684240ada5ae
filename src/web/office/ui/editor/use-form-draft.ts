import { type FormEvent, useState } from 'react';
import { ApiError } from '../../../../contracts/client.ts';
import { wordsOf } from '../../api/admin-api.ts';
import { type FormState, fieldId } from './form-fields.ts';
import { NO_REFUSAL, type Refusal, withoutFields } from './form-refusal.ts';

interface FormDraft<D> {
  /** Props for the fields. */
  readonly form: FormState<D>;
  /** Why the form was not saved; disappears with the last field that it covers. */
  readonly banner: string;
  readonly closeBanner: () => void;
  /** True while the form is sent; stays true after success, when the form disappears. */
  readonly saving: boolean;
  readonly submit: (event: FormEvent) => Promise<void>;
}

interface FormDraftOptions<D> {
  readonly initial: () => D;
  /** Returns the problems by field; nothing is sent while there are any. */
  readonly check?: (draft: D) => Readonly<Record<string, string>>;
  readonly send: (draft: D) => Promise<unknown>;
  /** The message when the server gives none. */
  readonly failure: string;
  readonly onChange?: () => void;
}

/** Returns the field of a problem: one of a single entry, `chips.2`, belongs to the whole field. */
const fieldOf = (name: string): string => name.split('.')[0] ?? name;

/** Holds a dialog form's values, sends them, and shows the problems until their fields change. */
export function useFormDraft<D extends object>(options: FormDraftOptions<D>): FormDraft<D> {
  const { initial, check, send, failure, onChange } = options;
  const [draft, setDraft] = useState(initial);
  const [{ problems, banner }, setRefusal] = useState<Refusal>(NO_REFUSAL);
  const [saving, setSaving] = useState(false);
  const change = (part: Partial<D>) => {
    setDraft((now) => ({ ...now, ...part }));
    setRefusal((now) => withoutFields(now, (name) => fieldOf(name) in part));
    onChange?.();
  };
  const refuse = (found: Readonly<Record<string, string>>, words = '') => {
    setRefusal({ problems: found, banner: words });
    const [first] = Object.keys(found);
    if (first) document.getElementById(fieldId(fieldOf(first)))?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = check?.(draft) ?? {};
    refuse(found);
    if (Object.keys(found).length > 0) return;
    setSaving(true);
    try {
      await send(draft);
    } catch (error) {
      refuse(error instanceof ApiError ? error.fields : {}, wordsOf(error, failure));
      setSaving(false);
    }
  };
  const byField = Object.entries(problems).map(([name, words]) => [fieldOf(name), words]);
  return {
    // Of several problems of a field, the first one.
    form: { draft, problems: Object.fromEntries(byField.toReversed()), change },
    banner,
    closeBanner: () => setRefusal((now) => ({ ...now, banner: '' })),
    saving,
    submit,
  };
}
