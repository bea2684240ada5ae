import { once } from 'node:events';
import { createServer, type ListenOptions, type Server } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { PatientServer } from './patient-server.ts';

/**
 * libuv accepts one connection per listening socket and turn of the event loop. Behind a single socket thousands of
 * connections wait in the kernel, unseen by admission control, as soon as a turn takes a few milliseconds. The kernel
 * spreads connections over the sockets of a port, so each turn accepts up to this many.
 */
const SOCKETS = 256;
/**
 * Connections that wait to be accepted, per socket and beside the first: 4,352 together, none for longer than 17 turns.
 */
const BACKLOG = 16;
/** The backlog of a single socket: a shorter one would drop bursts of connections unanswered. */
const BACKLOG_OF_ONE = 4096;

async function startListening(server: Server, options: ListenOptions): Promise<void> {
  server.listen(options);
  await once(server, 'listening');
}

/**
 * Rejects with EADDRINUSE when any process listens on the port; sockets that share a port do not notice that
 * themselves.
 */
async function requireFree(place: ListenOptions): Promise<void> {
  const probe = createServer();
  await startListening(probe, place);
  probe.close();
  await once(probe, 'close');
}

/**
 * Reserves the port against another process of this program that starts at the same moment and also finds the port
 * free. The lock is an abstract socket: it belongs to the same network namespace as the port, and ends with the
 * process.
 */
async function holdPort(server: PatientServer, { host, port }: ListenOptions): Promise<void> {
  const mark = createServer((socket) => socket.destroy());
  await startListening(mark, { path: `\0safarnama ${host} ${port}` });
  server.closeAlso(mark);
}

export interface Place {
  readonly host: string;
  readonly port: number;
}

/** Only Linux spreads connections evenly over sockets that share a port. */
export const SHARES_PORTS = process.platform === 'linux';

/** Lets a server listen beside one that this process has on the same port, where the system can. */
export const listenBeside = (server: Server, place: Place): Promise<void> =>
  startListening(server, { ...place, reusePort: SHARES_PORTS });

/**
 * Listens so that many connections are accepted per turn of the event loop; rejects with EADDRINUSE when the port is
 * taken, unless this process itself has a server on it (`isOurs`).
 */
export async function listen(app: FastifyInstance, place: Place, isOurs = false): Promise<void> {
  const { server } = app;
  if (!SHARES_PORTS || !(server instanceof PatientServer)) {
    await app.listen({ ...place, backlog: BACKLOG_OF_ONE });
    return;
  }
  if (place.port !== 0) {
    if (!isOurs) await requireFree(place);
    await holdPort(server, place);
  }
  const shared = { backlog: BACKLOG, reusePort: true };
  await app.listen({ ...place, ...shared });
  const { address: host, port } = server.address() as { address: string; port: number };
  const further = Array.from({ length: SOCKETS - 1 }, () => createServer({ allowHalfOpen: true, noDelay: true }));
  await Promise.all(further.map((listener) => startListening(listener, { host, port, ...shared })));
  for (const listener of further) server.serveAlso(listener);
}
