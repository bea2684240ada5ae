import { z } from 'zod';
import { defineEndpoints, type Noun } from './endpoint.ts';
import { listPage, pageQuery } from './lists.ts';
import { named } from './named.ts';
import { addressPart } from './text.ts';

export const MESSAGE_CHANNELS = ['email', 'sms', 'whatsapp'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];
/** What a message of the outbox can be about. */
export const MESSAGE_SUBJECTS = ['booking', 'lead', 'reminder', 'conversation'] as const;
export const MESSAGE_STATES = ['waiting', 'sent', 'failed', 'kept', 'opened'] as const;

/**
 * A written message. `kept` means not sent: its channel has no provider, or `lastError` gives the reason. `opened` means
 * that an admin opened it in WhatsApp; its subject is then the kind of message. A `sent` WhatsApp message says when it
 * was delivered and read, as far as WhatsApp has told.
 */
export const outboxMessage = named('OutboxMessage', {
  _id: z.string(),
  channel: z.enum(MESSAGE_CHANNELS),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** True for a mail with a designed form. */
  isDesigned: z.boolean(),
  /** The id of the booking, lead or conversation that it concerns; of the admin for a reminder. */
  about: z.object({ kind: z.enum(MESSAGE_SUBJECTS), _id: z.string() }),
  state: z.enum(MESSAGE_STATES),
  tries: z.number(),
  /** Why the last attempt failed, or why the message is not sent at all; otherwise empty. */
  lastError: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** Null for other channels than WhatsApp, and while it is not known. */
  deliveredAt: z.iso.datetime().nullable(),
  readAt: z.iso.datetime().nullable(),
});
export type OutboxMessage = z.infer<typeof outboxMessage>;

const noun: Noun = { name: 'Messages', about: 'E-mail, SMS and WhatsApp messages that were written, sent or not.' };

export const messageEndpoints = defineEndpoints(noun, {
  'GET /api/admin/outbox': {
    operationId: 'listMessages',
    summary: 'Messages that were written, the newest first',
    access: 'sales',
    query: pageQuery(20).extend({
      state: z.enum(MESSAGE_STATES).optional(),
      channel: z.enum(MESSAGE_CHANNELS).optional(),
    }),
    answers: {
      200: z.object({
        messages: z.array(outboxMessage),
        ...listPage.shape,
        /** Channels with a provider; messages of the other channels stay in the outbox. */
        channels: z.array(z.enum(MESSAGE_CHANNELS)),
      }),
    },
  },
  'GET /api/admin/outbox/{id}/mail': {
    operationId: 'getDesignedMail',
    summary: 'The designed form of a mail, as HTML',
    access: 'sales',
    params: z.object({ id: addressPart }),
    errors: ['not-found'],
    answers: { 200: z.object({ html: z.string() }) },
  },
  'POST /api/admin/outbox/{id}/retry': {
    operationId: 'retryMessage',
    summary: 'Try a message again now',
    access: 'sales',
    params: z.object({ id: addressPart }),
    errors: ['not-found', 'conflict'],
    answers: { 200: z.object({ message: outboxMessage }) },
  },
});
