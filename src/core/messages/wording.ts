import type { FormProblem } from '../form-problems.ts';
import {
  fieldsOf,
  isOptional,
  type MessageKind,
  neededIn,
  type Placeholder,
  placeholdersOf,
  WORDING_FIELDS,
  type WordingChannel,
  type WordingField,
  type WordingTexts,
} from './message-kinds.ts';

/** What is wrong with the wording of a message. */
export type WordingProblem =
  | { readonly say: 'wording-empty' | 'placeholder-broken' }
  | { readonly say: 'placeholder-unknown'; readonly placeholder: string; readonly known: readonly string[] }
  | { readonly say: 'placeholder-missing'; readonly placeholder: string };

export type MessageValues = Readonly<Partial<Record<Placeholder, string>>>;

const PLACEHOLDER = /\{([^{}]*)\}/g;

/** Returns a placeholder as it is typed. */
export const braced = (name: string): string => `{${name}}`;

/**
 * Returns a value as it may stand inside a text: in one line, and without the marks that turn the direction of what
 * follows, so that a name cannot rearrange the message.
 */
export const inLine = (value: string): string =>
  value
    .replaceAll(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Returns a text with its placeholders filled in; one without a value becomes nothing. */
export const fillIn = (text: string, values: MessageValues): string =>
  text.replaceAll(PLACEHOLDER, (_all, name: Placeholder) => inLine(values[name] ?? ''));

function problemOf(
  kind: MessageKind,
  channel: WordingChannel,
  field: WordingField,
  text: string,
): WordingProblem | null {
  if (text.trim() === '') return isOptional(kind, field) ? null : { say: 'wording-empty' };
  const known: readonly string[] = placeholdersOf(kind);
  const named = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const unknown = named.find((name) => !known.includes(name));
  if (unknown !== undefined)
    return { say: 'placeholder-unknown', placeholder: braced(unknown), known: known.map(braced) };
  if (/[{}]/.test(text.replaceAll(PLACEHOLDER, ''))) return { say: 'placeholder-broken' };
  const needed = neededIn(kind, channel, field).find((name) => !named.includes(name));
  return needed === undefined ? null : { say: 'placeholder-missing', placeholder: braced(needed) };
}

/** Returns what is wrong with a wording, by its parts; empty when it may be used. */
export function wordingProblems(
  kind: MessageKind,
  channel: WordingChannel,
  texts: WordingTexts,
): Readonly<Record<string, FormProblem>> {
  const problems: Record<string, FormProblem> = {};
  for (const field of fieldsOf(kind, channel)) {
    const problem = problemOf(kind, channel, field, texts[field]);
    if (problem !== null) problems[field] = problem;
  }
  return problems;
}

/** Returns the parts that a channel uses, the others empty. */
export function usedTexts(kind: MessageKind, channel: WordingChannel, texts: WordingTexts): WordingTexts {
  const used = fieldsOf(kind, channel);
  return Object.fromEntries(WORDING_FIELDS.map((field) => [field, used.includes(field) ? texts[field] : ''])) as Record<
    WordingField,
    string
  >;
}

export const sameTexts = (a: WordingTexts, b: WordingTexts): boolean =>
  WORDING_FIELDS.every((field) => a[field] === b[field]);
