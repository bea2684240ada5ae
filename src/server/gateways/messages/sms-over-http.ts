import type { SmsSettings } from '../../config.ts';
import { type MessageProvider, RefusedMessage } from './port.ts';

/** Long, because a message whose answer nobody waited for is sent a second time. */
const ANSWER_WITHIN_MS = 30_000;
/** The message itself is wrong. Anything else ends by itself or with a better setting. */
const FOR_GOOD = [400, 422];
const SHOWN_ANSWER = 200;

/**
 * A provider that takes `To`, `From` and `Body` as a form with the account's name and token, as Twilio does and others
 * after it. With a sender such as `whatsapp:+91…` it goes out on WhatsApp.
 */
export function smsOverHttp({ url, account, token, from }: SmsSettings): MessageProvider {
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`;
  const prefix = from.startsWith('whatsapp:') ? 'whatsapp:' : '';
  return {
    async send({ id, to, text }) {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization, 'idempotency-key': id },
        body: new URLSearchParams({ To: prefix + to, From: from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      });
      const said = (await answer.text()).slice(0, SHOWN_ANSWER);
      if (answer.ok) return;
      const problem = `The provider answered ${answer.status}: ${said}`;
      throw FOR_GOOD.includes(answer.status) ? new RefusedMessage(problem) : new Error(problem);
    },
  };
}
