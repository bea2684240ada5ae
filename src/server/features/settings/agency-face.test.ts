import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { plain } from '../../../../test/pictures.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { multipart } from '../../../../test/travel-packages.ts';

describe.each(engines)('the face of an agency on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const shown = () => site.api('GET /api/site', { query: {} });

  /** Saves looks over the settings as they are. */
  async function save(looks: object) {
    const { settings } = await site.adminApi('GET /api/admin/settings');
    const { ai, ...rest } = settings;
    const { apiKey: _, ...shownAi } = ai;
    const body = { ...rest, ai: shownAi, site: { ...rest.site, ...looks } };
    return (await site.adminApi('PUT /api/admin/settings', { body })).settings;
  }

  async function sendLogo(bytes: Buffer, token = site.adminToken) {
    const { payload, headers } = multipart({}, [{ part: 'logo', fileName: 'logo.png', bytes }]);
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/admin/settings/logo',
      headers: { ...headers, authorization: `Bearer ${token}` },
      payload,
    });
    return { status: answer.statusCode, url: String(answer.json().url) };
  }

  const logoOf = async () => sendLogo(await plain(400, 120).png().toBuffer());

  it('has words and colours that can be read', async () => {
    const looks = { headline: 'Where to this winter?', actionColour: '#C8102E', trustColour: '#17306b' };
    await save(looks);
    expect(await shown()).toMatchObject({ ...looks, actionColour: '#c8102e', logo: '' });
  });

  it.each([
    [{ trustColour: '#9fd8d0' }, /Too faint to read.*nearest/],
    [{ actionColour: 'red' }, /colour such as/],
    [{ actionColour: '#fff;}body{display:none}' }, /./],
    [{ logo: 'https://other.example/logo.png' }, /logo/],
    [{ headline: 'x'.repeat(81) }, /80/],
  ])('refuses %j and changes nothing', async (looks, said) => {
    const before = await shown();
    const refusal = await refusalOf(save(looks));
    expect(refusal?.status).toBe(400);
    expect(refusal?.message).toMatch(said);
    expect(await shown()).toEqual(before);
  });

  it('shows a logo that was sent, which stays as long as it is shown', async () => {
    const { url } = await logoOf();
    await save({ logo: url });
    expect((await shown()).logo).toBe(url);
    const ownerOf = async (address: string) => {
      const id = /uploads\/(\w+)-/.exec(address)?.[1] ?? '';
      return (await site.database.read.selectFrom('uploads').select('owner').where('id', '=', id).executeTakeFirst())
        ?.owner;
    };
    expect(await ownerOf(url)).toBe('site:logo');
    const other = await logoOf();
    await save({ logo: other.url });
    expect([await ownerOf(url), await ownerOf(other.url)]).toEqual([null, 'site:logo']);
    await save({ logo: '' });
    expect(await ownerOf(other.url)).toBeNull();
  });

  it('refuses a logo that is gone, and what is no picture', async () => {
    const gone = '/pictures/uploads/0mwzvsm3204p9eum64mqfyt0du-400x120.jpg';
    expect(await refusalOf(save({ logo: gone }))).toMatchObject({ status: 409 });
    expect((await sendLogo(Buffer.from('<svg onload="x()"/>'))).status).toBe(415);
    expect((await sendLogo(await plain(40, 40).png().toBuffer(), 'no-token')).status).toBe(401);
  });
});
