import type { SmtpSettings } from '../../config.ts';
import { type MessageProvider, RefusedMessage, UnansweredMessage } from './port.ts';
import { publicAddressOf } from './public-address.ts';

const CONNECT_WITHIN_MS = 5000;
/**
 * Servers that scan a mail first are slow to answer; a client that hangs up too early sends it twice (RFC 5321,
 * 4.5.3.2.6).
 */
const ANSWER_WITHIN_MS = 60_000;

interface MailError extends Error {
  readonly code?: unknown;
  readonly command?: unknown;
  readonly responseCode?: unknown;
  /** The failed system call of a socket: `connect`, `read`, `write`. */
  readonly syscall?: unknown;
  readonly timeoutType?: unknown;
}

const OF_THE_CONNECTION: readonly unknown[] = ['ETIMEDOUT', 'ECONNECTION', 'ESOCKET', 'EPROTOCOL'];

/**
 * Returns true when the address is invalid, or the server permanently rejected this recipient or text. A wrong password
 * is not permanent: a corrected setting ends it.
 */
function isForGood({ code, command, message, responseCode }: MailError): boolean {
  if (command === 'API') return code === 'EENVELOPE' && !message.startsWith('Invalid sender');
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** Returns true when the connection broke, or the server stopped answering: it may have taken the mail. */
function isUnanswered({ code, responseCode, syscall, timeoutType }: MailError): boolean {
  if (responseCode !== undefined || !OF_THE_CONNECTION.includes(code) || syscall === 'connect') return false;
  return code !== 'ETIMEDOUT' || timeoutType === 'SOCKET_TIMEOUT';
}

/** Returns the options for a server of the settings: the checked address is dialled, and TLS still verifies the name. */
async function atPublicAddress(url: string) {
  const { hostname } = new URL(url);
  return { host: await publicAddressOf(hostname), tls: { servername: hostname } };
}

async function openTransport(url: string, isPublicOnly: boolean) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    ...(isPublicOnly && (await atPublicAddress(url))),
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    socketTimeout: ANSWER_WITHIN_MS,
    // A text is never read as a file path or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Sends through any mail server. `sender` returns the From address where the environment sets none. */
export function smtpProvider(
  { url, from, host, isPublicOnly = false }: SmtpSettings,
  sender: () => Promise<string>,
): MessageProvider {
  let transport: ReturnType<typeof openTransport> | undefined;
  return {
    async send({ id, to, subject, text, html }) {
      const writer = from ?? (await sender());
      try {
        // A name of the settings is resolved for each mail, so that it cannot lead elsewhere later.
        if (isPublicOnly) transport = openTransport(url, true);
        transport ??= openTransport(url, false);
        await (await transport).sendMail({
          messageId: `<${id}@${host}>`,
          from: writer,
          // As an object: a string would be parsed as a list of addresses.
          to: { name: '', address: to },
          subject,
          text,
          ...(html !== undefined && { html }),
        });
        return null;
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        if (isForGood(error)) throw new RefusedMessage(error.message);
        throw isUnanswered(error) ? new UnansweredMessage(error.message) : error;
      }
    },
  };
}
