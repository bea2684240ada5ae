import { z } from 'zod';
import { LANGUAGES } from '../core/languages.ts';
import { MESSAGE_KINDS, PLACEHOLDERS } from '../core/messages/message-kinds.ts';
import { TEMPLATE_LIMITS } from '../core/messages/whatsapp-templates.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { typedText } from './text.ts';

const templateForm = named('WhatsappTemplateForm', {
  name: typedText({ max: TEMPLATE_LIMITS.name }),
  /** As Meta spells it: en, en_US, hi. */
  language: typedText({ max: TEMPLATE_LIMITS.language }),
  /** What fills {{1}}, {{2}} and so on. */
  parameters: z.array(z.enum(PLACEHOLDERS)).max(TEMPLATE_LIMITS.parameters),
});

const template = named('WhatsappTemplate', {
  name: z.string(),
  language: z.string(),
  parameters: z.array(z.enum(PLACEHOLDERS)),
});

const keyShape = { kind: z.enum(MESSAGE_KINDS), language: z.enum(LANGUAGES) };
const templateKey = z.object(keyShape);

const shownTemplate = named('ShownWhatsappTemplate', {
  /** Null: nothing goes out by WhatsApp at this step in this language. */
  template: template.nullable(),
  /** Grows with each save; a save based on an older version is refused. */
  version: z.number(),
  /** True when an account of WhatsApp is set, by which templates go out. */
  canSend: z.boolean(),
});
export type ShownTemplate = z.infer<typeof shownTemplate>;

const noun: Noun = { name: 'WhatsApp templates', about: 'The approved template of each step and language.' };

export const whatsappTemplateEndpoints = defineEndpoints(noun, {
  'GET /api/admin/whatsapp-templates/{kind}/{language}': {
    operationId: 'getWhatsappTemplate',
    summary: 'The template of a step in a language',
    access: 'settings',
    params: templateKey,
    errors: ['not-found'],
    answers: { 200: z.object({ shown: shownTemplate }) },
  },
  'PUT /api/admin/whatsapp-templates/{kind}/{language}': {
    operationId: 'updateWhatsappTemplate',
    summary: 'Set the template of a step, or none with null; 409 when another admin saved meanwhile',
    access: 'settings',
    params: templateKey,
    body: z.object({ template: templateForm.nullable(), version: z.number().int().min(0) }),
    errors: ['not-found', 'conflict'],
    answers: { 200: z.object({ shown: shownTemplate }) },
  },
});
