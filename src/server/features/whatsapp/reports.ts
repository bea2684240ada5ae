import { z } from 'zod';
import { internationalPhone } from '../../../core/canonical-phone.ts';
import { INCOMING_KINDS, type IncomingKind, LONGEST_ANSWER } from '../../../core/messages/conversation.ts';
import { whatsappReason } from '../../gateways/messages/whatsapp-cloud.ts';
import type { DeliveryReport } from '../messages/service.ts';

/** A message that a traveller wrote. */
export interface IncomingMessage {
  readonly providerId: string;
  /** In international form. */
  readonly number: string;
  /** The name that the writer gave themselves; empty for none. */
  readonly name: string;
  readonly kind: IncomingKind;
  readonly text: string;
  readonly at: number;
}

export interface Reports {
  readonly statuses: readonly DeliveryReport[];
  readonly messages: readonly IncomingMessage[];
  /** What could not be read. */
  readonly unread: number;
}

const LONGEST_NAME = 100;
const id = z.string().min(1).max(500);
/** Seconds since 1970. */
const moment = z.string().regex(/^\d{9,11}$/);

const envelope = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(z.object({ changes: z.array(z.unknown()).default([]) })),
});

const change = z.object({
  field: z.literal('messages'),
  value: z.object({
    metadata: z.object({ phone_number_id: z.string() }),
    contacts: z.array(z.unknown()).default([]),
    statuses: z.array(z.unknown()).default([]),
    messages: z.array(z.unknown()).default([]),
  }),
});

const contact = z.object({ wa_id: z.string(), profile: z.object({ name: z.string() }) });

const status = z.object({
  id,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  timestamp: moment,
  biz_opaque_callback_data: z.string().optional(),
  errors: z
    .array(
      z.object({
        code: z.number(),
        title: z.string().default(''),
        error_data: z.object({ details: z.string().optional() }).optional(),
      }),
    )
    .default([]),
});

const caption = z.object({ caption: z.string().optional() }).optional();
const reply = z.object({ title: z.string() }).optional();
const message = z.object({
  id,
  from: z.string().regex(/^\d{5,20}$/),
  timestamp: moment,
  type: z.string(),
  text: z.object({ body: z.string() }).optional(),
  image: caption,
  video: caption,
  document: z.object({ caption: z.string().optional(), filename: z.string().optional() }).optional(),
  button: z.object({ text: z.string() }).optional(),
  interactive: z.object({ button_reply: reply, list_reply: reply }).optional(),
  reaction: z.object({ emoji: z.string().optional() }).optional(),
});
type Written = z.output<typeof message>;

/** What WhatsApp itself says of a chat is no message of a traveller. */
const OF_WHATSAPP: readonly string[] = ['system', 'request_welcome'];

/** Returns a text as it may be stored: without control characters but line breaks, at most this long. */
const plain = (text: string, longest: number): string =>
  text
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the point.
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g, ' ')
    .slice(0, longest)
    .toWellFormed()
    .trim();

const textOf = ({ text, image, video, document, button, interactive, reaction }: Written): string =>
  text?.body ??
  image?.caption ??
  video?.caption ??
  document?.caption ??
  document?.filename ??
  button?.text ??
  interactive?.button_reply?.title ??
  interactive?.list_reply?.title ??
  reaction?.emoji ??
  '';

const instantOf = (seconds: string): number => Number(seconds) * 1000;

function statusOf(found: z.output<typeof status>): DeliveryReport {
  const [error] = found.errors;
  return {
    providerId: found.id,
    ours: found.biz_opaque_callback_data ?? null,
    status: found.status,
    at: instantOf(found.timestamp),
    reason: error ? plain(whatsappReason(error.code, error.error_data?.details || error.title), 300) : '',
  };
}

/** Returns the readable ones of these, and how many are not. */
function readable<Schema extends z.ZodType>(schema: Schema, found: readonly unknown[]) {
  const read = found.flatMap((one) => {
    const { data, success } = schema.safeParse(one);
    return success ? [data] : [];
  });
  return { read, unread: found.length - read.length };
}

function readChange(value: z.output<typeof change>['value']): Reports {
  const names = new Map(
    readable(contact, value.contacts).read.map(({ wa_id: from, profile }) => [from, plain(profile.name, LONGEST_NAME)]),
  );
  const statuses = readable(status, value.statuses);
  const messages = readable(message, value.messages);
  return {
    statuses: statuses.read.map(statusOf),
    messages: messages.read
      .filter(({ type }) => !OF_WHATSAPP.includes(type))
      .map((found) => ({
        providerId: found.id,
        number: internationalPhone(`+${found.from}`) ?? `+${found.from}`,
        name: names.get(found.from) ?? '',
        kind: INCOMING_KINDS.find((kind) => kind === found.type) ?? 'other',
        text: plain(textOf(found), LONGEST_ANSWER),
        at: instantOf(found.timestamp),
      })),
    unread: statuses.unread + messages.unread,
  };
}

/**
 * Returns what a call of the webhook reports of this number; null for a call of another form. Parts that cannot be read
 * are left out and counted, fields that are not known are ignored, and so is what is about other numbers.
 */
export function readReports(called: unknown, phoneNumberId: string): Reports | null {
  const { data } = envelope.safeParse(called);
  if (!data) return null;
  const parts = data.entry
    .flatMap(({ changes }) => readable(change, changes).read)
    .filter(({ value }) => value.metadata.phone_number_id === phoneNumberId)
    .map(({ value }) => readChange(value));
  return {
    statuses: parts.flatMap(({ statuses }) => statuses),
    messages: parts.flatMap(({ messages }) => messages),
    unread: parts.reduce((sum, { unread }) => sum + unread, 0),
  };
}
