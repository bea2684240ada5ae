import type { ChangeEvent } from 'react';
import type { PackageDraft } from './package-draft.ts';

export interface FormState {
  readonly draft: PackageDraft;
  /** What is wrong, keyed by the names of the API's form. */
  readonly problems: Readonly<Record<string, string>>;
  readonly change: (part: Partial<PackageDraft>) => void;
}

type NamesOf<T> = { [K in keyof PackageDraft]: PackageDraft[K] extends T ? K : never }[keyof PackageDraft];
type TextName = Exclude<NamesOf<string>, 'featuredPicture'>;
type NumberName = Exclude<NamesOf<number | null>, 'featuredPicture'>;
type SwitchName = NamesOf<boolean>;
export type ListName = 'features' | 'inclusions' | 'exclusions';

/** Where a problem finds its field. */
export const fieldId = (name: string): string => `package-${name}`;

const only = <K extends keyof PackageDraft>(name: K, value: PackageDraft[K]): Partial<PackageDraft> =>
  ({ [name]: value }) as Partial<PackageDraft>;

/** What a text field of the form needs. */
export const textField = ({ draft, problems, change }: FormState, name: TextName) => ({
  id: fieldId(name),
  value: draft[name],
  error: problems[name],
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    change(only(name, event.currentTarget.value)),
});

/** What a field for a whole number needs; nothing that is typed is changed on the way, problems are said instead. */
export const numberField = ({ draft, problems, change }: FormState, name: NumberName) => ({
  id: fieldId(name),
  value: draft[name] ?? '',
  error: problems[name],
  onChange: (value: number | string) => change(only(name, value === '' ? null : Number(value))),
  clampBehavior: 'none' as const,
  hideControls: true,
  inputMode: 'numeric' as const,
});

export const selectField = ({ draft, problems, change }: FormState, name: TextName) => ({
  id: fieldId(name),
  value: draft[name] === '' ? null : draft[name],
  error: problems[name],
  onChange: (value: string | null) => change(only(name, value ?? '')),
});

export const switchField = ({ draft, change }: FormState, name: SwitchName) => ({
  id: fieldId(name),
  checked: draft[name],
  onChange: (event: ChangeEvent<HTMLInputElement>) => change(only(name, event.currentTarget.checked)),
});

/** "112 of 300" under a field that has a limit. */
export const countOf = (text: string, max: number): string => `${text.trim().length} of ${max} characters`;
