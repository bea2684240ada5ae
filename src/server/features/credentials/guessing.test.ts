import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';

const MINUTE_MS = 61_000;

describe.each(engines)('guessing a password on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const signIn = async (phone: string, password: string, address: string) => {
    const call = site.apiAs(null, address)('POST /api/users/login', { body: { phone, password } });
    return (await refusalOf(call))?.status ?? 200;
  };
  /** Sends wrong guesses from several networks at once. */
  const guessFrom = (phone: string, networks: number) =>
    Promise.all(Array.from({ length: networks }, (_, i) => signIn(phone, `wrong ${i}`, `203.0.${i}.1`)));
  const countOf = (statuses: readonly number[], status: number) => statuses.filter((one) => one === status).length;

  it('that never stops does not keep the owner out where they are for the first time', async () => {
    const { user } = await site.register({ phone: freshPhone(), password: 'the right one' });
    await guessFrom(user.phone, 34);
    site.advance(MINUTE_MS);
    const statuses = await guessFrom(user.phone, 34);
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([30, 4]);
    expect(await signIn(user.phone, 'the right one', '198.19.7.1')).toBe(200);
  });

  it('from new networks is bounded too', async () => {
    const { user } = await site.register();
    const statuses = await guessFrom(user.phone, 43);
    expect([countOf(statuses, 401), countOf(statuses, 429)]).toEqual([40, 3]);
  });
});
