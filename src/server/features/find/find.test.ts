import type { Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, refusalOf } from '../../../../test/admins.ts';
import { blogForms } from '../../../../test/blog-posts.ts';
import { engines, makeDatabase } from '../../../../test/databases.ts';
import { freshPhone, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { keepPackage } from '../../../../test/travel-packages.ts';
import type { FoundRecord } from '../../../contracts/find.ts';
import { USERS_BY_WORDS } from '../../database/indexed-nouns.ts';
import { up as indexUsers } from '../../database/migrations/0009-found-from-anywhere.ts';
import { inPieces } from '../../database/word-index.ts';
import { newestByWords } from './newest-by-words.ts';

describe.each(engines)('the search over the back office on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
    await keepPackage(site.database, { slug: 'munnar-in-mist', now: TEST_NOW }, { title: 'Munnar in mist' });
  });
  afterAll(() => site.close());

  const find = async (q: string, api = site.adminApi): Promise<FoundRecord[]> =>
    (await api('GET /api/admin/search', { query: { q } })).results;
  const kindsOf = (found: readonly FoundRecord[]) => found.map(({ kind }) => kind);

  const book = (fullName: string, phone: string) =>
    site.api('POST /api/packages/book', {
      body: {
        packageSlug: 'munnar-in-mist',
        itemType: 'package',
        fullName,
        phone,
        travelers: 2,
        preferredDate: '2027-01-10',
      },
    });

  it('finds one person as booking, lead and user, by name and by phone, however it is written', async () => {
    const phone = freshPhone();
    const { booking } = await book('Zubeida Qureshi', phone);
    await site.api('POST /api/promotional-leads/submit', { body: { name: 'Zubeida Qureshi', phone } });
    const { user } = await site.register({ name: 'Zubeida Qureshi', phone, email: 'zubi@example.org' });

    for (const q of [
      'zubeida',
      'QURESHI zub',
      phone,
      phone.slice(-4),
      `${phone.slice(-6, -3)} ${phone.slice(-3)}`,
      `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
    ]) {
      expect(kindsOf(await find(q)), q).toEqual(['booking', 'lead', 'user']);
    }
    expect(await find(booking.reference)).toMatchObject([
      { kind: 'booking', _id: booking._id, title: 'Zubeida Qureshi', text: expect.stringContaining(booking.reference) },
    ]);
    expect(await find('zubi@example.org')).toMatchObject([{ kind: 'user', _id: user._id }]);
  });

  it('finds packages and posts by their titles', async () => {
    const { _id } = await blogForms(site).created({ title: 'Munnar for walkers' });
    const found = await find('munnar');
    expect(found.find(({ kind }) => kind === 'package')).toMatchObject({ title: 'Munnar in mist' });
    expect(found.find(({ kind }) => kind === 'blog')).toMatchObject({ _id, title: 'Munnar for walkers' });
  });

  it('finds places by their names and those of their sights, but not for an editor', async () => {
    const [place] = (await find('tiger hill')).filter(({ kind }) => kind === 'place');
    expect(place).toMatchObject({
      _id: 'darjeeling',
      title: 'Darjeeling',
      text: expect.stringMatching(/^West Bengal, /),
    });
    const editor = await addAdmin(site, 'editor');
    expect(kindsOf(await find('tiger hill', editor.api))).not.toContain('place');
  });

  it('answers at most five of a kind, the newest of them, and counts as the list of its section does', async () => {
    for (let nth = 1; nth <= 7; nth++) await book(`Vasumitra Number ${nth}`, freshPhone());
    const found = await find('vasumitra');
    expect(found.map(({ title }) => title)).toEqual([7, 6, 5, 4, 3].map((nth) => `Vasumitra Number ${nth}`));
    const { totals } = await site.adminApi('GET /api/admin/search', { query: { q: 'vasumitra' } });
    expect(totals).toEqual([{ kind: 'booking', total: 7, totalIsAtLeast: false }]);
    const listed = await site.adminApi('GET /api/admin/bookings', { query: { search: 'vasumitra' } });
    expect(listed.total).toBe(7);
  });

  it('shows an editor packages and posts, and no personal data', async () => {
    const editor = await addAdmin(site, 'editor');
    await site.register({ name: 'Munnar Nair' });
    const kinds = new Set(kindsOf(await find('munnar', editor.api)));
    expect([...kinds]).toEqual(['package', 'blog']);
    expect(kindsOf(await find('munnar'))).toContain('user');
  });

  it('forgets who has erased their account, and a lead that was deleted', async () => {
    const { api } = await site.register({ name: 'Xerxes Daruwala' });
    expect(await find('xerxes')).toHaveLength(1);
    await api('DELETE /api/users/me');
    expect(await find('xerxes')).toEqual([]);
    const left = await site.database.read.selectFrom('userWords').select('word').execute();
    expect(left.map(({ word }) => Buffer.from(word).toString())).not.toContain('xerxes');

    await site.api('POST /api/promotional-leads/submit', { body: { name: 'Yashodhara P', phone: freshPhone() } });
    const [lead] = await find('yashodhara');
    await site.adminApi('DELETE /api/promotional-leads/{id}', { params: { id: lead?._id ?? '' } });
    expect(await find('yashodhara')).toEqual([]);
  });

  it('finds who registered before there was an index of users', async () => {
    const place = await makeDatabase(engine);
    const { db, close } = await place.open();
    await db.schema.dropTable('userWords').execute();
    await db.schema.alterTable('users').dropColumn('searchText').execute();
    const people = Array.from({ length: 501 }, (_, nth) => ({
      id: `u${String(nth).padStart(4, '0')}`,
      name: `Elder ${nth}`,
      phone: `98300${10_000 + nth}`,
      email: null,
      canonicalPhone: `98300${10_000 + nth}`,
      passwordHash: '',
      consent: '',
      createdAt: 0,
    }));
    await inPieces(people, (piece) => db.insertInto('users').values(piece).execute());
    await indexUsers(db as unknown as Kysely<unknown>);
    const newest = newestByWords({ ...site.database, read: db }, USERS_BY_WORDS);
    expect(await newest(['elder'], 1)).toEqual({ ids: ['u0500'], total: 501, totalIsAtLeast: false });
    expect((await newest(['10007'], 5)).ids).toEqual(['u0007']);
    await close();
    await place.remove();
  });

  it('answers nothing to what holds no word, and refuses who is no admin', async () => {
    expect(await find(' -- ')).toEqual([]);
    expect(await find('%')).toEqual([]);
    expect((await refusalOf(find('munnar', site.api)))?.status).toBe(401);
    expect((await refusalOf(find('x'.repeat(101))))?.status).toBe(400);
  });

  it('finds among the newest what thousands are called, and by look-up what stands together once', async () => {
    const rows = Array.from({ length: 22_000 }, (_, nth) => ({
      id: `many${String(nth).padStart(6, '0')}`,
      phone: '',
      email: null,
      passwordHash: '',
      consent: '',
      name: '',
      canonicalPhone: `many${nth}`,
      createdAt: 0,
      searchText: nth === 5 ? ' common both' : nth % 2 === 0 ? ' common' : ' both',
    }));
    for (let start = 0; start < rows.length; start += 1000) {
      const some = rows.slice(start, start + 1000);
      await site.database.db.insertInto('users').values(some).execute();
      const entries = some.flatMap(({ id, searchText }) =>
        searchText
          .trim()
          .split(' ')
          .map((word) => ({ word: Buffer.from(word), userId: id })),
      );
      await site.database.db.insertInto('userWords').values(entries).execute();
    }
    const newest = newestByWords(site.database, USERS_BY_WORDS);
    const common = await newest(['common'], 2);
    expect(common).toMatchObject({ ids: ['many021998', 'many021996'], totalIsAtLeast: true });
    expect(common.total).toBeGreaterThan(99);
    expect(await newest(['common', 'both'], 2)).toEqual({ ids: ['many000005'], total: 1, totalIsAtLeast: false });
  });
});
