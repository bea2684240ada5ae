import { once } from 'node:events';
import { createReadStream, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeDatabase, type TestDatabase } from '../../../test/databases.ts';
import { htmlPage } from '../../../test/html-page.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { BuildFiles } from './build-files.ts';
import { sendCsv } from './csv.ts';
import { readForm } from './multipart-form.ts';
import { NounVersions } from './noun-versions.ts';
import { PageCache } from './page-cache.ts';
import { mountScreens } from './screens.ts';
import { makeServer } from './server.ts';
import { sharedCounters } from './shared-limits.ts';

/** More than the kernel buffers for a caller who does not read. */
const LARGE = 24 * 1024 * 1024;
const HALF_A_FORM =
  'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 900000\r\n\r\n' +
  `--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n${'a'.repeat(90_000)}`;
const HALF_AN_OBJECT = 'Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"name":';

async function* linesWithoutEnd() {
  for (;;) yield Array.from({ length: 1000 }, (_, row) => [row, 'a line of a list']);
}

describe('callers who leave in the middle', () => {
  let place: TestDatabase;
  let database: Database;
  let app: FastifyInstance;
  let port: number;
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-gone-'));
  const logged: string[] = [];
  let openFiles = 0;

  beforeAll(async () => {
    place = await makeDatabase('sqlite');
    database = await place.open();
    mkdirSync(join(folder, 'assets'));
    for (const name of ['assets/script.js', 'picture.webp'])
      writeFileSync(join(folder, name), Buffer.alloc(LARGE, 'a'));
    writeFileSync(join(folder, 'assets/script.js.br'), Buffer.alloc(LARGE, 'b'));
    const pages = new PageCache(new NounVersions(database), () => 0);
    const counters = await sharedCounters(undefined, { failed: () => undefined, answered: () => undefined });
    const logger = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
    const files = new BuildFiles(folder, {});
    app = await makeServer({ config: readConfig({}), logger, counters, files }, pages);
    app.get('/backup', async (_request, reply) => {
      const file = createReadStream(join(folder, 'picture.webp'));
      openFiles += 1;
      file.once('close', () => {
        openFiles -= 1;
      });
      return reply.header('content-type', 'application/gzip').header('content-length', LARGE).send(file);
    });
    app.get('/list', async (_request, reply) => sendCsv(reply, 'list.csv', ['row', 'text'], linesWithoutEnd()));
    app.post('/object', { schema: { body: z.object({ name: z.string() }) } }, async () => 'taken');
    app.post('/form', { config: { takesForms: true } }, async (request) => {
      const spec = { parts: z.object({}), numbered: [], files: { parts: ['image'], most: 1 } };
      using _form = await readForm(request, spec);
      return 'taken';
    });
    const render = async () => htmlPage('a page');
    const mapOrigins = async () => ({ tiles: '', embed: '' });
    const screens = { clientDir: folder, development: false, render };
    mountScreens({ app, screens, pages, siteUrl: 'http://localhost', mapOrigins });
    await app.listen({ port: 0, host: '127.0.0.1' });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    app.server.closeAllConnections();
    await app.close();
    await database.close();
    await place.remove();
    rmSync(folder, { recursive: true });
  });

  it.each([
    ['a static file', 'GET /picture.webp', '\r\n'],
    ['a static file in its compressed form', 'GET /assets/script.js', 'Accept-Encoding: br\r\n\r\n'],
    ['a static file that has a compressed form', 'GET /assets/script.js', '\r\n'],
    ['a backup', 'GET /backup', 'Accept-Encoding: gzip, br\r\n\r\n'],
    ['a list as a file', 'GET /list', '\r\n'],
    ['a list as a compressed file', 'GET /list', 'Accept-Encoding: gzip\r\n\r\n'],
    ['a page', 'GET /packages', '\r\n'],
    ['sending an object', 'POST /object', HALF_AN_OBJECT],
    ['sending a form with pictures', 'POST /form', HALF_A_FORM],
  ])('of %s are no error', async (_what, line, rest) => {
    for (const leave of ['destroy', 'resetAndDestroy'] as const) {
      for (const afterMs of [0, 30]) {
        const socket = connect(port, '127.0.0.1').on('error', () => undefined);
        await once(socket, 'connect');
        const answered = line.startsWith('GET') ? once(socket, 'readable') : wait(0);
        socket.write(`${line} HTTP/1.1\r\nHost: x\r\n${rest}`);
        await answered;
        await wait(afterMs);
        socket[leave]();
      }
    }
    await expect.poll(() => openFiles).toBe(0);
    await wait(100);
    expect(logged.splice(0)).toEqual([]);
  });
});
