import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerErrors } from '../../http/refusals.ts';
import { mountUploads } from './routes.ts';

describe('an uploaded picture is served', () => {
  const NAME = '0m9zk3x1a0123456789abcdefg-480x320.webp';
  const store = new Map([[NAME, Buffer.from('bytes')]]);
  const app = Fastify();
  beforeAll(async () => {
    answerErrors(app);
    mountUploads(app, { get: async (name) => store.get(name) ?? null });
    await app.ready();
    return () => app.close();
  });
  const get = (file: string, headers = {}) => app.inject({ url: `/pictures/uploads/${file}`, headers });

  it('for ever, as what it is, in a place where nothing can run', async () => {
    const { statusCode, headers, payload } = await get(NAME);
    expect([statusCode, payload]).toEqual([200, 'bytes']);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      etag: `"${NAME}"`,
    });
  });

  it('once: who has it already is told so', async () => {
    const { statusCode, payload } = await get(NAME, { 'if-none-match': `W/"${NAME}"` });
    expect([statusCode, payload]).toEqual([304, '']);
  });

  it.each([
    NAME.replace('webp', 'jpg'),
    NAME.replace('webp', 'svg'),
    `..%2f..%2fsafarnama.sqlite`,
    `%2e%2e/${NAME}`,
    `.${NAME}.part`,
    `${NAME}%00`,
    `${NAME}%00.jpg`,
    `..%5c${NAME}`,
    `${NAME}/`,
    '%ff%fe',
    '.',
    '',
    'a'.repeat(5000),
  ])('and %s is not one', async (file) => {
    const { statusCode, headers, payload } = await get(file);
    expect([400, 404, 414]).toContain(statusCode);
    expect(headers['content-type']).toContain('application/json');
    expect(payload).not.toMatch(/bytes|sqlite|node_modules|at /);
    expect(headers['cache-control'] ?? 'no-store').not.toContain('immutable');
  });
});
