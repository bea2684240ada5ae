import { isIPv6, type LookupFunction } from 'node:net';
import type { SmsSettings } from '../../config.ts';
import { type MessageProvider, RefusedMessage, UnansweredMessage } from './port.ts';
import { PrivateAddress, publicAddressOf } from './public-address.ts';
import { withoutAnswer } from './without-answer.ts';

/** Long, because a message that times out is sent a second time. */
const ANSWER_WITHIN_MS = 30_000;
/** Statuses for a faulty message, which no retry helps. Any other failure passes, or ends with a corrected setting. */
const FOR_GOOD = [400, 422];
/** The server takes nothing now. Other server errors do not tell what it did before them. */
const UNAVAILABLE = 503;
const SHOWN_ANSWER = 200;
function refusalOf(status: number, said: string): Error {
  const problem = `The provider answered ${status}: ${said}`;
  if (FOR_GOOD.includes(status)) return new RefusedMessage(problem);
  return status >= 500 && status !== UNAVAILABLE ? new UnansweredMessage(problem) : new Error(problem);
}

interface SmsRequest {
  readonly headers: Record<string, string>;
  readonly body: string;
}

type Answer = readonly [status: number, said: string];

/** Asks a server that the environment names. */
async function post(url: string, request: SmsRequest): Promise<Answer> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const answer = await fetch(url, { method: 'POST', ...request, redirect: 'error', signal });
  return [answer.status, await answer.text()];
}

/** Asks a server that the settings name: at the address that was checked, without following it elsewhere. */
async function postPublicly(url: string, { headers, body }: SmsRequest): Promise<Answer> {
  const { Agent } = await import('undici');
  const { origin, hostname, pathname, search } = new URL(url);
  const address = await publicAddressOf(hostname);
  const family = isIPv6(address) ? 6 : 4;
  const pinned: LookupFunction = (_name, options, done) => {
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const agent = new Agent({ connect: { lookup: pinned } });
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await agent.request({ origin, path: pathname + search, method: 'POST', headers, body, signal });
    return [answer.statusCode, await answer.body.text()];
  } catch (cause) {
    throw cause instanceof Error ? new TypeError('fetch failed', { cause }) : cause;
  } finally {
    await agent.destroy().catch(() => undefined);
  }
}

/**
 * Sends through a provider that takes `To`, `From` and `Body` as a form with the account's name and token, as Twilio
 * and compatible ones do. A sender such as `whatsapp:+91…` sends on WhatsApp.
 */
export function smsOverHttp({ url, account, token, from, isPublicOnly = false }: SmsSettings): MessageProvider {
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const prefix = from.startsWith('whatsapp:') ? 'whatsapp:' : '';
  const ask = isPublicOnly ? postPublicly : post;
  return {
    async send({ id, to, text }) {
      const headers = {
        authorization,
        'idempotency-key': id,
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      };
      const body = new URLSearchParams({ To: prefix + to, From: from, Body: text }).toString();
      const [status, said] = await ask(url, { headers, body }).catch((error: unknown) => {
        throw error instanceof PrivateAddress ? error : withoutAnswer(error);
      });
      if (status < 200 || status > 299) throw refusalOf(status, said.slice(0, SHOWN_ANSWER));
      return null;
    },
  };
}
