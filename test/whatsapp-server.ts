import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The account that the server knows. */
export const WHATSAPP = { phoneNumberId: '106540352242922', token: 'EAAG-token', appSecret: 'app-secret' } as const;

/** The approved templates with the number of their placeholders. */
const TEMPLATES: Readonly<Record<string, number>> = {
  'hello_world en_US': 0,
  'booking_confirmed en': 2,
  'booking_received en': 1,
};

/** Numbers that are not on WhatsApp. */
const NOT_THERE = '919000000000';

interface TakenMessage {
  readonly to: string;
  readonly type: string;
  readonly text?: { readonly body: string };
  readonly template?: {
    readonly name: string;
    readonly language: { readonly code: string };
    readonly components: readonly { readonly parameters: readonly { readonly text: string }[] }[];
  };
  readonly biz_opaque_callback_data: string;
}

/** How the server behaves: `break` takes a message and ends the connection, `garbage` answers 200 without JSON. */
type Fault = 'none' | 'rate' | 'down' | 'break' | 'garbage' | 'silence';

const errorOf = (code: number, message: string, details = message) => ({
  error: { message: `(#${code}) ${message}`, type: 'OAuthException', code, error_data: { details } },
});

function refusalOf({ to, type, template }: TakenMessage) {
  if (to === NOT_THERE) return errorOf(131026, 'Message undeliverable');
  if (type === 'text' || !template) return null;
  const expected = TEMPLATES[`${template.name} ${template.language.code}`];
  if (expected === undefined) return errorOf(132001, 'Template name does not exist in the translation');
  const given = template.components[0]?.parameters.length ?? 0;
  return given === expected
    ? null
    : errorOf(132000, 'Number of parameters does not match', `number of body parameters: ${given}`);
}

/** Starts a server that speaks the protocol of WhatsApp's Cloud API, on a free port. */
export async function startWhatsappServer() {
  const taken: (TakenMessage & { readonly wamid: string })[] = [];
  let fault: Fault = 'none';
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += String(piece);
    const answer = (status: number, said: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
    if (fault === 'silence') return;
    if (fault === 'down') return answer(500, errorOf(131016, 'Service unavailable'));
    if (fault === 'rate') return answer(429, errorOf(130429, 'Rate limit hit'));
    if (request.headers.authorization !== `Bearer ${WHATSAPP.token}`) {
      return answer(401, errorOf(190, 'Access token has expired'));
    }
    if (request.url !== `/v24.0/${WHATSAPP.phoneNumberId}/messages`) {
      return answer(400, { error: { ...errorOf(100, 'Object does not exist').error, error_subcode: 33 } });
    }
    const message = JSON.parse(body) as TakenMessage;
    const refusal = refusalOf(message);
    if (refusal) return answer(400, refusal);
    const wamid = `wamid.${taken.length}.${message.biz_opaque_callback_data}`;
    taken.push({ ...message, wamid });
    if (fault === 'break') return request.socket.destroy();
    if (fault === 'garbage') return response.writeHead(200).end('<html>');
    answer(200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: message.to, wa_id: message.to }],
      messages: [{ id: wamid }],
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v24.0`,
    taken,
    fail: (next: Fault) => {
      fault = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Reported {
  readonly statuses?: readonly object[];
  readonly messages?: readonly object[];
  readonly contacts?: readonly object[];
  readonly phoneNumberId?: string;
}

/** Returns the body of a call of the webhook. */
export const reportOf = ({ phoneNumberId = WHATSAPP.phoneNumberId, ...value }: Reported): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '102290129340398',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              metadata: { display_phone_number: '15550783881', phone_number_id: phoneNumberId },
              ...value,
            },
          },
        ],
      },
    ],
  });

/** Returns the signature of a body, as Meta sends it in `X-Hub-Signature-256`. */
export const signed = (body: string, appSecret: string = WHATSAPP.appSecret): string =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
