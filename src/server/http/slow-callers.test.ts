import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { NounVersions } from './noun-versions.ts';
import { PageCache } from './page-cache.ts';
import { makeServer } from './server.ts';
import { sharedCounters } from './shared-limits.ts';

/** More than may be in progress at a time, and more than may always wait. */
const CALLERS = 160;

describe('those who are slow themselves', () => {
  let place: TestDatabase;
  let database: Database;
  let app: FastifyInstance;
  let port: number;
  const lines: Socket[] = [];

  beforeAll(async () => {
    place = await makeDatabase('sqlite');
    database = await place.open();
    const pages = new PageCache(new NounVersions(database), () => 0);
    const counters = await sharedCounters(undefined, { failed: () => undefined, answered: () => undefined });
    app = await makeServer({ config: readConfig({}), logger: pino({ level: 'silent' }), counters }, pages);
    app.get('/short', async () => 'short');
    app.post('/form', async () => 'taken');
    // Longer than any system buffers for a caller who does not read.
    app.get('/long', async (_request, reply) => reply.send(Readable.from(piecesWithoutEnd())));
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    app.server.closeAllConnections();
    await app.close();
    await database.close();
    await place.remove();
  });

  function* piecesWithoutEnd(): Generator<Buffer> {
    for (;;) yield Buffer.alloc(64 * 1024, 'long ');
  }

  /** Sends this over many connections, and then neither sends nor reads anything. */
  async function sayOnManyLines(words: string): Promise<void> {
    for (let caller = 0; caller < CALLERS; caller++) {
      const line = connect(port, '127.0.0.1').on('error', () => undefined);
      line.pause();
      lines.push(line);
      await once(line, 'connect');
      line.write(words);
    }
  }
  const hangUp = () => {
    for (const line of lines.splice(0)) line.destroy();
  };
  const askShort = async (): Promise<number> =>
    (await fetch(`http://127.0.0.1:${port}/short`, { signal: AbortSignal.timeout(5000) })).status;

  it.each([
    [
      'send a request that they do not end',
      'POST /form HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
    ],
    ['do not read what they asked for', 'GET /long HTTP/1.1\r\nHost: x\r\n\r\n'],
  ])('keep no one else out when they %s', async (_what, words) => {
    await sayOnManyLines(words);
    await expect.poll(askShort, { timeout: 15_000, interval: 200 }).toBe(200);
    expect(await Promise.all(Array.from({ length: 20 }, askShort))).toEqual(Array.from({ length: 20 }, () => 200));
    hangUp();
  });
});
