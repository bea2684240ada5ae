import type { FormProblem } from '../form-problems.ts';
import {
  channelsOf,
  isOfLead,
  MESSAGE_KINDS,
  type MessageKind,
  type Placeholder,
  placeholdersOf,
} from './message-kinds.ts';
import { braced } from './wording.ts';

/** A template that Meta has approved, and what fills its {{1}}, {{2}} and so on. */
export interface WhatsappTemplate {
  readonly name: string;
  /** As Meta spells it: en, en_US, hi. */
  readonly language: string;
  readonly parameters: readonly Placeholder[];
}

/** The kinds of messages that can go out by a template: the steps of a booking. The popup promises an SMS. */
export const TEMPLATE_KINDS: readonly MessageKind[] = MESSAGE_KINDS.filter(
  (kind) => channelsOf(kind).includes('whatsapp') && !isOfLead(kind),
);

export const TEMPLATE_LIMITS = { name: 512, language: 15, parameters: 12 } as const;

/** The template without placeholders that every new account has. */
export const SAMPLE_TEMPLATE = { name: 'hello_world', language: 'en_US' } as const;

const TEMPLATE_NAME = /^[a-z0-9_]{1,512}$/;
const TEMPLATE_LANGUAGE = /^[a-z]{2,3}(?:_[A-Z]{2,3})?$/;

/** What is wrong with a template. */
export interface TemplateProblem {
  readonly say: 'template-name-malformed' | 'template-language-malformed';
}

/** Returns what is wrong with the name and the language of a template, by field; empty when nothing is. */
export function templateNameProblems({
  name,
  language,
}: Pick<WhatsappTemplate, 'name' | 'language'>): Readonly<Record<string, FormProblem>> {
  return {
    ...(!TEMPLATE_NAME.test(name) && { name: { say: 'template-name-malformed' } as const }),
    ...(!TEMPLATE_LANGUAGE.test(language) && { language: { say: 'template-language-malformed' } as const }),
  };
}

/** Returns what is wrong with the template of a kind of message, by field; empty when it may be used. */
export function templateProblems(kind: MessageKind, template: WhatsappTemplate): Readonly<Record<string, FormProblem>> {
  const known = placeholdersOf(kind);
  const unknown = template.parameters.find((parameter) => !known.includes(parameter));
  return {
    ...templateNameProblems(template),
    ...(unknown !== undefined && {
      parameters: { say: 'placeholder-unknown', placeholder: braced(unknown), known: known.map(braced) } as const,
    }),
  };
}
