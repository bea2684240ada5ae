import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Returns the path of a Debian program, or null. Server programs are not on every user's PATH. */
export function findProgram(name: string): string | null {
  const PATH = `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin`;
  const found = spawnSync('/bin/sh', ['-c', `command -v ${name}`], { encoding: 'utf8', env: { ...process.env, PATH } });
  return found.status === 0 ? found.stdout.trim() : null;
}

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const takesConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });

/** A third-party server that listens on a local port. */
interface Server {
  readonly port: number;
  /** Ends it as a crash would. */
  readonly kill: () => Promise<void>;
  /** Suspends it until it is thawed: connections stay open and nothing answers. */
  readonly freeze: () => void;
  readonly thaw: () => void;
}

async function startServer(program: string, args: readonly string[], port: number): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  for (let tries = 0; !(await takesConnections(port)); tries++) {
    if (child.exitCode !== null || tries > 300) throw new Error(`${program} does not listen on port ${port}`);
    await wait(50);
  }
  return child;
}

async function killServer(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Starts an empty Redis without persistence. */
export async function startRedis(port: number): Promise<Server> {
  const program = findProgram('redis-server') ?? 'redis-server';
  const args = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--dir',
    tmpdir(),
    '--loglevel',
    'warning',
  ];
  const child = await startServer(program, args, port);
  return {
    port,
    kill: () => killServer(child),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}

/** The balancer's address as the processes behind it see it. */
export const BALANCER_ADDRESS = '127.0.99.1';

/** Starts nginx with compose.yaml's configuration, in front of two local processes. */
export async function startBalancer(port: number, sites: readonly [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-balancer-'));
  const inFolder = (name: string): string => join(folder, name);
  const given = readFileSync(join(import.meta.dirname, '../deploy/balancer.conf'), 'utf8');
  const here = given
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('first-site:3000', `127.0.0.1:${sites[0]}`)
    .replace('second-site:3000', `127.0.0.1:${sites[1]}`);
  writeFileSync(inFolder('balancer.conf'), here);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const around = `${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; worker_processes 1; pid ${inFolder('pid')}; error_log ${inFolder('errors')};
    events { worker_connections 1024; }
    http {
      ${temporary.map((name) => `${name}_temp_path ${inFolder(name)};`).join(' ')}
      log_format upstream '$upstream_addr $status'; access_log ${inFolder('answered')} upstream;
      proxy_bind ${BALANCER_ADDRESS};
      include ${inFolder('balancer.conf')};
    }`;
  writeFileSync(inFolder('nginx.conf'), around);
  const program = findProgram('nginx') ?? 'nginx';
  const child = await startServer(
    program,
    ['-p', folder, '-e', inFolder('errors'), '-c', inFolder('nginx.conf')],
    port,
  );
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    /** Returns the ports that answered since the mark, in order. */
    answeredBy: (since = 0): { readonly ports: readonly number[]; readonly mark: number } => {
      const lines = readFileSync(inFolder('answered'), 'utf8').split('\n').slice(0, -1);
      const ports = lines.slice(since).map((line) => Number(/:(\d+) \d+$/.exec(line)?.[1]));
      return { ports, mark: lines.length };
    },
    async close(): Promise<void> {
      const gone = once(child, 'exit');
      // SIGTERM also ends its workers; SIGKILL would not.
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
