import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BuildFiles } from './build-files.ts';

const SCRIPT = 'console.log("dusk");'.repeat(100);

describe('files of the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'safarnama-build-'));
  let server: Server;
  let url: string;
  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/script-abc.js'), SCRIPT);
    writeFileSync(join(folder, 'assets/script-abc.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(folder, 'assets/font-abc.woff2'), Buffer.from([0, 255, 128, 10]));
    writeFileSync(join(folder, 'assets/gone-abc.css'), 'a{}');
    writeFileSync(join(folder, 'icon.svg'), '<svg/>');
    writeFileSync(join(folder, 'service-worker.js'), 'skipWaiting()');
    const files = new BuildFiles(`${folder}/`, { 'x-content-type-options': 'nosniff' });
    rmSync(join(folder, 'assets/gone-abc.css'));
    server = createServer((request, response) => {
      if (!files.tryAnswer(request, response, () => 'request-id')) response.writeHead(404).end('handed on');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const read = (path: string, init: RequestInit = {}) => fetch(url + path, init);

  it('are sent in the best form that the caller accepts', async () => {
    const br = await read('/assets/script-abc.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(Object.fromEntries(br.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'x-request-id': 'request-id',
    });
    expect(await br.text()).toBe(SCRIPT);
    const plain = await read('/assets/script-abc.js?v=1', { headers: { 'accept-encoding': 'gzip' } });
    expect([plain.headers.get('content-encoding'), await plain.text()]).toEqual([null, SCRIPT]);
    const font = await read('/assets/font-abc.woff2');
    expect(font.headers.get('content-type')).toBe('font/woff2');
    expect(Buffer.from(await font.arrayBuffer())).toEqual(Buffer.from([0, 255, 128, 10]));
    expect((await read('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=3600');
    expect((await read('/service-worker.js')).headers.get('cache-control')).toBe('no-cache');
  });

  it('are not sent again to a caller that has them, and without a body for HEAD', async () => {
    const etag = (await read('/assets/script-abc.js')).headers.get('etag') ?? '';
    const again = await read('/assets/script-abc.js', { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const head = await read('/icon.svg', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '6', '']);
  });

  it.each([
    '/',
    '/assets',
    '/assets/script-abc.js.br',
    '/assets/../icon.svg.br',
    '/assets/gone-abc.css',
    '/constructor',
  ])('hand %s on', async (path) => {
    expect((await read(path)).status).toBe(404);
  });

  it('answer no other methods', async () => {
    expect((await read('/icon.svg', { method: 'POST' })).status).toBe(404);
  });
});
