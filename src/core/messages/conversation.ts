/** The kinds of messages that travellers send; `other` for all that are not listed. */
export const INCOMING_KINDS = [
  'text',
  'image',
  'video',
  'audio',
  'document',
  'sticker',
  'location',
  'contacts',
  'button',
  'interactive',
  'reaction',
  'other',
] as const;
export type IncomingKind = (typeof INCOMING_KINDS)[number];

/** The longest answer, in characters: as WhatsApp allows. */
export const LONGEST_ANSWER = 4096;

/** How long after a traveller's last message a text may be sent to them: WhatsApp's service window. */
const WINDOW_MS = 24 * 3_600_000;

/** Returns when the service window of a conversation closes; templates alone may be sent afterwards. */
export const windowEnd = (lastMessageAt: number): number => lastMessageAt + WINDOW_MS;
