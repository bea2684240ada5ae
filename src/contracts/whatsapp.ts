import { z } from 'zod';
import { MESSAGE_KINDS } from '../core/messages/message-kinds.ts';
import { lastIncoming } from './conversations.ts';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { addressPart } from './text.ts';

const about = z.object({ about: z.enum(['booking', 'lead']), id: addressPart });

/** A text for a person, filled in, in their language. */
const whatsappText = named('WhatsappText', {
  kind: z.enum(MESSAGE_KINDS),
  text: z.string(),
  /** The link that opens WhatsApp with the text. */
  address: z.string(),
  /** When an admin last opened it; whether it was sent then, only WhatsApp knows. */
  openedAt: z.iso.datetime().nullable(),
});
export type WhatsappText = z.infer<typeof whatsappText>;

const texts = z.object({
  texts: z.array(whatsappText),
  /** The kind that suits the present status; null for none. */
  next: z.enum(MESSAGE_KINDS).nullable(),
  /** What this phone last wrote to the agency on WhatsApp; null for nothing. The phone is no proof of the person. */
  last: lastIncoming.nullable(),
});

const noun: Noun = { name: 'WhatsApp', about: 'Texts that an admin sends on WhatsApp by hand.' };

export const whatsappEndpoints = defineEndpoints(noun, {
  'GET /api/admin/whatsapp/{about}/{id}': {
    operationId: 'listWhatsappTexts',
    summary: 'The texts for the person of a booking or lead; empty for one who cannot be written to',
    access: 'sales',
    params: about,
    errors: ['not-found'],
    answers: { 200: texts },
  },
  'POST /api/admin/whatsapp/{about}/{id}': {
    operationId: 'noteWhatsappOpened',
    summary: 'Note that a text was opened in WhatsApp',
    access: 'sales',
    params: about,
    body: z.object({ kind: z.enum(MESSAGE_KINDS) }),
    errors: ['not-found', 'conflict'],
    answers: { 200: texts },
  },
});
