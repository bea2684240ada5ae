import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { requestIdOf } from './request-id.ts';
import { callerAddress, type TrustsProxy } from './trusted-proxies.ts';
import { shortenAddress } from './visitor.ts';

/**
 * The path of a request without its query, which may hold keys, tickets and names, and without phones: the one of a person
 * who is erased, and every other run of at least 5 digits.
 */
function loggedPath(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return path.replace(/(\/admin\/people\/).+/i, '$1…').replace(/\d{5,}/g, '…');
}

/**
 * Logs one line for each request once its answer has been sent or its caller has left, whatever the log level is. `bytes`
 * are those that the connection sent meanwhile, headers included.
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
