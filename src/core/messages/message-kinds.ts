/** What the messages of the agency are about: the steps of a booking, a lead, and what the agency itself is told. */
export const MESSAGE_KINDS = [
  'received',
  'contacted',
  'confirmed',
  'entered',
  'changed',
  'cancelled',
  'corrected',
  'week',
  'completed',
  'lead-thanks',
  'agency-request',
  'agency-lead',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The channels that have wordings; on WhatsApp an admin sends the text by hand. */
export const WORDING_CHANNELS = ['email', 'sms', 'whatsapp'] as const;
export type WordingChannel = (typeof WORDING_CHANNELS)[number];

export const PLACEHOLDERS = [
  'name',
  'reference',
  'trip',
  'day',
  'travellers',
  'total',
  'status',
  'link',
  'agency',
  'brand',
  'phone',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];

/** The parts of a wording; a channel uses some of them, the others are empty. */
export const WORDING_FIELDS = ['subject', 'greeting', 'opening', 'closing', 'text'] as const;
export type WordingField = (typeof WORDING_FIELDS)[number];
export type WordingTexts = Readonly<Record<WordingField, string>>;

const OF_BOOKING: readonly Placeholder[] = ['name', 'reference', 'trip', 'day', 'travellers', 'total', 'link'];
const OF_SENDER: readonly Placeholder[] = ['agency', 'brand', 'phone'];

export const isToAgency = (kind: MessageKind): boolean => kind === 'agency-request' || kind === 'agency-lead';

/** Returns true for messages about a lead, which know nothing of a trip. */
export const isOfLead = (kind: MessageKind): boolean => kind === 'lead-thanks' || kind === 'agency-lead';

/** Returns the channels on which a kind of message goes out. */
export function channelsOf(kind: MessageKind): readonly WordingChannel[] {
  if (isToAgency(kind)) return ['email'];
  if (kind === 'lead-thanks') return ['sms', 'whatsapp'];
  if (kind === 'received' || kind === 'contacted') return ['email', 'whatsapp'];
  return kind === 'corrected' ? ['email', 'sms'] : WORDING_CHANNELS;
}

/** Returns the parts of a wording that a channel uses. */
export function fieldsOf(kind: MessageKind, channel: WordingChannel): readonly WordingField[] {
  if (channel !== 'email') return ['text'];
  return isToAgency(kind) ? ['subject', 'opening', 'closing'] : ['subject', 'greeting', 'opening', 'closing'];
}

/** Returns what may be filled in. */
export function placeholdersOf(kind: MessageKind): readonly Placeholder[] {
  if (isOfLead(kind)) return ['name', ...OF_SENDER];
  return [...OF_BOOKING, ...(kind === 'corrected' ? (['status'] as const) : []), ...OF_SENDER];
}

/** Returns the placeholders without which a text would leave out what it is sent for. */
export function neededIn(kind: MessageKind, channel: WordingChannel, field: WordingField): readonly Placeholder[] {
  if (kind === 'corrected' && (field === 'opening' || field === 'text')) {
    return channel === 'sms' ? ['status', 'link'] : ['status'];
  }
  return channel === 'sms' && !isOfLead(kind) ? ['link'] : [];
}

/** Returns true for a part that may be left empty. */
export const isOptional = (kind: MessageKind, field: WordingField): boolean =>
  field === 'closing' || (field === 'opening' && isToAgency(kind));

/** Characters of each part at most. */
export const WORDING_LIMITS: Readonly<Record<WordingField, number>> = {
  subject: 150,
  greeting: 120,
  opening: 3000,
  closing: 1000,
  text: 1000,
};
