import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { htmlPage } from '../../../../test/html-page.ts';
import { FIRST_ADMIN, startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import { addDays, dayInIndia, startOfDayInIndia } from '../../../core/dates.ts';
import type { Screens } from '../../http/screens.ts';

const TODAY = dayInIndia(TEST_NOW);

/** A home page that shows offers, read through the API as the real one does. */
const screens: Screens = {
  clientDir: null,
  development: false,
  render: async (_address, { fetch }) => {
    const { offers } = JSON.parse(await (await fetch('/api/site', {})).text()) as { offers: { title: string }[] };
    const html = `<!doctype html><html lang="en"><body>${offers.map(({ title }) => title).join()}</body></html>`;
    return htmlPage(html);
  },
};

const form = (more: object = {}) => ({
  title: 'Monsoon offer',
  text: 'A tenth off while it rains.',
  percent: 10,
  from: TODAY,
  until: addDays(TODAY, 2),
  chips: ['10% OFF'],
  ...more,
});

/** The request and response bodies in the API description. */
interface Documented {
  readonly paths: Record<
    string,
    Record<
      string,
      { readonly requestBody?: { readonly content: Record<string, { readonly schema: { $ref: string } }> } }
    >
  >;
  readonly components: { readonly schemas: Record<string, object> };
}

const pageOf = async ({ app }: TestApp): Promise<string> => (await app.inject('/')).payload.replace(/<[^>]*>/g, '');

describe.each(engines)('offers on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine, { screens });
  });
  afterAll(() => site.close());

  const create = async (more: object = {}) =>
    (await site.adminApi('POST /api/admin/offers', { body: form(more) })).offer;
  const remove = (id: string) => site.adminApi('DELETE /api/admin/offers/{id}', { params: { id } });
  const shown = async () => (await site.api('GET /api/site')).offers.map(({ title }) => title);
  const page = () => pageOf(site);
  const entries = async () => (await site.adminApi('GET /api/admin/audit', { query: {} })).entries;

  it('that are saved, changed or taken away show at the next request, and in the audit log', async () => {
    expect(await page()).toBe('');
    const offer = await create({ until: addDays(TODAY, 30) });
    expect(await page()).toBe('Monsoon offer');
    const params = { id: offer._id };
    const body = { ...form({ title: 'Winter offer', until: addDays(TODAY, 30) }), version: offer.version };
    const { offer: saved } = await site.adminApi('PUT /api/admin/offers/{id}', { params, body });
    expect(saved).toMatchObject({ title: 'Winter offer', version: 2, chips: ['10% OFF'] });
    expect(await page()).toBe('Winter offer');
    await remove(offer._id);
    expect(await page()).toBe('');
    expect((await entries()).slice(0, 3).map(({ action, subject }) => [action, subject])).toEqual([
      ['offer.deleted', 'Winter offer'],
      ['offer.saved', 'Winter offer'],
      ['offer.created', 'Monsoon offer'],
    ]);
    expect((await entries())[1]?.changes).toEqual([{ field: 'title', from: 'Monsoon offer', to: 'Winter offer' }]);
  });

  it('of two admins who change one, the second is told', async () => {
    const offer = await create();
    const params = { id: offer._id };
    const body = { ...form({ percent: 20 }), version: offer.version };
    await site.adminApi('PUT /api/admin/offers/{id}', { params, body });
    await expect(site.adminApi('PUT /api/admin/offers/{id}', { params, body })).rejects.toMatchObject({ status: 409 });
    await remove(offer._id);
    await expect(site.adminApi('PUT /api/admin/offers/{id}', { params, body })).rejects.toMatchObject({ status: 404 });
    await expect(remove(offer._id)).rejects.toMatchObject({ status: 404 });
  });

  it('keep their scope when a change names none, and what they say within it', async () => {
    const offer = await create({ scope: 'packages' });
    const params = { id: offer._id };
    const change = (more: object) =>
      site.adminApi('PUT /api/admin/offers/{id}', { params, body: { ...form(more), version: offer.version } });
    await expect(change({ title: '10% off all bookings' })).rejects.toMatchObject({
      status: 400,
      fields: { title: expect.stringContaining('for all travel packages only') },
    });
    const { offer: saved } = await change({ percent: 15 });
    expect(saved).toMatchObject({ percent: 15, scope: 'packages', version: 2 });
    expect((await entries())[0]?.changes).toEqual([{ field: 'percent', from: '10', to: '15' }]);
    const body = { ...form({ percent: 15, scope: 'all' }), version: saved.version };
    const { offer: widened } = await site.adminApi('PUT /api/admin/offers/{id}', { params, body });
    expect(widened.scope).toBe('all');
    await remove(offer._id);
  });

  it('cover all bookings when they are created without a scope', async () => {
    const offer = await create();
    expect(offer.scope).toBe('all');
    await remove(offer._id);
    const { paths, components } = (await site.app.inject('/api/openapi.json')).json<Documented>();
    const bodyOf = (path: string, method: string) => {
      const { $ref = '' } = paths[path]?.[method]?.requestBody?.content['application/json']?.schema ?? {};
      return components.schemas[$ref.replace('#/components/schemas/', '')];
    };
    expect(bodyOf('/api/admin/offers', 'post')).toMatchObject({ properties: { scope: { default: 'all' } } });
    const change = bodyOf('/api/admin/offers/{id}', 'put');
    expect(change).not.toHaveProperty('properties.scope.default');
    expect(change).toMatchObject({ required: expect.not.arrayContaining(['scope']) });
  });

  it.each([
    [{ title: ' ' }, { title: 'Title is required' }],
    [{ percent: 0 }, { percent: 'Percent must be at least 1' }],
    [{ percent: 91 }, { percent: 'Percent must be at most 90' }],
    [{ scope: 'hotels' }, { scope: 'What it covers must be all, packages or itineraries' }],
    [
      { title: '15% off' },
      { title: 'This offer takes 10% off, and these words say 15%. Write at most 10%, or raise the percent.' },
    ],
    [{ until: addDays(TODAY, -1) }, { until: 'The last day cannot lie before the first' }],
    [{ from: '2026-02-30' }, { from: 'First day is required' }],
    [{ chips: Array(7).fill('chip') }, { chips: 'No more than 6 chips fit' }],
  ])('refuse %o', async (more, fields) => {
    await expect(create(more)).rejects.toMatchObject({ status: 400, fields });
    expect(await shown()).toEqual([]);
  });

  it('show at most twelve, the one that lowers prices among them', async () => {
    const site = await startApp(engine);
    const create = (more: object) => site.adminApi('POST /api/admin/offers', { body: form(more) });
    for (let day = 1; day <= 13; day++) await create({ title: `Offer ${day}`, until: addDays(TODAY, day) });
    await create({ title: 'The best', percent: 20, until: addDays(TODAY, 30) });
    const { offers } = await site.api('GET /api/site');
    expect(offers.map(({ title }) => title)).toEqual([
      ...Array.from({ length: 11 }, (_, at) => `Offer ${at + 1}`),
      'The best',
    ]);
    await site.close();
  });

  it('are shown from their first to their last day in India, on pages that were kept as well', async () => {
    const site = await startApp(engine, { screens });
    const page = () => pageOf(site);
    const create = async (more: object = {}) =>
      (await site.adminApi('POST /api/admin/offers', { body: form(more) })).offer;
    const running = await create();
    const planned = await create({ title: 'Puja offer', from: addDays(TODAY, 1), until: addDays(TODAY, 1) });
    expect([running.state, planned.state]).toEqual(['running', 'planned']);
    expect(await page()).toBe('Monsoon offer');
    expect(await page()).toBe('Monsoon offer');

    // A minute before Indian midnight nothing has changed; a minute after it the cached page is gone.
    site.advance(startOfDayInIndia(addDays(TODAY, 1)) - TEST_NOW - 60_000);
    expect(await page()).toBe('Monsoon offer');
    site.advance(2 * 60_000);
    expect(await page()).toBe('Puja offer,Monsoon offer');
    site.advance(24 * 3_600_000 - 2 * 60_000);
    expect(await page()).toBe('Puja offer,Monsoon offer');
    site.advance(60_000);
    expect(await page()).toBe('Monsoon offer');
    site.advance(24 * 3_600_000);
    expect(await page()).toBe('');
    const signedIn = await site.api('POST /api/admin/auth/login', {
      body: { email: FIRST_ADMIN.ADMIN_EMAIL, password: FIRST_ADMIN.ADMIN_PASSWORD },
    });
    const { offers, total } = await site.apiAs('token' in signedIn ? signedIn.token : null)('GET /api/admin/offers', {
      query: {},
    });
    expect(offers.map(({ title, state }) => [title, state])).toEqual([
      ['Monsoon offer', 'ended'],
      ['Puja offer', 'ended'],
    ]);
    expect(total).toBe(2);
    await site.close();
  });

  it('are closed to all but admins', async () => {
    const traveller = await site.register();
    await expect(traveller.api('GET /api/admin/offers', { query: {} })).rejects.toMatchObject({ status: 403 });
    await expect(site.api('POST /api/admin/offers', { body: form() })).rejects.toMatchObject({ status: 401 });
  });
});
