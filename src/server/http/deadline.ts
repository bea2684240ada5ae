import type { FastifyInstance } from 'fastify';
import { busy } from './refusals.ts';

const ANSWERED_WITHIN_MS = 30_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Deadline of this route in milliseconds, where it is longer than usual. */
    answeredWithinMs?: number | undefined;
  }
}

/** Thrown when a request misses its deadline; it is logged as an error. */
class Late extends Error {
  readonly statusCode = busy().status;
}

/**
 * Answers 503 when a request misses its deadline. An answer that has begun to be sent has no deadline: a file over a
 * slow line, an event stream.
 */
export function answerInTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { answeredWithinMs = ANSWERED_WITHIN_MS } = request.routeOptions.config;
    const late = setTimeout(() => {
      if (!reply.sent && !reply.raw.headersSent) reply.send(new Late(`no answer within ${answeredWithinMs} ms`));
    }, answeredWithinMs);
    // An in-process call has no connection that closes.
    for (const end of ['finish', 'close']) reply.raw.once(end, () => clearTimeout(late));
    done();
  });
}
