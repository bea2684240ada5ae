import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';

describe.each(engines)('leads and accounts on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const leave = (api: TestApp['api'], phone: string) =>
    api('POST /api/promotional-leads/submit', { body: { name: 'Asha Sen', phone } });
  const find = async (phone: string) =>
    (await site.adminApi('GET /api/promotional-leads', { query: { search: phone } })).leads[0];
  const note = async (phone: string, notes: string) => {
    const params = { id: (await find(phone))?._id ?? '' };
    await site.adminApi('PUT /api/promotional-leads/{id}/status', { params, body: { status: 'contacted', notes } });
  };
  const heldOf = async (api: TestApp['api']) => (await api('GET /api/users/me/export')).leads;

  it('a lead left while signed in is in the copy of one’s data, and goes with the account, its messages too', async () => {
    const { api } = await site.register();
    const phone = freshPhone();
    await leave(api, phone);
    await leave(api, phone);
    const id = (await find(phone))?._id ?? '';
    await note(phone, 'Likes hills');
    expect(await heldOf(api)).toMatchObject([{ _id: id, phone, notes: 'Likes hills', status: 'contacted' }]);
    await api('DELETE /api/users/me');
    expect(await find(phone)).toBeUndefined();
    const messages = site.database.read.selectFrom('outbox').select('id').where('aboutId', '=', id);
    expect(await messages.execute()).toEqual([]);
    const words = site.database.read.selectFrom('leadWords').select('word').where('leadId', '=', id);
    expect(await words.execute()).toEqual([]);
  });

  it('a person who types another’s phone neither reads nor erases their data', async () => {
    const [owner, stranger] = [await site.register(), await site.register()];
    const [theirs, nobodys] = [freshPhone(), freshPhone()];
    await leave(owner.api, theirs);
    await leave(site.api, nobodys);
    for (const phone of [theirs, nobodys]) {
      await note(phone, 'A private word');
      await leave(stranger.api, phone);
    }
    expect(await heldOf(stranger.api)).toEqual([]);
    // Nor can the first owner read what another person has typed since.
    expect(await heldOf(owner.api)).toEqual([]);
    await stranger.api('DELETE /api/users/me');
    for (const phone of [theirs, nobodys]) expect(await find(phone)).toMatchObject({ notes: 'A private word' });
  });

  it('a lead that is sent while the account is being erased is stored without an account', async () => {
    const { api } = await site.register();
    const [before, after] = [freshPhone(), freshPhone()];
    await Promise.all([leave(api, before), api('DELETE /api/users/me'), leave(api, after)]);
    const kept = site.database.read.selectFrom('leads').select('userId').where('canonicalPhone', 'in', [before, after]);
    expect((await kept.execute()).filter(({ userId }) => userId !== null)).toEqual([]);
  });
});
