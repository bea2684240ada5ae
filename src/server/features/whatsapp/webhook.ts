import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { webhookFiles } from '../../../contracts/conversations.ts';
import type { WhatsappSettings } from '../../config.ts';
import { AppError } from '../../http/app-error.ts';
import { limitOf } from '../../http/endpoints.ts';
import type { MessageService } from '../messages/service.ts';
import type { ConversationService } from './conversations.ts';
import { type Reports, readReports } from './reports.ts';

const PATH = '/api/whatsapp/webhook';
const { query } = webhookFiles['GET /api/whatsapp/webhook'];
/** As much as Meta sends at once. */
const LARGEST_CALL = 3 * 1024 * 1024;
/** Meta calls from few addresses, once for each message and each of its states. */
const CALLS_PER_MINUTE = 6000;

interface Dependencies {
  readonly messageProviders: {
    /** Returns the account whose reports are trusted; null for none. */
    readonly whatsappAccount: () => Promise<WhatsappSettings | null>;
    readonly verifyToken: string;
  };
  readonly messages: Pick<MessageService, 'noteReports'>;
  readonly conversations: Pick<ConversationService, 'receive'>;
  readonly logger: Pick<FastifyBaseLogger, 'warn'>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares without telling by its time how much is right. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

const signatureOf = (body: Buffer, appSecret: string): string =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** Mounts the webhook: Meta's challenge, and its signed reports. What it answers 200 for is stored. */
export function mountWebhook(app: FastifyInstance, dependencies: Dependencies): void {
  const { messageProviders, messages, conversations, logger } = dependencies;

  async function requireAccount() {
    const account = await messageProviders.whatsappAccount();
    if (!account) throw new AppError('not-found', ({ whatsapp }) => whatsapp.noAccount);
    return account;
  }

  async function take({ statuses, messages: written }: Reports): Promise<void> {
    await messages.noteReports(statuses);
    for (const message of written) await conversations.receive(message);
  }

  void app.register(async (scope) => {
    const config = { rateLimit: limitOf(CALLS_PER_MINUTE, 'whatsapp-webhook') };
    scope.get(PATH, { schema: { querystring: query }, config, exposeHeadRoute: false }, async (request, reply) => {
      await requireAccount();
      const {
        'hub.mode': mode,
        'hub.verify_token': token,
        'hub.challenge': challenge,
      } = request.query as z.output<typeof query>;
      if (mode !== 'subscribe' || !isSame(token, messageProviders.verifyToken)) {
        throw new AppError('forbidden', ({ whatsapp }) => whatsapp.wrongToken);
      }
      return reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(challenge);
    });

    // The signature is over the bytes as they came.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(PATH, { config, bodyLimit: LARGEST_CALL }, async (request, reply) => {
      const { appSecret, phoneNumberId } = await requireAccount();
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = String(request.headers['x-hub-signature-256'] ?? '');
      if (!isSame(signature, signatureOf(body, appSecret))) {
        throw new AppError('forbidden', ({ whatsapp }) => whatsapp.wrongSignature);
      }
      const reports = readReports(parse(body), phoneNumberId);
      if (reports === null) throw new AppError('invalid', ({ calls }) => calls.notUnderstood);
      if (reports.unread > 0) logger.warn({ unread: reports.unread }, 'WhatsApp reported what could not be read');
      await take(reports);
      return reply.type('text/plain; charset=utf-8').send('taken');
    });
  });
}
