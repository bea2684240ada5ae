import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../config.ts';
import { type MessageProvider, RefusedMessage } from './port.ts';

const CONNECT_WITHIN_MS = 5000;
const ANSWER_WITHIN_MS = 8000;

/** The server said no to this recipient or this text for good. A wrong password ends with a better setting. */
const isForGood = (error: unknown): error is Error =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  'command' in error &&
  (error.command === 'RCPT TO' || error.command === 'DATA');

/** Any mail server. `sender` is who writes where the environment does not say. */
export function smtpProvider({ url, from, host }: SmtpSettings, sender: () => Promise<string>): MessageProvider {
  const transport = createTransport({
    url,
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    // What a text says is never taken for the path of a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ id, to, subject, text }) {
      const writer = from ?? (await sender());
      try {
        await transport.sendMail({
          messageId: `<${id}@${host}>`,
          from: writer,
          // As an object: a text would be read as a list of addresses.
          to: { name: '', address: to },
          subject,
          text,
        });
      } catch (error) {
        throw isForGood(error) ? new RefusedMessage(error.message) : error;
      }
    },
  };
}
