import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { LEGAL_PAGES, type LegalPageName } from '../../../core/legal/legal-pages.ts';

const TEXT = '<p>We keep your name and number.</p><h2>Your rights</h2><p>Ask us.</p>';

describe.each(engines)('legal pages on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const managed = async (name: LegalPageName) =>
    (await site.adminApi('GET /api/admin/legal/{name}', { params: { name } })).page;

  async function save(name: LegalPageName, content: string, publish: boolean, version?: number) {
    const body = { content, publish, version: version ?? (await managed(name)).version };
    return (await site.adminApi('PUT /api/admin/legal/{name}', { params: { name }, body })).page;
  }

  const read = (name: LegalPageName) => site.api('GET /api/legal/{name}', { params: { name } });

  it.each(LEGAL_PAGES)('begin with a draft of %s that says what is to be filled in, and no page', async (name) => {
    const page = await managed(name);
    expect(page).toMatchObject({ state: 'none', version: 0, publishedAt: null, editions: [] });
    expect(page.blanks.length).toBeGreaterThan(2);
    expect(page.content).not.toMatch(/\{\w+\}/);
    expect(await refusalOf(read(name))).toMatchObject({ status: 404 });
  });

  it('are not published while a blank is left, and nothing of the attempt is kept', async () => {
    const { content, blanks } = await managed('grievance');
    const refusal = await refusalOf(save('grievance', content, true));
    expect(refusal).toMatchObject({ status: 400, message: expect.stringContaining(blanks[0] ?? '?') });
    expect(await managed('grievance')).toMatchObject({ state: 'none', version: 0 });
  });

  it('are read, linked and listed once published, as they were published', async () => {
    expect(await save('privacy', TEXT, true)).toMatchObject({ state: 'published', blanks: [], version: 1 });
    expect((await read('privacy')).page).toMatchObject({ content: TEXT, language: 'en', languages: ['en'] });
    expect((await site.api('GET /api/site', { query: {} })).legal).toEqual(['privacy']);
    expect((await site.app.inject('/sitemap.xml')).payload).toContain('/privacy</loc>');
    const draft = await save('privacy', `${TEXT}<p>More, [[soon]].</p>`, false);
    expect(draft).toMatchObject({ state: 'changed', blanks: ['soon'] });
    expect((await read('privacy')).page.content).toBe(TEXT);
  });

  it('keep every edition, and come off the site without losing the text', async () => {
    await save('terms', '<p>First.</p>', true);
    await save('terms', '<p>Second.</p>', true);
    const { editions, version } = await managed('terms');
    expect(editions.map(({ number }) => number)).toEqual([2, 1]);
    const params = { name: 'terms', number: 1 } as const;
    const { edition } = await site.adminApi('GET /api/admin/legal/{name}/editions/{number}', { params });
    expect(edition.content).toBe('<p>First.</p>');
    const call = 'POST /api/admin/legal/{name}/withdraw';
    const { page } = await site.adminApi(call, { params: { name: 'terms' }, body: { version } });
    expect(page).toMatchObject({ state: 'withdrawn', content: '<p>Second.</p>' });
    expect(await refusalOf(read('terms'))).toMatchObject({ status: 404 });
    const again = site.adminApi(call, { params: { name: 'terms' }, body: { version: page.version } });
    expect(await refusalOf(again)).toMatchObject({ status: 404 });
  });

  it('of two admins who save at once, one is told, and both may be the first', async () => {
    const saves = await Promise.allSettled([
      save('cancellation', '<p>Mine.</p>', true, 0),
      save('cancellation', '<p>Yours.</p>', true, 0),
    ]);
    expect(saves.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await managed('cancellation')).editions).toHaveLength(1);
    expect(await refusalOf(save('cancellation', '<p>Late.</p>', true, 0))).toMatchObject({ status: 409 });
  });

  it.each([
    ['nothing', '<p> </p>', 400],
    ['only what is removed', '<script>alert(1)</script>', 400],
    ['more than a page holds', `<p>${'word '.repeat(13_000)}</p>`, 400],
    ['more than a call holds', 'x'.repeat(200_001), 400],
  ])('refuse %s', async (_what, content, status) => {
    expect(await refusalOf(save('grievance', content, true))).toMatchObject({ status });
    expect((await managed('grievance')).version).toBe(0);
  });

  it('lose what runs or is hidden', async () => {
    const page = await save(
      'grievance',
      '<p onclick="x()">Write <a href="javascript:x()">us</a></p><iframe></iframe>',
      true,
    );
    expect(page.content).toBe('<p>Write us</p>');
  });

  it('are read in another language once their translation is released, until the text changes', async () => {
    const key = { kind: 'legal', id: 'privacy', language: 'hi' } as const;
    const call = 'PUT /api/admin/translations/{kind}/{id}/{language}';
    const { translation } = await site.adminApi('GET /api/admin/translations/{kind}/{id}/{language}', { params: key });
    const [field] = translation.fields;
    expect(field).toMatchObject({ path: 'content', texts: [{ original: TEXT }] });
    const text = { text: '<p>हम आपका नाम रखते हैं।</p>', madeFrom: field?.texts[0]?.mark ?? '' };
    const fields = [{ path: 'content', texts: [text] }];
    await site.adminApi(call, { params: key, body: { version: translation.version, release: true, fields } });
    const inHindi = () => site.api('GET /api/legal/{name}', { params: { name: 'privacy' }, query: { lang: 'hi' } });
    expect((await inHindi()).page).toMatchObject({ language: 'hi', content: expect.stringContaining('नाम') });
    const page = await save('privacy', '<p>Something else.</p>', true);
    expect(page.translations).toMatchObject([{ language: 'hi', isStale: true }, { language: 'bn' }]);
  });

  it('are for admins alone to change', async () => {
    const { api } = await site.register();
    const call = api('GET /api/admin/legal');
    expect(await refusalOf(call)).toMatchObject({ status: 403 });
  });
});
