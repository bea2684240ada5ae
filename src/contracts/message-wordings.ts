import { z } from 'zod';
import { LANGUAGES } from '../core/languages.ts';
import { MESSAGE_KINDS, WORDING_CHANNELS, WORDING_LIMITS } from '../core/messages/message-kinds.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { testedMessage } from './message-providers.ts';
import { named } from './named.ts';
import { typedText } from './text.ts';

const line = (max: number) => typedText({ max }).default('');
const lines = (max: number) => typedText({ max, multiline: true }).default('');

/** The parts of a wording; those that a channel does not use are empty. Plain text: an empty line begins a paragraph. */
const wordingForm = named('WordingForm', {
  subject: line(WORDING_LIMITS.subject),
  greeting: line(WORDING_LIMITS.greeting),
  opening: lines(WORDING_LIMITS.opening),
  closing: lines(WORDING_LIMITS.closing),
  text: lines(WORDING_LIMITS.text),
});

/** A wording as it is stored. */
const wordingTexts = named('WordingTexts', {
  subject: z.string(),
  greeting: z.string(),
  opening: z.string(),
  closing: z.string(),
  text: z.string(),
});

const keyShape = {
  kind: z.enum(MESSAGE_KINDS),
  channel: z.enum(WORDING_CHANNELS),
  language: z.enum(LANGUAGES),
};
const wordingKey = z.object(keyShape);

const wording = named('Wording', {
  texts: wordingTexts,
  /** The texts of the project. */
  defaults: wordingTexts,
  /** Grows with each save; a save based on an older version is refused. */
  version: z.number(),
  /** All wordings that differ from their default. */
  changed: z.array(wordingKey),
});
export type Wording = z.infer<typeof wording>;

const noun: Noun = { name: 'Message wordings', about: 'What messages to travellers and to the agency say.' };

export const messageWordingEndpoints = defineEndpoints(noun, {
  'GET /api/admin/message-wordings/{kind}/{channel}/{language}': {
    operationId: 'getWording',
    summary: 'What a message says on a channel in a language',
    access: 'settings',
    params: wordingKey,
    errors: ['not-found'],
    answers: { 200: z.object({ wording }) },
  },
  'PUT /api/admin/message-wordings/{kind}/{channel}/{language}': {
    operationId: 'updateWording',
    summary: 'Save a wording, or go back to the default with null; 409 when another admin saved meanwhile',
    access: 'settings',
    params: wordingKey,
    body: z.object({ texts: wordingForm.nullable(), version: z.number().int().min(0) }),
    errors: ['not-found', 'conflict'],
    answers: { 200: z.object({ wording }) },
  },
  'POST /api/admin/message-wordings/preview': {
    operationId: 'previewWording',
    summary: 'A message as it would be sent, with sample values, or what is wrong with its wording; nothing is saved',
    access: 'settings',
    body: z.object({ ...keyShape, texts: wordingForm }),
    errors: ['not-found'],
    answers: {
      200: z.object({
        /** Null while something is wrong. */
        message: z
          .object({
            subject: z.string(),
            text: z.string(),
            /** The designed mail; null for other channels. */
            html: z.string().nullable(),
          })
          .nullable(),
        /** What is wrong, by the parts of the wording. */
        problems: z.record(z.string(), z.string()),
      }),
    },
  },
  'POST /api/admin/message-wordings/test': {
    operationId: 'testWording',
    summary: 'Send a mail with sample values to the signed-in admin; nothing is saved',
    access: 'settings',
    body: z.object({ kind: keyShape.kind, language: keyShape.language, texts: wordingForm }),
    errors: ['not-found'],
    answers: { 200: z.object({ tested: testedMessage, to: z.string() }) },
  },
});
