import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../test/start-app.ts';
import { listen } from './listen.ts';

const HERE = '127.0.0.1';
const portOf = ({ app }: TestApp): number => (app.server.address() as AddressInfo).port;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, HERE);
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Makes a request over its own connection. */
const ask = (port: number, agent: Agent | false = false): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ host: HERE, port, path: '/api/health', agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    })
      .once('error', reject)
      .end();
  });

describe('listening', () => {
  const sites: TestApp[] = [];
  const open = async (): Promise<TestApp> => {
    const site = await startApp('sqlite');
    sites.push(site);
    return site;
  };
  afterEach(async () => {
    await Promise.all(sites.splice(0).map((site) => site.close()));
  });

  it.runIf(process.platform === 'linux')('accepts many connections in one turn of the event loop', async () => {
    const site = await open();
    await listen(site.app, { host: HERE, port: 0 });
    const turns = [0];
    let isOver = false;
    site.app.server.on('connection', () => {
      turns.push((turns.pop() ?? 0) + 1);
    });
    const watch = () => {
      turns.push(0);
      if (!isOver) setImmediate(watch);
    };
    // All are sent before the event loop's next turn.
    const answers = Array.from({ length: 300 }, () => ask(portOf(site)));
    setImmediate(watch);
    expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
    isOver = true;
    expect(Math.max(...turns)).toBeGreaterThan(50);
  });

  it('rejects a port that is taken, by whatever listens on it', async () => {
    const [first, second] = [await open(), await open()];
    await listen(first.app, { host: HERE, port: 0 });
    await expect(listen(second.app, { host: HERE, port: portOf(first) })).rejects.toThrow('EADDRINUSE');
    const other = createServer().listen(0, HERE);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(listen(second.app, { host: HERE, port })).rejects.toThrow('EADDRINUSE');
    other.close();
  });

  it('lets one of two have the port when both come at the same moment', async () => {
    const both = [await open(), await open()];
    const port = await freePort();
    const ends = await Promise.allSettled(both.map(({ app }) => listen(app, { host: HERE, port })));
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await ask(port)).toBe(200);
  });

  it('is over as soon as the server is closed: the port is free again, kept connections have ended', async () => {
    const site = await open();
    const port = await freePort();
    await listen(site.app, { host: HERE, port });
    const agent = new Agent({ keepAlive: true });
    expect(await Promise.all(Array.from({ length: 50 }, () => ask(port, agent)))).toEqual(
      Array.from({ length: 50 }, () => 200),
    );
    await site.app.close();
    await expect(ask(port)).rejects.toThrow('ECONNREFUSED');
    const again = await open();
    await listen(again.app, { host: HERE, port });
    expect(await ask(port)).toBe(200);
    agent.destroy();
  });
});
