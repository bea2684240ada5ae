import { z } from 'zod';
import { INCOMING_KINDS, LONGEST_ANSWER } from '../core/messages/conversation.ts';
import { defineEndpoints, defineFiles, type Noun } from './endpoint.ts';
import { named } from './named.ts';
import { told } from './problems.ts';
import { addressPart, typedText } from './text.ts';

const incoming = z.object({
  from: z.literal('traveller'),
  _id: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(INCOMING_KINDS),
  /** Empty for a picture or another file without words; files are not fetched. */
  text: z.string(),
});

const outgoing = z.object({
  from: z.literal('agency'),
  _id: z.string(),
  at: z.iso.datetime(),
  text: z.string(),
  state: z.enum(['waiting', 'sent', 'delivered', 'read', 'failed', 'kept', 'opened']),
  lastError: z.string(),
});

const conversation = named('Conversation', {
  _id: z.string(),
  /** As it is dialled. */
  phone: z.string(),
  /** The name that the person gave themselves on WhatsApp; proves nothing. */
  name: z.string(),
  /** True while the last message waits for an answer. */
  isWaiting: z.boolean(),
  lastAt: z.iso.datetime(),
  /** Until then a text may be sent; afterwards templates alone. */
  openUntil: z.iso.datetime(),
  isOpen: z.boolean(),
  /** True when an account of WhatsApp is set. */
  canSend: z.boolean(),
  /** The newest last; at most 100. */
  messages: z.array(z.discriminatedUnion('from', [incoming, outgoing])),
  /** Customers whom the agency itself gave this phone. */
  customers: z.array(z.object({ _id: z.string(), name: z.string() })),
});
export type Conversation = z.infer<typeof conversation>;

/** The last message of a phone, where a record with it is shown. */
export const lastIncoming = named('LastIncoming', {
  conversationId: z.string(),
  at: z.iso.datetime(),
  kind: z.enum(INCOMING_KINDS),
  text: z.string(),
  isWaiting: z.boolean(),
});

const byId = z.object({ id: addressPart });
const one = z.object({ conversation });

const noun: Noun = { name: 'Conversations', about: 'What travellers write on WhatsApp, and the answers to it.' };

export const conversationEndpoints = defineEndpoints(noun, {
  'GET /api/admin/conversations/{id}': {
    operationId: 'getConversation',
    summary: 'The messages of one phone on WhatsApp',
    access: 'sales',
    params: byId,
    errors: ['not-found'],
    answers: { 200: one },
  },
  'POST /api/admin/conversations/{id}/answer': {
    operationId: 'answerConversation',
    summary: 'Send a text within 24 hours of the traveller’s last message; 409 afterwards, or without an account',
    access: 'sales',
    params: byId,
    body: z.object({
      text: typedText({ max: LONGEST_ANSWER, multiline: true }).refine(
        (text) => text.trim() !== '',
        told({ say: 'comment-missing' }),
      ),
    }),
    takesIdempotencyKey: true,
    errors: ['not-found', 'conflict'],
    answers: { 200: one },
  },
  'POST /api/admin/conversations/{id}/dismiss': {
    operationId: 'dismissConversation',
    summary: 'Take a conversation off today’s list: it needs no answer. Twice is once.',
    access: 'sales',
    params: byId,
    errors: ['not-found'],
    answers: { 200: one },
  },
});

const webhook: Noun = { name: 'WhatsApp webhook', about: 'By which WhatsApp reports to the site; for Meta alone.' };

const LONGEST_CHALLENGE = 200;

export const webhookFiles = defineFiles(webhook, {
  'GET /api/whatsapp/webhook': {
    operationId: 'verifyWhatsappWebhook',
    summary: 'Answers Meta’s challenge when the token is right; 403 otherwise, 404 without an account',
    access: 'public',
    query: z.object({
      'hub.mode': z.string().max(LONGEST_CHALLENGE).default(''),
      'hub.verify_token': z.string().max(LONGEST_CHALLENGE).default(''),
      'hub.challenge': z.string().max(LONGEST_CHALLENGE).default(''),
    }),
    errors: ['not-found', 'forbidden'],
    mediaTypes: ['text/plain'],
  },
  'POST /api/whatsapp/webhook': {
    operationId: 'receiveWhatsappReports',
    summary:
      'Takes messages and delivery states, signed with the app secret (X-Hub-Signature-256); 403 for a wrong signature, 404 without an account',
    access: 'public',
    body: z.looseObject({ object: z.string() }),
    errors: ['not-found', 'forbidden'],
    mediaTypes: ['text/plain'],
  },
});
