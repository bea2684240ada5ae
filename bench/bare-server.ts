// A bare node:http server that answers the same bytes as the site: what the machine can do at most.
// Its own process; gets its answers as a message and sends its port back.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The body of each path in base64, as transferred; `*` for all other paths. */
type Bodies = Readonly<Record<string, string>>;

export interface BareServer {
  readonly url: string;
  readonly pid: number;
  readonly close: () => void;
}

function serve(bodies: Bodies): void {
  const answers = new Map(Object.entries(bodies).map(([path, body]) => [path, Buffer.from(body, 'base64')]));
  const rest = answers.get('*') ?? Buffer.alloc(0);
  const server = createServer((request, response) => {
    const bytes = answers.get(request.url ?? '') ?? rest;
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': bytes.length,
    });
    response.end(bytes);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

export async function startBareServer(bodies: Bodies): Promise<BareServer> {
  const child = fork(import.meta.filename);
  child.send(bodies);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, close: () => void child.kill() };
}

// Not when it is only imported.
if (process.argv[1] === import.meta.filename) {
  process.once('message', serve);
  process.once('disconnect', () => process.exit());
}
