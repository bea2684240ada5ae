import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin } from '../../../../test/admins.ts';
import { blogForms } from '../../../../test/blog-posts.ts';
import { engines } from '../../../../test/databases.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { translations } from '../../../../test/translations.ts';
import { packageForms } from '../../../../test/travel-packages.ts';
import { PACKAGES_BY_WORDS } from '../../database/indexed-nouns.ts';
import { deletableRecords } from '../../records/deletable-records.ts';

const TEA = {
  status: 'published',
  title: 'Tea hills of Kurseong',
  features: JSON.stringify(['Toy train', 'Tea garden']),
  itinerary: JSON.stringify([{ title: 'Up', detail: 'By jeep from the station.' }]),
};
const HINDI = {
  title: 'कुर्सियांग की चाय पहाड़ियाँ',
  description: '<p>चाय, टॉय ट्रेन और मठ।</p>',
  'features[]': ['टॉय ट्रेन', 'चाय बागान'],
};

describe.each(engines)('translations on %s', (engine) => {
  let site: TestApp;
  let packages: ReturnType<typeof packageForms>;
  let posts: ReturnType<typeof blogForms>;
  let admin: ReturnType<typeof translations>;
  beforeAll(async () => {
    site = await startApp(engine);
    packages = packageForms(site);
    posts = blogForms(site);
    admin = translations(site.adminApi);
  });
  afterAll(() => site.close());

  const shown = async (slug: string, lang: 'en' | 'hi' | 'bn' = 'hi') =>
    (await site.api('GET /api/packages/{slug}', { params: { slug }, query: { lang } })).package;
  const actions = async () =>
    (await site.adminApi('GET /api/admin/audit', { query: {} })).entries.map(({ action, subject }) => [
      action,
      subject,
    ]);

  it('are drafts, which visitors do not read, until they are released, and again when they are withdrawn', async () => {
    const { _id: id, slug } = await packages.created(TEA);
    const empty = await admin.read('package', id);
    expect(empty).toMatchObject({
      state: 'none',
      version: 0,
      title: TEA.title,
      page: `/package/${slug}`,
      canDraft: false,
    });
    expect(empty.fields.map(({ path }) => path)).toEqual([
      'title',
      'shortDescription',
      'description',
      'travelDetails.fromLocation',
      'travelDetails.toLocation',
      'features[]',
      'itinerary[].title',
      'itinerary[].detail',
      'bookingInfo.cancellationPolicy',
      'bookingInfo.refundPolicy',
    ]);
    const draft = await admin.save(empty, HINDI, false);
    expect(draft).toMatchObject({ state: 'draft', isShown: false, version: 1, updatedBy: 'admin' });
    expect(await shown(slug)).toMatchObject({ title: TEA.title, language: 'en', languages: ['en'] });
    const released = await admin.save(draft, {}, true);
    expect(released).toMatchObject({ state: 'released', isShown: true, isStale: false });
    expect(await shown(slug)).toMatchObject({
      title: HINDI.title,
      description: HINDI.description,
      features: HINDI['features[]'],
      shortDescription: 'Five days in the hills.',
      itinerary: [{ day: 1, title: 'Up' }],
      language: 'hi',
      languages: ['en', 'hi'],
    });
    expect(await shown(slug, 'bn')).toMatchObject({ title: TEA.title, language: 'en', languages: ['en', 'hi'] });
    const newer = await admin.save(released, { title: 'कुर्सियांग' }, false);
    expect(newer).toMatchObject({ state: 'draft', isShown: true });
    expect((await shown(slug)).title).toBe(HINDI.title);
    expect(await admin.withdraw(newer)).toMatchObject({ state: 'draft', isShown: false });
    expect(await shown(slug)).toMatchObject({ title: TEA.title, language: 'en' });
    expect((await actions()).slice(0, 4)).toEqual(
      ['withdrawn', 'saved', 'released', 'saved'].map((did) => [`translation.${did}`, `${TEA.title} (Hindi)`]),
    );
  });

  it('are in lists, and found by their words, in every language', async () => {
    const { _id: id, slug } = await packages.created({ ...TEA, title: 'Only of this list' });
    const before = await site.api('GET /api/packages', { query: { search: 'सूची', lang: 'hi' } });
    expect(before.total).toBe(0);
    const translation = await admin.release('package', id, { title: 'केवल इस सूची की यात्रा' });
    const { packages: hindi, filters } = await site.api('GET /api/packages', { query: { search: 'सूची', lang: 'hi' } });
    expect(hindi).toMatchObject([{ slug, title: 'केवल इस सूची की यात्रा', language: 'hi', languages: ['en'] }]);
    expect(filters).toEqual({ search: 'सूची' });
    const { packages: english } = await site.api('GET /api/packages', { query: { search: 'सूची' } });
    expect(english).toMatchObject([{ slug, title: 'Only of this list', language: 'en' }]);
    // Another save of the original keeps the words of its translations.
    await packages.save(await adminPackage(id), { title: 'Only of that list' });
    expect((await site.api('GET /api/packages', { query: { search: 'सूची' } })).total).toBe(1);
    await admin.withdraw(translation);
    expect((await site.api('GET /api/packages', { query: { search: 'सूची' } })).total).toBe(0);
    expect((await site.api('GET /api/packages', { query: { search: 'that list' } })).total).toBe(1);
  });

  const adminPackage = async (id: string) =>
    (await site.adminApi('GET /api/packages/admin/{id}', { params: { id } })).package;

  it('tell which originals have changed since, and stay shown', async () => {
    const original = await packages.created(TEA);
    const { _id: id, slug } = original;
    await admin.release('package', id, HINDI);
    expect((await adminPackage(id)).translations).toEqual([
      { language: 'hi', state: 'released', isShown: true, isStale: false, byModel: false },
      { language: 'bn', state: 'none', isShown: false, isStale: false, byModel: false },
    ]);
    const features = JSON.stringify(['Sunrise', 'Tea garden', 'Toy train']);
    await packages.save(original, { title: 'Tea hills by train', features });
    expect((await adminPackage(id)).translations[0]).toMatchObject({ state: 'released', isStale: true });
    const opened = await admin.read('package', id);
    const textsAt = (path: string) => opened.fields.find((field) => field.path === path)?.texts ?? [];
    expect(textsAt('title')).toMatchObject([{ original: 'Tea hills by train', text: HINDI.title }]);
    expect(textsAt('title')[0]?.madeFrom).not.toBe(textsAt('title')[0]?.mark);
    expect(textsAt('features[]').map(({ text }) => text)).toEqual(['', 'चाय बागान', 'टॉय ट्रेन']);
    expect(await shown(slug)).toMatchObject({ title: HINDI.title, features: JSON.parse(features) });
    const done = await admin.save(opened, { title: HINDI.title, 'features[]': ['सूर्योदय'] }, true);
    expect(done.isStale).toBe(false);
    expect((await shown(slug)).features).toEqual(['सूर्योदय', 'चाय बागान', 'टॉय ट्रेन']);
  });

  it('are refused where they are not true to the original, each text beside its field', async () => {
    const content = '<p>See <a href="/packages">our packages</a>, {name}.</p>';
    const { _id: id } = await posts.created({ status: 'published', content, metaTitle: 'Short' });
    const opened = await admin.read('post', id);
    const wrong = {
      content: '<p>हमारे <a href="https://elsewhere.example/">पैकेज</a>, {name}</p>',
      metaTitle: 'क'.repeat(61),
    };
    await expect(admin.save(opened, wrong, false)).rejects.toMatchObject({
      status: 400,
      fields: { content: 'Keep the original’s link to /packages.', metaTitle: 'Write at most 60 characters.' },
    });
    const { _id: tea } = await packages.created(TEA);
    const half = { title: 'चाय', 'features[]': ['टॉय ट्रेन'] };
    const draft = await admin.save(await admin.read('package', tea), half, false);
    await expect(admin.save(draft, {}, true)).rejects.toMatchObject({
      fields: { 'features[1]': '1 of 2 entries are translated. Translate all of them, or none.' },
    });
    await expect(admin.release('package', tea, { title: '', 'features[]': [''] })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('are cleaned as their originals are, and lead to pages in their language', async () => {
    const content = '<p>See <a href="/packages">our packages</a>.</p>';
    const { _id: id, slug } = await posts.created({ status: 'published', content, tags: 'tea' });
    const hindi = '<p onclick="x()">हमारे <a href="/packages">पैकेज</a><script>alert(1)</script> देखें।</p>';
    await admin.release('post', id, { content: hindi, title: 'धीमी  रेलें', 'tags[]': ['चाय'] });
    const { blog } = await site.api('GET /api/blogs/{id}', { params: { id: slug }, query: { lang: 'hi' } });
    expect(blog).toMatchObject({
      title: 'धीमी रेलें',
      content: '<p>हमारे <a href="/hi/packages">पैकेज</a> देखें।</p>',
      tags: ['चाय'],
      languages: ['en', 'hi'],
    });
    const { blogs } = await site.api('GET /api/blogs', { query: { search: 'रेलें', lang: 'hi' } });
    expect(blogs).toMatchObject([{ slug, title: 'धीमी रेलें', language: 'hi' }]);
    const { blog: bengali } = await site.api('GET /api/blogs/{id}', { params: { id: slug }, query: { lang: 'bn' } });
    expect(bengali.content).toContain('href="/bn/packages"');
  });

  it('are listed for search engines exactly where the main texts are translated', async () => {
    const { _id: id, slug } = await packages.created(TEA);
    const entry = async (address: string) => {
      const sitemap = (await site.app.inject('/sitemap.xml')).payload;
      return sitemap.split('<url>').find((each) => each.includes(`/${address}/package/${slug}</loc>`));
    };
    await admin.release('package', id, { title: 'चाय' });
    expect([await entry('hi'), await entry('bn')]).toEqual([undefined, undefined]);
    await admin.release('package', id, HINDI);
    expect(await entry('hi')).toContain(`hreflang="en-IN" href="http://localhost:3000/package/${slug}"`);
    expect(await entry('hi')).toContain(`hreflang="hi-IN" href="http://localhost:3000/hi/package/${slug}"`);
    expect(await entry('hi')).not.toContain('bn-IN');
    await admin.remove(await admin.read('package', id));
    expect(await entry('hi')).toBeUndefined();
  });

  it('do not overwrite each other', async () => {
    const { _id: id } = await packages.created(TEA);
    const opened = await admin.read('package', id);
    await admin.save(opened, { title: 'चाय' }, false);
    await expect(admin.save(opened, { title: 'पहाड़' }, true)).rejects.toMatchObject({ status: 409 });
    const now = await admin.read('package', id);
    await packages.save(await adminPackage(id), { features: '[]' });
    await expect(admin.save(now, { title: 'पहाड़' }, false)).rejects.toMatchObject({ status: 409 });
    const shown = await admin.read('package', id, 'bn');
    const both = await Promise.allSettled([
      admin.save(shown, { title: 'ক' }, true),
      admin.save(shown, { title: 'খ' }, true),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('of two languages, and their original, can be saved at once', async () => {
    const content = `<p>${Array.from({ length: 300 }, (_, number) => `word${number}`).join(' ')}</p>`;
    for (let round = 0; round < 6; round++) {
      const post = await posts.created({ status: 'published', content, title: `At once ${round}` });
      const { _id: id } = post;
      const saved = [
        admin.release('post', id, { title: 'एक साथ', content }),
        admin.release('post', id, { title: 'একসঙ্গে', content }, 'bn'),
      ];
      await Promise.all(saved);
      const opened = await admin.read('post', id);
      await Promise.all([
        admin.save(opened, { title: 'साथ-साथ' }, true),
        posts.save(post, { title: `Later ${round}` }),
      ]);
      const { isStale, fields } = await admin.read('post', id);
      expect(isStale).toBe(fields.some(({ texts }) => texts.some(({ mark, madeFrom }) => mark !== madeFrom)));
    }
  });

  it('are deleted with their record, come back with it, and end with it', async () => {
    const { _id: id, slug } = await packages.created(TEA);
    await admin.release('package', id, HINDI);
    await site.adminApi('DELETE /api/packages/admin/{id}', { params: { id } });
    await expect(admin.read('package', id)).rejects.toMatchObject({ status: 404 });
    await site.adminApi('POST /api/packages/admin/{id}/restore', { params: { id } });
    expect((await shown(slug)).title).toBe(HINDI.title);
    await site.adminApi('DELETE /api/packages/admin/{id}', { params: { id } });
    const left = () =>
      site.database.read.selectFrom('translations').select('version').where('recordId', '=', id).execute();
    expect(await left()).toHaveLength(1);
    const { database } = site;
    await deletableRecords(PACKAGES_BY_WORDS, database).purge(database.db, id, TEST_NOW + 1);
    expect(await left()).toEqual([]);
  });

  it('are for those who may edit the record', async () => {
    const { _id: id } = await packages.created(TEA);
    const editor = await addAdmin(site, 'editor');
    const mine = translations(editor.api);
    expect(await mine.release('package', id, { title: 'चाय' })).toMatchObject({ state: 'released' });
    await expect(mine.read('site', 'texts')).rejects.toMatchObject({ status: 403 });
    await expect(admin.read('package', 'no-such-one')).rejects.toMatchObject({ status: 404 });
    await expect(admin.release('site', 'no-such-one', { tagline: 'चाय' })).rejects.toMatchObject({ status: 404 });
    await mine.remove(await mine.read('package', id));
    await expect(mine.remove(await mine.read('package', id))).rejects.toMatchObject({ status: 404 });
  });
});
