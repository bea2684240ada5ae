import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '../../config.ts';
import { type MessageProvider, RefusedMessage, UnansweredMessage } from './port.ts';

const CONNECT_WITHIN_MS = 5000;
/** Servers that look through a mail first take their time; who hangs up too early sends it twice (RFC 5321, 4.5.3.2.6). */
const ANSWER_WITHIN_MS = 60_000;

interface MailError extends Error {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  /** Of a failure of the socket: `connect`, `read`, `write`. */
  readonly syscall?: unknown;
  readonly timeoutType?: unknown;
}

const OF_THE_CONNECTION: readonly unknown[] = ['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'EPROTOCOL'];

/**
 * The address is none, or the server said no to this recipient or this text for good. A wrong password ends with a
 * better setting.
 */
function isForGood({ code, command, message, responseCode }: MailError): boolean {
  if (command === 'API') return code === 'EENVELOPE' && !message.startsWith('Invalid sender');
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** The connection was made and broke, or the server fell silent: it may have taken the mail by then. */
function isUnanswered({ code, responseCode, syscall, timeoutType }: MailError): boolean {
  if (responseCode !== undefined || !OF_THE_CONNECTION.includes(code) || syscall === 'connect') return false;
  return code !== 'ETIMEDOUT' || timeoutType === 'SOCKET_TIMEOUT';
}

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
        if (!(error instanceof Error)) throw error;
        if (isForGood(error)) throw new RefusedMessage(error.message);
        throw isUnanswered(error) ? new UnansweredMessage(error.message) : error;
      }
    },
  };
}
