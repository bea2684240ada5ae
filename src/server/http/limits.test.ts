import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { findProgram, freePort, startRedis } from '../../../test/servers.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

const closers: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const open = async (environment: Record<string, string> = {}): Promise<TestApp> => {
  const site = await startApp('sqlite', { environment });
  closers.push(site.close);
  return site;
};

/** Opens two processes that share a Redis. */
const openTwo = async () => {
  const port = await freePort();
  const redis = await startRedis(port);
  closers.push(redis.kill);
  const environment = { REDIS_URL: `redis://127.0.0.1:${port}` };
  const [one, two] = [await open(environment), await open(environment)];
  // A process that counts before its connection is there leaves Redis alone for half a second; then one call tries it.
  await wait(700);
  for (const { app } of [one, two]) await app.inject({ url: '/api/site', remoteAddress: '198.51.100.9' });
  return { redis, one, two };
};

/** Returns the statuses of `count` calls to a route limited to 60 per minute and address. */
const call = async (site: TestApp, count: number, headers: Record<string, string> = {}) => {
  const answers = await Promise.all(
    Array.from({ length: count }, () =>
      site.app.inject({ method: 'POST', url: '/api/itineraries/x/share', payload: { platform: 'copy' }, headers }),
    ),
  );
  return { answers, refused: answers.filter(({ statusCode }) => statusCode === 429) };
};

describe('request limits', () => {
  it('refuse the excess with words and Retry-After, and leave other routes alone', async () => {
    const site = await open();
    const { refused } = await call(site, 70);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused[0]?.json()).toMatchObject({ error: 'Too many requests. Please wait a moment and try again.' });
    expect((await site.app.inject('/api/test')).statusCode).toBe(200);
  });

  it('believe no forwarding header of a stranger', async () => {
    const site = await open();
    let refused = 0;
    for (let i = 0; i < 7; i++) refused += (await call(site, 10, { 'x-forwarded-for': `192.0.2.${i}` })).refused.length;
    expect(refused).toBe(10);
  });

  it('count by the address that a trusted proxy names', async () => {
    const site = await open({ TRUSTED_PROXIES: '127.0.0.1' });
    for (let i = 0; i < 7; i++) {
      expect((await call(site, 10, { 'x-forwarded-for': `192.0.2.${i}` })).refused).toHaveLength(0);
    }
  });

  it('hold when Redis is away', async () => {
    const site = await open({ REDIS_URL: 'redis://127.0.0.1:1' });
    expect((await call(site, 70)).refused).toHaveLength(10);
  });

  // On a busy machine Redis may answer too late, and then each process counts for itself.
  it.skipIf(!findProgram('redis-server'))(
    'hold over two processes, and when their Redis dies',
    { retry: 2 },
    async () => {
      const { redis, one, two } = await openTwo();
      expect((await call(one, 40)).refused).toHaveLength(0);
      expect((await call(two, 40)).refused).toHaveLength(20);
      await redis.kill();
      await wait(300);
      expect((await call(one, 30)).refused).toHaveLength(10);
    },
  );

  it.skipIf(!findProgram('redis-server'))(
    'wait for no Redis that hangs, and count in it again when it answers',
    async () => {
      const { redis, one, two } = await openTwo();
      redis.freeze();
      const since = performance.now();
      for (let i = 0; i < 10; i++) expect((await call(one, 2)).refused).toHaveLength(0);
      // Only an occasional call checks whether it is back; ten rounds of waiting would take two seconds.
      expect(performance.now() - since).toBeLessThan(1200);
      redis.thaw();
      await wait(1000);
      // One call notices that it is back; from then on both processes count together.
      await call(one, 1);
      await call(one, 30);
      expect((await call(two, 40)).refused.length).toBeGreaterThanOrEqual(9);
    },
  );
});
