import { z } from 'zod';
import type { WhatsappTemplate } from '../../../core/messages/whatsapp-templates.ts';
import { braced, inLine, type MessageValues } from '../../../core/messages/wording.ts';
import { SERVER_WORDS } from '../../../words/words-of.ts';
import { readDocument } from '../../database/stored-document.ts';
import { type OutgoingTemplate, RefusedMessage } from '../../gateways/messages/port.ts';

/** A template as the outbox keeps it: with the values of one message, each beside what it stands for. */
const filledTemplate = z.object({
  name: z.string(),
  language: z.string(),
  parameters: z.array(z.object({ placeholder: z.string(), value: z.string() })),
});
export type FilledTemplate = z.output<typeof filledTemplate>;

export const fillTemplate = (
  { name, language, parameters }: WhatsappTemplate,
  values: MessageValues,
): FilledTemplate => ({
  name,
  language,
  parameters: parameters.map((placeholder) => ({ placeholder, value: inLine(values[placeholder] ?? '') })),
});

/** Returns what the outbox shows of a message by template: the approved text itself, only Meta knows. */
export const describeFilled = ({ name, language, parameters }: FilledTemplate): string =>
  [`${name} (${language})`, ...parameters.map(({ value }, at) => `{{${at + 1}}} ${value}`)].join('\n');

/** Returns a stored template as it is sent. Throws a `RefusedMessage` when a value is missing: Meta refuses it as well. */
export function outgoingTemplate(stored: string): OutgoingTemplate {
  const { name, language, parameters } = readDocument(filledTemplate, stored, 'template of a message');
  const missing = parameters.find(({ value }) => value === '');
  if (missing)
    throw new RefusedMessage(SERVER_WORDS.en.outbox.valueMissing({ placeholder: braced(missing.placeholder) }));
  return { name, language, values: parameters.map(({ value }) => value) };
}
