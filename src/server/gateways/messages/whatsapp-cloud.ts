import { z } from 'zod';
import type { WhatsappSettings } from '../../config.ts';
import { type MessageProvider, type OutgoingMessage, RefusedMessage, UnansweredMessage } from './port.ts';
import { withoutAnswer } from './without-answer.ts';

/** Long, because a message that times out is sent a second time. */
const ANSWER_WITHIN_MS = 30_000;
const SHOWN_ANSWER = 200;

/**
 * Meta's error codes for a message that no retry helps: a wrong parameter, number or template, a closed service window, a
 * recipient who is not on WhatsApp or takes nothing from businesses. All others pass (limits, outages) or end with a
 * corrected setting (tokens, payment, a blocked account).
 */
const FOR_GOOD: ReadonlySet<number> = new Set([
  100, 130472, 130497, 131008, 131009, 131021, 131026, 131030, 131047, 131049, 131050, 131051, 131052, 131053, 132000,
  132001, 132005, 132007, 132012, 132015, 132016, 132018, 132068, 132069,
]);
/** Of code 100: the number's id is wrong, or the token may not use it. A corrected setting ends it. */
const NOT_ALLOWED = 33;
/** The server takes nothing now. Other server errors without a code do not tell what it did before them. */
const UNAVAILABLE = 503;

const taken = z.object({ messages: z.array(z.object({ id: z.string().max(500) })).min(1) });
const refused = z.object({
  error: z.object({
    code: z.number(),
    message: z.string().default(''),
    error_subcode: z.number().optional(),
    error_data: z.object({ details: z.string().optional() }).optional(),
  }),
});

/** Returns the reason as it is stored: Meta's code, then its words (`word-reason.ts` says it in plain ones). */
export const whatsappReason = (code: number, said: string): string => `WhatsApp ${code}: ${said}`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refusalOf(status: number, said: string): Error {
  const { data } = refused.safeParse(parsed(said));
  if (!data) {
    const problem = `The provider answered ${status}: ${said.slice(0, SHOWN_ANSWER)}`;
    return status >= 500 && status !== UNAVAILABLE ? new UnansweredMessage(problem) : new Error(problem);
  }
  const { code, message, error_subcode: subcode, error_data: more } = data.error;
  const reason = whatsappReason(code, more?.details || message);
  return FOR_GOOD.has(code) && !(code === 100 && subcode === NOT_ALLOWED)
    ? new RefusedMessage(reason)
    : new Error(reason);
}

const contentOf = ({ text, template }: Pick<OutgoingMessage, 'text' | 'template'>) =>
  template === undefined
    ? { type: 'text', text: { preview_url: false, body: text } }
    : {
        type: 'template',
        template: {
          name: template.name,
          language: { code: template.language },
          components:
            template.values.length === 0
              ? []
              : [{ type: 'body', parameters: template.values.map((value) => ({ type: 'text', text: value })) }],
        },
      };

/**
 * Sends through WhatsApp's Cloud API. It knows no idempotency key: a message whose answer is lost is sent again, unless a
 * report arrives before that names it by the id that goes along (`biz_opaque_callback_data`).
 */
export const whatsappCloud = ({ url, phoneNumberId, token }: WhatsappSettings): MessageProvider => ({
  async send({ id, to, ...message }) {
    const body = JSON.stringify({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: to.replace(/\D/g, ''),
      ...contentOf(message),
      biz_opaque_callback_data: id,
    });
    const request = { headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body };
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const [status, said] = await fetch(`${url}/${phoneNumberId}/messages`, {
      method: 'POST',
      ...request,
      redirect: 'error',
      signal,
    })
      .then(async (answer) => [answer.status, await answer.text()] as const)
      .catch((error: unknown) => {
        throw withoutAnswer(error);
      });
    if (status < 200 || status > 299) throw refusalOf(status, said);
    const { data } = taken.safeParse(parsed(said));
    const [first] = data?.messages ?? [];
    if (!first) throw new UnansweredMessage(`The provider answered ${status}: ${said.slice(0, SHOWN_ANSWER)}`);
    return first.id;
  },
});
