import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { withoutPollToken } from '../../core/polls/masked-path.ts';
import { requestIdOf } from './request-id.ts';
import { callerAddress, type TrustsProxy } from './trusted-proxies.ts';
import { shortenAddress } from './visitor.ts';

/**
 * Returns a request's path without its query, which may hold keys, tickets and names, without the secrets of calendars and polls,
 * and without phones: the phone of an erased person, and every other run of at least 5 digits.
 */
function loggedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return withoutPollToken(path)
    .replace(/(\/admin\/people\/|\/api\/calendars\/).+/i, '$1…')
    .replace(/\d{5,}/g, '…');
}

/**
 * Logs one line per request when its answer is sent or its caller has disconnected, whatever the log level. `bytes`
 * counts what the connection sent meanwhile, headers included.
 */
export function accessLog(logger: FastifyBaseLogger, trusts: TrustsProxy) {
  const lines = logger.child({}, { level: 'info' });
  return (request: IncomingMessage, response: ServerResponse): void => {
    const beganAt = performance.now();
    const { socket } = request;
    const sentBefore = socket.bytesWritten;
    const address = shortenAddress(callerAddress(request, trusts));
    response.once('close', () => {
      lines.info(
        {
          requestId: requestIdOf(request, trusts),
          method: request.method,
          path: loggedPath(request.url ?? ''),
          status: response.headersSent ? response.statusCode : null,
          ms: Math.round((performance.now() - beganAt) * 10) / 10,
          bytes: socket.bytesWritten - sentBefore,
          address,
          ...(!response.writableFinished && { left: true }),
        },
        'request',
      );
    });
  };
}
