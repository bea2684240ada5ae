import type { ChangeEvent } from 'react';

export interface FormState<D> {
  readonly draft: D;
  /** What is wrong, keyed by the names of the API's form. */
  readonly problems: Readonly<Record<string, string>>;
  readonly change: (part: Partial<D>) => void;
}

/** Where a problem finds its field. */
export const fieldId = (name: string): string => `field-${name}`;

const only = <D, N extends keyof D>(name: N, value: unknown): Partial<D> => ({ [name]: value }) as Partial<D>;

/** What a text field of the form needs. */
export const textField = <D extends Record<N, string>, N extends string>(
  { draft, problems, change }: FormState<D>,
  name: N,
) => ({
  id: fieldId(name),
  value: draft[name],
  error: problems[name],
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    change(only(name, event.currentTarget.value)),
});

/** What a field for a whole number needs; nothing that is typed is changed on the way, problems are said instead. */
export const numberField = <D extends Record<N, number | null>, N extends string>(
  { draft, problems, change }: FormState<D>,
  name: N,
) => ({
  id: fieldId(name),
  value: draft[name] ?? '',
  error: problems[name],
  onChange: (value: number | string) => change(only(name, value === '' ? null : Number(value))),
  clampBehavior: 'none' as const,
  hideControls: true,
  inputMode: 'numeric' as const,
});

export const selectField = <D extends Record<N, string>, N extends string>(
  { draft, problems, change }: FormState<D>,
  name: N,
) => ({
  id: fieldId(name),
  value: draft[name] === '' ? null : draft[name],
  error: problems[name],
  onChange: (value: string | null) => change(only(name, value ?? '')),
});

/** A choice that always has a value, as the system's own control. */
export const nativeField = <D extends Record<N, string>, N extends string>(form: FormState<D>, name: N) => {
  const { value, onChange, ...field } = selectField(form, name);
  return {
    ...field,
    value: value ?? '',
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
};

export const switchField = <D extends Record<N, boolean>, N extends string>(
  { draft, change }: FormState<D>,
  name: N,
) => ({
  id: fieldId(name),
  checked: draft[name],
  onChange: (event: ChangeEvent<HTMLInputElement>) => change(only(name, event.currentTarget.checked)),
});

/** "112 of 300" under a field that has a limit. */
export const countOf = (text: string, max: number): string => `${text.trim().length} of ${max} characters`;
