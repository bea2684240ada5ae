import type { FastifyReply } from 'fastify';

/**
 * Aborts when the browser has gone before it was answered. Fastify's own `request.signal` does not: it listens to the
 * request, which is closed once its body has been read.
 */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
