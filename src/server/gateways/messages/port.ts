/** A message on its way out. */
export interface OutgoingMessage {
  /** The same each time a message is tried, so that whoever gets it twice can tell. */
  readonly id: string;
  /** An e-mail address or a phone number with its country's code, as the channel wants it. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands messages to whoever delivers them. */
export interface MessageProvider {
  /**
   * Ends when the provider has taken the message. A `RefusedMessage` is not worth another try; after an
   * `UnansweredMessage` the provider may have taken it; after any other error it has not.
   */
  readonly send: (message: OutgoingMessage) => Promise<void>;
}

/** Null where no provider is set: messages of that channel are kept. */
export interface MessageProviders {
  readonly email: MessageProvider | null;
  readonly sms: MessageProvider | null;
}

/** The provider will never take this message, however often it is asked. */
export class RefusedMessage extends Error {
  override readonly name = 'RefusedMessage';
}

/** The provider was reached and gave no clear answer: the message may have been taken. */
export class UnansweredMessage extends Error {
  override readonly name = 'UnansweredMessage';
}
