import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { startModelServer } from '../../../../test/model-servers.ts';
import { freshPhone, startApp, type TestApp } from '../../../../test/start-app.ts';

describe.each(engines)('settings on %s', (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
    other = await startApp(engine, { place });
  });
  afterAll(async () => {
    await site.close();
    await other.close();
    await place.remove();
  });

  const read = async (from = site) => (await from.adminApi('GET /api/admin/settings')).settings;
  /** Returns the settings as a form sends them to keep the key. */
  async function form() {
    const { ai, ...rest } = await read();
    const { apiKey: _, ...shownAi } = ai;
    return { ...rest, ai: shownAi };
  }
  const save = async (changed: object, from = site) =>
    (await from.adminApi('PUT /api/admin/settings', { body: { ...(await form()), ...changed } })).settings;
  /** The last entry on settings; others, such as that of the sign-in, may be written after it. */
  const lastEntry = async () => {
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: { limit: 20 } });
    return entries.find(({ action }) => action.startsWith('settings.'));
  };
  const storedText = async () =>
    (await site.database.read.selectFrom('settings').select('value').executeTakeFirstOrThrow()).value;

  it('begin with the defaults of the specification', async () => {
    expect(await read()).toMatchObject({
      maxRequestsPerMinute: 100,
      tokenLimit: 10_000,
      sessionTimeoutHours: 24,
      notificationsEnabled: true,
      usageTracking: true,
      costTracking: true,
      twoFactorRequired: false,
      retention: { activityDays: 365, leadDays: 365, aiLogDays: 90, planDays: 7 },
      version: 0,
    });
  });

  it('are kept, show a key only by its end, and say who changed what', async () => {
    const { ai } = await form();
    const settings = await save({ tokenLimit: 5000, ai: { ...ai, apiKey: 'sk-secret-1234' } });
    expect(settings).toMatchObject({ tokenLimit: 5000, version: 1, ai: { apiKey: '…1234' } });
    expect(await read()).toEqual(settings);
    const entry = await lastEntry();
    expect(entry).toMatchObject({ admin: 'admin', action: 'settings.saved' });
    expect(entry?.changes).toEqual([
      { field: 'tokenLimit', from: '10000', to: '5000' },
      { field: 'ai.apiKey', from: '', to: '…1234' },
    ]);
    expect(JSON.stringify(entry)).not.toContain('sk-secret');
    expect(await storedText()).not.toContain('sk-secret');
  });

  it('are in force in another process at its next question', async () => {
    const { site: details } = await form();
    await save({ sessionTimeoutHours: 12, site: { ...details, brand: 'Pathik', agency: 'Ganga Tours' } });
    expect(await read(other)).toMatchObject({ sessionTimeoutHours: 12, ai: { apiKey: '…1234' } });
    expect(await other.api('GET /api/site')).toMatchObject({ brand: 'Pathik', agency: 'Ganga Tours' });
    const feed = await other.app.inject('/feed.xml');
    expect(feed.payload).toContain('<title>Pathik travel blog</title>');
    expect((await other.app.inject('/site.webmanifest')).json()).toMatchObject({ name: 'Pathik' });
    const phone = freshPhone();
    await other.api('POST /api/promotional-leads/submit', { body: { name: 'Ravi Das', phone } });
    const { messages } = await site.adminApi('GET /api/admin/outbox', { query: {} });
    expect(messages.find(({ channel }) => channel === 'sms')?.text).toContain('Ganga Tours will call you soon');
  });

  it('touch public pages only where those show them', async () => {
    const versionOf = async (noun: string) =>
      (await site.database.db.selectFrom('nounVersions').selectAll().where('noun', '=', noun).executeTakeFirst())
        ?.version ?? 0;
    const before = await versionOf('site');
    await save({ tokenLimit: 6000 });
    expect(await versionOf('site')).toBe(before);
    await save({ site: { ...(await form()).site, tagline: 'Another one.' } });
    expect(await versionOf('site')).toBe(before + 1);
  });

  it('keep the key when a save does not send it, drop it with its provider, and take it away when it is empty', async () => {
    const { ai } = await form();
    expect((await save({})).ai.apiKey).toBe('…1234');
    expect((await save({ ai: { ...ai, provider: 'google' } })).ai.apiKey).toBe('');
    expect((await save({ ai: { ...ai, provider: 'google', apiKey: 'short' } })).ai.apiKey).toBe('…');
    expect((await save({ ai: { ...ai, provider: 'google', apiKey: 'other' } })).ai.apiKey).toBe('…');
    expect((await lastEntry())?.changes).toEqual([{ field: 'ai.apiKey', from: '…', to: '…' }]);
    expect((await save({ ai: { ...ai, provider: 'google', apiKey: '' } })).ai.apiKey).toBe('');
  });

  it('stay as they are, the key with them, when they are sent back as they were read', async () => {
    const begun = await form();
    const everySetting = {
      maxRequestsPerMinute: 77,
      tokenLimit: 4321,
      sessionTimeoutHours: 7,
      twoFactorRequired: false,
      notificationsEnabled: false,
      usageTracking: false,
      costTracking: false,
      messages: { smsCountries: ['IN', 'NP'], perDay: 44 },
      retention: { activityDays: 31, leadDays: 32, aiLogDays: 33, planDays: 34 },
      ai: {
        provider: 'openai' as const,
        model: 'gpt-x',
        apiKey: 'sk-kept-and-kept-9876',
        dailyBudgetUsd: 3.5,
        modelOnly: true,
        temperature: 1.2,
        price: { input: 0.5, output: 2 },
        rupeesPerDollar: 91.5,
      },
      site: {
        brand: 'Musafir',
        agency: 'Teesta Tours',
        tagline: '',
        phone: '+91 353 000 0000',
        email: 'a@b.example',
        whatsapp: '+91 353 000 0001',
        twitter: 'teesta',
        office: 'Hill Cart Road,\nSiliguri',
        map: {
          lat: 26.7,
          lon: 88.4,
          link: 'https://example.org/map?x=1',
          embed: 'https://maps.example.org/embed?at={lat},{lon}',
          tiles: 'https://tiles.example.org/{z}/{x}/{y}.png?key=public',
          credit: '© Example',
          creditLink: 'https://example.org/credit',
        },
      },
    };
    const { ai } = await save(everySetting);
    expect(await read()).toMatchObject({ ...everySetting, ai: { ...everySetting.ai, apiKey: '…9876' } });
    const [stored, before] = [await storedText(), await lastEntry()];
    const sent = await read();
    expect(sent.ai.apiKey).toBe('…9876');
    const { settings } = await site.adminApi('PUT /api/admin/settings', { body: sent });
    expect(settings).toEqual(sent);
    expect(await storedText()).toBe(stored);
    expect(await lastEntry()).toEqual(before);
    const changed = { ...sent, tokenLimit: 4322 };
    await site.adminApi('PUT /api/admin/settings', { body: changed });
    expect((await lastEntry())?.changes).toEqual([{ field: 'tokenLimit', from: '4321', to: '4322' }]);
    expect((await read()).ai.apiKey).toBe('…9876');
    // The mask of another key is rejected as well.
    const other = save({ ai: { ...ai, apiKey: '…1111' } });
    const message = 'This is not a whole key. Paste the key again, or leave the one that is kept.';
    await expect(other).rejects.toMatchObject({ status: 400, fields: { 'ai.apiKey': message } });
    const { version } = await read();
    await site.adminApi('PUT /api/admin/settings', { body: { ...begun, version, ai: { ...begun.ai, apiKey: '' } } });
  });

  it('refuse a save over one that was not read, and one of two at the same moment', async () => {
    const stale = await form();
    await save({ tokenLimit: 7000 });
    await expect(site.adminApi('PUT /api/admin/settings', { body: stale })).rejects.toMatchObject({ status: 409 });
    const fresh = { ...(await form()), tokenLimit: 7001 };
    const both = await Promise.allSettled(
      [site, other].map((app) => app.adminApi('PUT /api/admin/settings', { body: fresh })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('say what is wrong beside each field, and change nothing', async () => {
    const before = await read();
    const body = await form();
    const refused = save({
      tokenLimit: 1,
      retention: { ...body.retention, leadDays: 0.5 },
      site: {
        ...body.site,
        brand: ' ',
        email: 'nobody',
        phone: 'call us',
        map: {
          ...body.site.map,
          lat: 91,
          link: 'javascript:alert(1)',
          embed: 'http://maps.provider.com',
          tiles: 'https://10.0.0.1/{z}/{x}/{y}.png',
          creditLink: 'ftp://provider.com',
        },
      },
    });
    await expect(refused).rejects.toMatchObject({
      status: 400,
      fields: {
        tokenLimit: 'Token limit must be at least 100',
        'retention.leadDays': 'Days to keep leads must be a whole number',
        'site.brand': 'Brand is required',
        'site.email': 'Please enter a valid email address',
        'site.phone': 'Please enter a valid phone number',
        'site.map.lat': 'Latitude must be at most 90',
        'site.map.link': 'Please enter an address that begins with https://',
        'site.map.embed': expect.stringContaining('Please enter an address that begins with https://'),
        'site.map.tiles': expect.stringContaining('{z}/{x}/{y}'),
        'site.map.creditLink': 'Please enter an address that begins with https://',
      },
    });
    expect(await read()).toEqual(before);
  });

  it('want the credit of map tiles beside their address', async () => {
    const { site: details } = await form();
    const tiles = 'https://tiles.provider.com/{z}/{x}/{y}.png';
    await expect(save({ site: { ...details, map: { ...details.map, tiles } } })).rejects.toMatchObject({
      fields: { 'site.map.credit': 'Please name whom the tiles are from' },
    });
  });

  it('stored before maps could be set have the embedded map of the default, and no tiles', async () => {
    const place = await makeDatabase(engine);
    const { site: details } = await form();
    const { lat, lon, link } = details.map;
    const before = await startApp(engine, { place });
    const value = JSON.stringify({ tokenLimit: 4000, site: { ...details, map: { lat, lon, link } } });
    await before.database.db.insertInto('settings').values({ name: 'settings', value, version: 3 }).execute();
    await before.close();
    const old = await startApp(engine, { place });
    expect(await read(old)).toMatchObject({
      version: 3,
      tokenLimit: 4000,
      site: { map: { lat, embed: expect.stringMatching(/^https:/), tiles: '', credit: '', creditLink: '' } },
    });
    await old.close();
    await place.remove();
  });

  it('are shut to travellers', async () => {
    const traveller = await site.register();
    await expect(traveller.api('GET /api/admin/settings')).rejects.toMatchObject({ status: 403 });
    await expect(site.api('GET /api/admin/audit', { query: {} })).rejects.toMatchObject({ status: 401 });
  });
});

describe('the language model of the settings', () => {
  const ENVIRONMENT = { AI_PROVIDER: 'google', AI_MODEL: 'gemini-x', AI_API_KEY: 'started-with-1234' };

  it('is shown as the process was started with it, without its key', async () => {
    const site = await startApp('sqlite', { environment: { ...ENVIRONMENT, AI_BASE_URL: 'http://127.0.0.1:9/v1' } });
    const answer = await site.adminApi('GET /api/admin/settings');
    expect(answer.settings.ai).toMatchObject({
      environment: { provider: 'google', model: 'gemini-x' },
      provider: 'environment',
      hasBaseUrl: true,
      apiKey: '',
    });
    expect(JSON.stringify(answer)).not.toContain('started-with');
    await site.close();
    const plain = await startApp('sqlite');
    const { ai } = (await plain.adminApi('GET /api/admin/settings')).settings;
    expect(ai).toMatchObject({ environment: null, hasBaseUrl: false });
    await plain.close();
  });

  it('is tried with the key that is typed or kept for its provider, never with another provider’s', async () => {
    const server = await startModelServer({ protocol: 'compatible', answer: () => ({ json: { sight: 'Taj Mahal' } }) });
    const site = await startApp('sqlite', { environment: { AI_BASE_URL: server.url } });
    const { ai, ...rest } = (await site.adminApi('GET /api/admin/settings')).settings;
    const save = async (provider: 'openai' | 'compatible', apiKey: string, version: number) => {
      const { environment: _, hasBaseUrl: __, ...kept } = ai;
      const body = { ...rest, version, ai: { ...kept, provider, apiKey, model: 'm' } };
      await site.adminApi('PUT /api/admin/settings', { body });
    };
    const keyOf = async (trial: { apiKey?: string }) => {
      const body = { provider: 'compatible' as const, model: 'village-8b', temperature: 0, ...trial };
      const tried = await site.adminApi('POST /api/admin/settings/try-model', { body });
      expect(tried).toMatchObject({ outcome: 'answered', model: 'village-8b' });
      return server.asked.at(-1)?.headers.authorization?.replace('Bearer ', '') ?? '';
    };
    await save('openai', 'kept-for-openai', 0);
    expect(await keyOf({})).not.toContain('kept');
    expect(await keyOf({ apiKey: 'typed' })).toBe('typed');
    await save('compatible', 'kept-for-this', 1);
    expect(await keyOf({})).toBe('kept-for-this');
    expect(await keyOf({ apiKey: '…this' })).toBe('kept-for-this');
    expect(await keyOf({ apiKey: '' })).not.toContain('kept');
    const nobody = { provider: 'none' as const, model: '', temperature: 0 };
    expect(await site.adminApi('POST /api/admin/settings/try-model', { body: nobody })).toMatchObject({
      outcome: 'none',
      provider: '',
      model: '',
    });
    await site.close();
    await server.stop();
  });

  it('is cancelled when the admin who tried it disconnects', async () => {
    const server = await startModelServer({ protocol: 'compatible', answer: () => ({ fault: 'silent' }) });
    const site = await startApp('sqlite', { environment: { AI_BASE_URL: server.url } });
    const url = await site.app.listen({ host: '127.0.0.1', port: 0 });
    const leaving = new AbortController();
    const trial = fetch(`${url}/api/admin/settings/try-model`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.adminToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ provider: 'compatible', model: 'village-8b', temperature: 0 }),
      signal: leaving.signal,
    });
    const ended = expect(trial).rejects.toThrow('aborted');
    await expect.poll(() => server.asked.length, { timeout: 5000 }).toBe(1);
    leaving.abort();
    await ended;
    await expect.poll(() => server.left.length, { timeout: 2000 }).toBe(1);
    await site.close();
    await server.stop();
  });
});
