import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BLOG_FORM, blogForms } from '../../../test/blog-posts.ts';
import { engines } from '../../../test/databases.ts';
import { freshPhone, startApp, type TestApp } from '../../../test/start-app.ts';
import { multipart, PACKAGE_FORM } from '../../../test/travel-packages.ts';
import { type ApiKey, api } from '../../contracts/api.ts';
import { adminAccess, type Endpoint } from '../../contracts/endpoint.ts';

/** Values that no field may fail on, whatever its purpose. */
const HOSTILE: readonly unknown[] = [
  '',
  'a\u0000b',
  '\ud800',
  '\u2028',
  '__proto__',
  'constructor',
  'toString',
  "';drop table leads;--",
  '%',
  '\\',
  '9'.repeat(400),
  '1e999',
  'NaN',
  '-1',
  '0.5',
  '9007199254740993',
  'x'.repeat(30_000),
  '{"a":1}',
  '[',
  [],
  ['a'],
  [[]],
  {},
  { toString: 1 },
  { __proto__: null },
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
];
/** The values most likely to be accepted, tried one at a time. */
const ALONE = HOSTILE.filter((_, index) => index % 3 === 1);

const BODIES: readonly (string | Buffer)[] = [
  '',
  '[]',
  'null',
  '"text"',
  '0',
  '{',
  '{"a":1,}',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":1}}',
  '\u0000',
  '{"name":"a","name":["b"]}',
  '['.repeat(30_000),
  `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5001)}`,
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
];
const QUERIES = ['page=1&page=2', 'page[]=1', '__proto__=x', 'search=%ff%fe', '%', '&&&=', 'page=%00', 'limit=1e2'];
const TELLTALE = /\/src\/|node_modules|\bat \w+ \(|sqlite|postgres|select ["*]|insert into|constraint/i;

/** Input that is valid except for one field gets further than entirely invalid input. */
const GOOD: Readonly<Partial<Record<ApiKey, Readonly<Record<string, unknown>>>>> = {
  'POST /api/promotional-leads/submit': { name: 'Asha Sen', phone: '9876543210' },
  'PUT /api/promotional-leads/{id}/status': { status: 'contacted', notes: 'Notes', followUpOn: '2026-12-01' },
  'POST /api/blogs/create': BLOG_FORM,
  'PUT /api/blogs/{id}': { version: '1' },
  'POST /api/packages/admin/create': PACKAGE_FORM,
  'PUT /api/packages/admin/{id}': { version: '1' },
};

const shapeOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

describe.each(engines)('no input causes a server error on %s:', (engine) => {
  let site: TestApp;
  let userToken: string;
  let ids: Record<string, string>;
  beforeAll(async () => {
    site = await startApp(engine);
    userToken = (await site.register()).token;
    const { _id: post } = await blogForms(site).created({ status: 'published' });
    const phone = freshPhone();
    await site.api('POST /api/promotional-leads/submit', { body: { name: 'Asha Sen', phone } });
    const { leads } = await site.adminApi('GET /api/promotional-leads', { query: {} });
    const { messages } = await site.adminApi('GET /api/admin/outbox', { query: {} });
    ids = {
      '/api/blogs': post,
      '/api/promotional-leads': leads[0]?._id ?? '',
      '/api/admin/outbox': messages[0]?._id ?? '',
    };
  });
  afterAll(() => site.close());

  let calls = 0;
  /** Addresses differ, so that rate limits do not answer. */
  const send = async (key: ApiKey, url: string, payload?: string | Buffer, type = 'application/json') => {
    const [method = ''] = key.split(' ');
    const { access } = api[key] as Endpoint;
    const token = adminAccess(access) !== null ? site.adminToken : userToken;
    const answer = await site.app.inject({
      method: method as 'GET',
      url,
      remoteAddress: `198.18.${Math.floor(calls / 250) % 250}.${calls++ % 250}`,
      headers: { authorization: `Bearer ${token}`, ...(payload !== undefined && { 'content-type': type }) },
      ...(payload !== undefined && { payload }),
    });
    const what = `${key} as ${url.slice(0, 100)} with ${String(payload).slice(0, 200)}`;
    expect(answer.statusCode, what).toBeLessThan(500);
    if (answer.statusCode < 400) return;
    expect(typeof answer.json<{ error: unknown }>().error, what).toMatch(/string|object/);
    expect(answer.payload, what).not.toMatch(TELLTALE);
  };

  /** Returns the address with existing ids, so that the code after the look-up is reached. */
  const goodAddress = (path: string): string => {
    const [, id = '0mhzzzzzz'] = Object.entries(ids).find(([start]) => path.startsWith(start)) ?? [];
    return path.replace(/\{\w+\}/g, id);
  };
  // Ending the session would end the test; planning a trip takes seconds each.
  const keys = (Object.keys(api) as ApiKey[]).filter(
    (key) => !/logout|DELETE \/api\/(users\/me|admin\/demo)|itinerary$|details$/.test(key),
  );

  // Some have thirty fields, each tried with every value.
  it.each(keys)('%s', { timeout: 120_000 }, async (key) => {
    const endpoint: Endpoint = api[key];
    const path = key.slice(key.indexOf(' ') + 1);
    const good = GOOD[key] ?? {};
    if (path.includes('{')) {
      for (const part of [
        '%00',
        '__proto__',
        '%ff',
        '..%2f..',
        '%f0%9f%8c%84',
        `${'x'.repeat(290)}`,
        "'--",
        '%2525',
        '*',
      ]) {
        await send(key, path.replace(/\{\w+\}/g, part), endpoint.body ? '{}' : undefined);
      }
    }
    for (const query of QUERIES) await send(key, `${goodAddress(path)}?${query}`, endpoint.body ? '{}' : undefined);
    for (const name of shapeOf(endpoint.query)) {
      for (const value of HOSTILE.filter((each) => typeof each === 'string')) {
        const written = encodeURIComponent(value.toWellFormed().slice(0, 5000));
        await send(key, `${goodAddress(path)}?${name}=${written}`);
      }
    }
    if (endpoint.body) {
      for (const body of BODIES) await send(key, goodAddress(path), body);
      const names = shapeOf(endpoint.body);
      for (const value of HOSTILE) {
        const fields = Object.fromEntries(names.map((name) => [name, value]));
        await send(key, goodAddress(path), JSON.stringify(fields));
      }
      for (const value of key in GOOD ? HOSTILE : ALONE) {
        for (const name of names) await send(key, goodAddress(path), JSON.stringify({ ...good, [name]: value }));
      }
    }
    if (endpoint.multipart) {
      const names = shapeOf(endpoint.multipart.parts);
      for (const value of HOSTILE.filter((each) => typeof each === 'string')) {
        for (const name of names) {
          const { payload, headers } = multipart({ ...(good as Record<string, string>), [name]: value });
          await send(key, goodAddress(path), payload, headers['content-type']);
        }
      }
    }
    expect(site.failures).toEqual([]);
  });

  // Otherwise the requests would have been rejected for lack of a session, proving nothing.
  it('and the sessions that it was tried with were open to the end', async () => {
    const statusOf = async (url: string, token: string): Promise<number> =>
      (await site.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).statusCode;
    expect(await statusOf('/api/admin/auth/profile', site.adminToken)).toBe(200);
    expect(await statusOf('/api/users/me', userToken)).toBe(200);
  });
});
