import type { FastifyInstance } from 'fastify';
import { busy } from './refusals.ts';

const ANSWERED_WITHIN_MS = 30_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long whoever waits for the answer may wait, where that is longer than usual. */
    answeredWithinMs?: number | undefined;
  }
}

/** An answer that was not there in time; somebody must come to know. */
class Late extends Error {
  readonly statusCode = busy().status;
}

/**
 * Tells whoever waits for an answer in time that there is none. What has begun to be sent may take as long as it takes: a
 * file over a slow line, a stream that somebody listens to.
 */
export function answerInTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { answeredWithinMs = ANSWERED_WITHIN_MS } = request.routeOptions.config;
    const late = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(new Late(`no answer within ${answeredWithinMs} ms`));
    }, answeredWithinMs);
    // A call in process has no line that closes.
    for (const end of ['finish', 'close']) reply.raw.once(end, () => clearTimeout(late));
    done();
  });
}
