import { Server } from 'node:http';
import { Server as LineServer } from 'node:net';

const LOOKED_EVERY_MS = 100;

/**
 * A server that closes without cutting anybody off. Node's own `close` at once ends every line that is quiet, and so the
 * request of whoever has been let in and is about to speak. Here lines end when they are found quiet a moment later.
 */
export class PatientServer extends Server {
  override close(done?: (error?: Error) => void): this {
    LineServer.prototype.close.call(this, done);
    const looking = setInterval(() => this.closeIdleConnections(), LOOKED_EVERY_MS);
    this.once('close', () => clearInterval(looking));
    return this;
  }
}
