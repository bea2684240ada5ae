import type { FastifyReply } from 'fastify';

/**
 * Returns a signal that aborts when the connection closes before the answer is complete. Fastify's own `request.signal`
 * does not: it listens to the request, which closes once its body has been read.
 */
export function abortSignalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
