export interface OutgoingMessage {
  /** The same for every try of a message, so that a recipient can detect duplicates. */
  readonly id: string;
  /** An e-mail address, or a phone number with its country code, as the channel requires. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The designed mail; the text is its plain twin. Undefined for other channels. */
  readonly html?: string | undefined;
  /** The approved template that a WhatsApp message is made of; the text is then not sent. */
  readonly template?: OutgoingTemplate | undefined;
}

export interface OutgoingTemplate {
  readonly name: string;
  readonly language: string;
  /** What fills {{1}}, {{2}} and so on. */
  readonly values: readonly string[];
}

/** Delivers messages through an external provider. */
export interface MessageProvider {
  /**
   * Resolves when the provider has taken the message, with its own id by which it reports later; null where it does not.
   * After a `RefusedMessage` a retry is useless; after an
   * `UnansweredMessage` the provider may have taken it; after any other error it has not.
   */
  readonly send: (message: OutgoingMessage) => Promise<string | null>;
}

/** Null where no provider is set: messages of that channel stay in the outbox. */
export interface MessageProviders {
  readonly email: MessageProvider | null;
  readonly sms: MessageProvider | null;
  readonly whatsapp: MessageProvider | null;
}

/** Thrown when the provider will never take this message, however often it is retried. */
export class RefusedMessage extends Error {
  override readonly name = 'RefusedMessage';
}

/** Thrown when the provider was reached but gave no clear answer: it may have taken the message. */
export class UnansweredMessage extends Error {
  override readonly name = 'UnansweredMessage';
}
