import type { IncomingKind } from '../../../core/messages/conversation.ts';

const kinds: Readonly<Record<IncomingKind, string>> = {
  text: 'Text',
  image: 'Picture',
  video: 'Video',
  audio: 'Voice message',
  document: 'Document',
  sticker: 'Sticker',
  location: 'Location',
  contacts: 'Contact',
  button: 'Button',
  interactive: 'Choice',
  reaction: 'Reaction',
  other: 'Message of another kind',
};

/** What WhatsApp says of messages, and what travellers write there. */
export const whatsapp = {
  /** What WhatsApp's error codes mean. */
  codes: {
    131026: 'This number is not on WhatsApp, or cannot get this message.',
    131047: 'More than 24 hours have passed since their last message: only a template may be sent.',
    132000: 'The template has another number of placeholders than is set here.',
    132001: 'There is no approved template of this name in this language.',
    132012: 'A value has another form than the template asks for.',
    132015: 'Meta has paused this template.',
    132016: 'Meta has switched this template off.',
    131049: 'Meta keeps this message back from this person for now.',
    131050: 'This person takes no marketing messages.',
    131021: 'The number is that of the sender.',
    131030: 'The number is not on the list of the test account.',
    130429: 'Too many messages at once; tried again later.',
    80007: 'Too many messages at once; tried again later.',
    131056: 'Too many messages to this number; tried again later.',
    190: 'The token is wrong or has expired. Set another one under “Sending”.',
    131042: 'Meta has a problem with the payment of the account.',
  },
  says: ({ code, said }: { code: string; said: string }) => `(WhatsApp ${code}: ${said})`,
  noConversation: 'There is no such conversation',
  windowClosed:
    'More than 24 hours have passed since their last message: WhatsApp takes a template alone. Call them, or take the next step of the booking, which goes out by its template.',
  noAccount: 'No account is set for WhatsApp. Set one under “Settings → Sending”.',
  wrongToken: 'The token is wrong',
  wrongSignature: 'The signature is wrong',
  /** A message as lists show it: its text, or what it is. */
  shown: ({ kind, text }: { kind: IncomingKind; text: string }) =>
    kind === 'text' ? text : text === '' ? kinds[kind] : `${kinds[kind]}: ${text}`,
  wrote: ({ text }: { text: string }) => `On WhatsApp: ${text}`,
} as const;
