import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { type CsvCell, sendCsv } from './csv.ts';
import { NounVersions } from './noun-versions.ts';
import { PageCache } from './page-cache.ts';
import { makeServer } from './server.ts';
import { sharedCounters } from './shared-limits.ts';

/** Yields pieces of five hundred rows; then the database fails. */
async function* readUntilOutage(pieces: number): AsyncGenerator<CsvCell[][]> {
  for (let nth = 0; nth < pieces; nth++) yield Array.from({ length: 500 }, (_, row) => [row, 'words '.repeat(20)]);
  throw new DatabaseUnavailable('away');
}

describe('a list whose database goes away', () => {
  let app: FastifyInstance;
  let place: TestDatabase;
  let database: Database;
  beforeAll(async () => {
    place = await makeDatabase('sqlite');
    database = await place.open();
    const pages = new PageCache(new NounVersions(database), () => 0);
    const counters = await sharedCounters(undefined, { failed: () => undefined, answered: () => undefined });
    app = await makeServer({ config: readConfig({}), logger: pino({ level: 'silent' }), counters }, pages);
    app.get<{ Params: { pieces: string } }>('/list/:pieces', async ({ params }, reply) =>
      sendCsv(reply, 'list.csv', ['row', 'text'], readUntilOutage(Number(params.pieces))),
    );
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await place.remove();
  });

  const ask = (pieces: number, headers: Record<string, string> = {}): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const { port } = app.server.address() as AddressInfo;
      get({ port, host: '127.0.0.1', path: `/list/${pieces}`, headers, agent: false }, resolve).on('error', reject);
    });

  it('is refused in words before its first row', async () => {
    const answer = await ask(0);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect(JSON.parse(await text(answer))).toMatchObject({
      error: 'The server is busy. Please try again in a moment.',
    });
  });

  it.each([{}, { 'accept-encoding': 'gzip' }])(
    'breaks off after it, so that no part looks whole (%j)',
    async (headers) => {
      await expect(text(await ask(20, headers))).rejects.toThrow('aborted');
    },
  );

  it('is refused in words while the rows that were read wait to be compressed', async () => {
    const answer = await ask(1, { 'accept-encoding': 'gzip' });
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['content-disposition']).toBeUndefined();
    expect(JSON.parse(await text(answer))).toMatchObject({
      error: 'The server is busy. Please try again in a moment.',
    });
  });
});
