import type { Instant } from './column-types.ts';

/** What travellers write on WhatsApp: one conversation per phone, which is no proof of the person. */
interface ConversationsTable {
  id: string;
  /** Canonical. */
  phone: string;
  /** In international form, as messages are sent to it. */
  number: string;
  /** The name that the person gave themselves on WhatsApp; empty for none. */
  name: string;
  /** When the person last wrote, by WhatsApp's clock. */
  lastAt: Instant;
  /** The first message since the last answer; null when none waits. */
  waitingSince: Instant | null;
  /** Today's list leaves it out until this day; null for none. */
  laterOn: string | null;
}

interface IncomingMessagesTable {
  id: string;
  conversationId: string;
  /** WhatsApp's own id (`wamid…`): a report that comes twice is stored once. */
  providerId: string;
  /** text, image, and others of `INCOMING_KINDS`. */
  kind: string;
  text: string;
  /** When it was written, by WhatsApp's clock. */
  at: Instant;
}

export interface ConversationTables {
  conversations: ConversationsTable;
  incomingMessages: IncomingMessagesTable;
}
