import type { InputWrapperProps } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { measures } from '../../../../words/en/office/measures.ts';

export interface FormState<D> {
  readonly draft: D;
  /** Problems, keyed by the names of the API's form. */
  readonly problems: Readonly<Record<string, string>>;
  readonly change: (part: Partial<D>) => void;
}

/** The order of a field's parts with its description below it. */
export const BELOW: NonNullable<InputWrapperProps['inputWrapperOrder']> = ['label', 'input', 'description', 'error'];

/** Returns the id by which a problem finds its field. */
export const fieldId = (name: string): string => `field-${name}`;

/** Runs after the next paint, when messages stand beside their fields and the form accepts input again. */
export const afterPaint = (act: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(act));

/** Focuses a field after the next paint, and scrolls it into view; without a name, nothing. */
export const focusField = (name: string | undefined): void =>
  afterPaint(() => {
    const field = name === undefined ? null : document.getElementById(fieldId(name));
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  });

const only = <D, N extends keyof D>(name: N, value: unknown): Partial<D> => ({ [name]: value }) as Partial<D>;

/** Returns the props of a text field. */
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

/** Returns the props of a field for a whole number; never alters typed text, and reports problems instead. */
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

/** Returns the props of a field for a whole number that is not negative. */
export const wholeField = <D extends Record<N, number | null>, N extends string>(form: FormState<D>, name: N) => ({
  ...numberField(form, name),
  allowNegative: false,
  allowDecimal: false,
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

/** Returns the props of a native select that always has a value. */
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

/** Returns "112 of 300 characters" for a field with a limit. */
export const wordLength = (text: string, max: number): string =>
  measures.characters({ length: String(text.trim().length), most: String(max) });

export interface TextLimit {
  readonly max: number;
  /** Maximum length of the input itself, in characters. */
  readonly input: number;
}

/** Returns the props of a text field that counts its characters below it. */
export const countedField = <D extends Record<N, string>, N extends string>(
  form: FormState<D>,
  name: N,
  { max, input }: TextLimit,
) => ({
  ...textField(form, name),
  maxLength: input,
  inputWrapperOrder: BELOW,
  description: wordLength(form.draft[name], max),
});
