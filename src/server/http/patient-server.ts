import { type RequestListener, Server } from 'node:http';
import { Server as LineServer, type Socket } from 'node:net';

const LOOKED_EVERY_MS = 100;
/**
 * A balancer may send the next request on a kept connection at the moment that it is closed, and cannot tell whether
 * the request was processed. deploy/balancer.conf gives up connections that are idle for two seconds; only older ones
 * are closed here.
 */
const OLDER_THAN_A_BALANCER_KEEPS_MS = 3000;

const stopListening = (server: LineServer): Promise<void> =>
  new Promise((resolve, reject) => {
    LineServer.prototype.close.call(server, (error) => (error ? reject(error) : resolve()));
  });

/**
 * Closes gracefully, without cutting off requests. Node's own `close` ends every idle connection at once, also one
 * whose client is about to send a request. Here connections end once they are found idle a moment later.
 */
export class PatientServer extends Server {
  readonly #further: LineServer[] = [];
  readonly #isBehindBalancer: boolean;

  constructor(handle: RequestListener, isBehindBalancer: boolean) {
    super((request, response) => {
      // The last answer of a connection announces that it closes.
      if (!this.listening) response.shouldKeepAlive = false;
      handle(request, response);
    });
    this.#isBehindBalancer = isBehindBalancer;
  }

  /** Closes another server together with this one. */
  closeAlso(server: LineServer): void {
    this.#further.push(server);
  }

  /** Serves the connections of another listening socket as if they were its own. */
  serveAlso(listener: LineServer): void {
    this.closeAlso(listener);
    listener.on('connection', (socket: Socket) => this.emit('connection', socket));
  }

  override close(done?: (error?: Error) => void): this {
    const closedAt = performance.now();
    const looking = setInterval(() => {
      const isTooSoon = this.#isBehindBalancer && performance.now() - closedAt < OLDER_THAN_A_BALANCER_KEEPS_MS;
      if (!isTooSoon) this.closeIdleConnections();
    }, LOOKED_EVERY_MS);
    Promise.all([this, ...this.#further].map(stopListening))
      .finally(() => clearInterval(looking))
      .then(
        () => done?.(),
        (error: Error) => done?.(error),
      );
    return this;
  }
}
