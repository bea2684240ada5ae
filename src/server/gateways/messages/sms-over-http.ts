import type { SmsSettings } from '../../config.ts';
import { type MessageProvider, RefusedMessage, UnansweredMessage } from './port.ts';

/** Long, because a message that times out is sent a second time. */
const ANSWER_WITHIN_MS = 30_000;
/** Statuses for a faulty message, which no retry helps. Any other failure passes, or ends with a corrected setting. */
const FOR_GOOD = [400, 422];
/** The server takes nothing now. Other server errors do not tell what it did before them. */
const UNAVAILABLE = 503;
const SHOWN_ANSWER = 200;
/** Error codes of requests that did not reach the provider. */
const NOT_REACHED: readonly unknown[] = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Returns the error of a request without an answer: not reached, or reached and silent. */
function withoutAnswer(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause && NOT_REACHED.includes(cause.code)) return error;
  return new UnansweredMessage(error.message, { cause });
}

function refusalOf(status: number, said: string): Error {
  const problem = `The provider answered ${status}: ${said}`;
  if (FOR_GOOD.includes(status)) return new RefusedMessage(problem);
  return status >= 500 && status !== UNAVAILABLE ? new UnansweredMessage(problem) : new Error(problem);
}

/**
 * Sends through a provider that takes `To`, `From` and `Body` as a form with the account's name and token, as Twilio
 * and compatible ones do. A sender such as `whatsapp:+91…` sends on WhatsApp.
 */
export function smsOverHttp({ url, account, token, from }: SmsSettings): MessageProvider {
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const prefix = from.startsWith('whatsapp:') ? 'whatsapp:' : '';
  return {
    async send({ id, to, text }) {
      const request = fetch(url, {
        method: 'POST',
        headers: { authorization, 'idempotency-key': id },
        body: new URLSearchParams({ To: prefix + to, From: from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const [answer, said] = await request
        .then(async (answer) => [answer, await answer.text()] as const)
        .catch((error: unknown) => {
          throw withoutAnswer(error);
        });
      if (!answer.ok) throw refusalOf(answer.status, said.slice(0, SHOWN_ANSWER));
    },
  };
}
