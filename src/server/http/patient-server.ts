import { type RequestListener, Server } from 'node:http';
import { Server as LineServer, type Socket } from 'node:net';

const LOOKED_EVERY_MS = 100;
/**
 * A balancer sends the next request on a kept connection that may be closed at this very moment, and cannot tell whether it
 * was done. deploy/balancer.conf gives up connections that are quiet for two seconds; only older ones are closed here.
 */
const OLDER_THAN_A_BALANCER_KEEPS_MS = 3000;

const stopListening = (server: LineServer): Promise<void> =>
  new Promise((resolve, reject) => {
    LineServer.prototype.close.call(server, (error) => (error ? reject(error) : resolve()));
  });

/**
 * A server that closes without cutting anybody off. Node's own `close` at once ends every line that is quiet, and so the
 * request of whoever has been let in and is about to speak. Here lines end when they are found quiet a moment later.
 */
export class PatientServer extends Server {
  readonly #further: LineServer[] = [];
  readonly #isBehindBalancer: boolean;

  constructor(handle: RequestListener, isBehindBalancer: boolean) {
    super((request, response) => {
      // The last answer of each connection says so.
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
      .then(() => done?.(), done);
    return this;
  }
}
