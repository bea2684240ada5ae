import type { MessageProviders, OutgoingMessage } from '../src/server/gateways/messages/port.ts';

/** Returns providers that keep what they are given, or fail as told. */
export function messageBox() {
  const texts: OutgoingMessage[] = [];
  const mails: OutgoingMessage[] = [];
  let failure: Error | null = null;
  const into = (box: OutgoingMessage[]) => ({
    send: async (message: OutgoingMessage) => {
      if (failure) throw failure;
      box.push(message);
      return null;
    },
  });
  const providers: MessageProviders = { sms: into(texts), email: into(mails), whatsapp: null };
  return {
    openMessages: () => providers,
    texts,
    mails,
    failWith: (error: Error | null) => {
      failure = error;
    },
    /** The code of the last SMS to a number. */
    codeTo: (phone: string): string =>
      /(?<= #)\d{6}$/.exec(texts.findLast(({ to }) => to.endsWith(phone))?.text ?? '')?.[0] ?? '',
    /** The token of the link in the last mail to an address. */
    linkTo: (address: string): string =>
      /#([\w-]{20,})/.exec(mails.findLast(({ to, text }) => to === address && text.includes('#'))?.text ?? '')?.[1] ??
      '',
  };
}
