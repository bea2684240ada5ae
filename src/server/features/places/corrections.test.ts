import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEA_ROOM } from '../../../../test/added-sight.ts';
import { engines, makeDatabase, type TestDatabase } from '../../../../test/databases.ts';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import type { CorrectionForm } from '../../../contracts/place-corrections.ts';
import { NounVersions } from '../../http/noun-versions.ts';
import { liveFacts } from '../../records/places/live-facts.ts';

const GROUNDS = { source: 'https://tourism.example/notice', why: 'Rang the office', replaces: null };
const fee = (value: number, more: object = {}) => ({ fact: 'fee', value, ...GROUNDS, ...more }) as CorrectionForm;
const closed = (from: string, to: string): CorrectionForm => ({
  fact: 'closures',
  value: [{ from, to, reason: 'A visit of state' }],
  ...GROUNDS,
});
const ADDED: CorrectionForm = { fact: 'sight', value: { ...TEA_ROOM, closedWeekdays: [] }, ...GROUNDS };
const SEARCH = {
  from: 'Delhi',
  to: 'Agra',
  departureDate: '2027-02-09',
  returnDate: '2027-02-11',
  travellers: 2,
  travelClass: 'Economy',
  priceRange: [0, 50_000],
};
const TAJ = 'agra-taj-mahal';

describe.each(engines)('corrections of places on %s', (engine) => {
  let place: TestDatabase;
  let site: TestApp;
  /** Another process of the same site. */
  let other: TestApp;
  beforeAll(async () => {
    place = await makeDatabase(engine);
    site = await startApp(engine, { place });
    other = await startApp(engine, { place });
  });
  afterAll(async () => {
    expect([...site.failures, ...other.failures]).toEqual([]);
    await other.close();
    await site.close();
    await place.remove();
  });

  const correct = async (id: string, body: CorrectionForm) =>
    (await site.adminApi('POST /api/admin/places/{id}/corrections', { params: { id }, body })).correction;
  const end = (id: string) => site.adminApi('DELETE /api/admin/place-corrections/{id}', { params: { id } });
  const show = async (id: string) => (await site.adminApi('GET /api/admin/places/{id}', { params: { id } })).place;
  const sightAt = async ({ api }: TestApp, id: string) => {
    const { place: page } = await api('GET /api/places/{slug}', { params: { slug: 'agra' }, query: {} });
    return page.sights.find((sight) => sight.id === id);
  };
  const refusal = async (id: string, body: object) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: `/api/admin/places/${id}/corrections`,
      headers: { authorization: `Bearer ${site.adminToken}` },
      payload: body,
    });
    return { status: answer.statusCode, fields: answer.json().fields };
  };
  /** Plans a trip and returns the sights that its plans visit, and their addresses. */
  const plan = async ({ app }: TestApp, search: object = SEARCH) => {
    const answer = await app.inject({ method: 'POST', url: '/api/generate-itinerary', payload: search });
    expect(answer.statusCode).toBe(200);
    const { itineraries } = answer.json() as { itineraries: { slug: string; placesToVisit: string[] }[] };
    return { slugs: itineraries.map(({ slug }) => slug), text: JSON.stringify(itineraries) };
  };

  it('names places in the language of the admin, and finds them by it', async () => {
    const read = async (url: string) => {
      const headers = { authorization: `Bearer ${site.adminToken}`, 'accept-language': 'bn' };
      return (await site.app.inject({ method: 'GET', url, headers })).json();
    };
    const { places, states } = await read(`/api/admin/places?search=${encodeURIComponent('দার্জিলিং')}`);
    expect(places[0]).toMatchObject({ id: 'darjeeling', name: 'দার্জিলিং', state: 'পশ্চিমবঙ্গ' });
    expect(states.map(({ name }: { name: string }) => name)).toContain('কেরল');
    const { place } = await read('/api/admin/places/darjeeling');
    expect(place.officeSights[0]).toMatchObject({ name: 'টাইগার হিলে সূর্যোদয়' });
    expect(place.officeSights[0].about).toMatch(/\p{Script=Bengali}/u);
  });

  it('are at work at the next request of every process, with source and author, until they end', async () => {
    const before = await sightAt(other, TAJ);
    const made = await correct(TAJ, fee(75));
    expect(made).toMatchObject({ placeId: TAJ, baseId: 'agra', value: 75, applies: true });
    expect(await sightAt(site, TAJ)).toMatchObject({ feeRupees: 75, checkedOn: expect.any(String) });
    expect(await sightAt(other, TAJ)).toMatchObject({ feeRupees: 75 });
    const { inForce, officeSights } = await show('agra');
    expect(inForce).toEqual([made]);
    expect(officeSights.find(({ id }) => id === TAJ)?.facts.fee).toEqual({
      source: [GROUNDS.source],
      checkedOn: new Date(TEST_NOW).toISOString().slice(0, 10),
      confidence: 'high',
    });
    await end(made._id);
    expect(await sightAt(other, TAJ)).toEqual(before);
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: {} });
    const deeds = entries.map(({ action, subject }) => `${action} ${subject}`);
    expect(deeds).toContain('place.corrected Taj Mahal');
    expect(deeds).toContain('place.correction-ended Taj Mahal');
    await expect(end(made._id)).rejects.toMatchObject({ status: 404 });
  });

  it('change the next plan in every process, and tell which stored plans they break', async () => {
    const first = await plan(site);
    expect(first.text).toContain('Taj Mahal');
    const made = await correct(TAJ, closed('2027-02-01', '2027-02-28'));
    for (const each of [site, other]) {
      const { slugs, text } = await plan(each);
      expect(text).not.toContain('"Taj Mahal"');
      expect(slugs.filter((slug) => first.slugs.includes(slug))).toEqual([]);
    }
    const broken = await other.adminApi('GET /api/admin/places/{id}/plans', {
      params: { id: 'agra' },
      query: { after: '' },
    });
    expect(broken.next).toBeNull();
    expect(broken.plans.map(({ slug }) => slug).toSorted()).toEqual(first.slugs.toSorted());
    expect(broken.plans[0]?.breaks.map(({ check }) => check)).toContain('V06');
    await end(made._id);
    const mended = await other.adminApi('GET /api/admin/places/{id}/plans', {
      params: { id: 'agra' },
      query: { after: '' },
    });
    expect(mended.plans).toEqual([]);
    expect((await plan(site)).slugs).toEqual(first.slugs);
  });

  it('add and hide sights, which are found again in the office', async () => {
    const made = await correct('agra', ADDED);
    expect(made.placeId).toBe('agra-old-tea-room');
    const cheaper = await correct('agra-old-tea-room', fee(20));
    expect(await sightAt(other, 'agra-old-tea-room')).toMatchObject({ feeRupees: 20 });
    const hidden = await correct('agra-mehtab-bagh', { fact: 'hidden', value: true, ...GROUNDS });
    expect(await sightAt(site, 'agra-mehtab-bagh')).toBeUndefined();
    const { officeSights, corrections } = await show('agra');
    expect(corrections).toBe(3);
    expect(officeSights.find(({ id }) => id === 'agra-old-tea-room')?.added).toBe(true);
    expect(officeSights.find(({ id }) => id === 'agra-mehtab-bagh')?.hidden).toBe(true);
    const list = await site.adminApi('GET /api/admin/places', { query: { search: 'old tea room' } });
    expect(list.places.map(({ id }) => id)).toEqual(['agra']);
    const { corrections: all } = await site.adminApi('GET /api/admin/place-corrections');
    expect(all.map(({ _id }) => _id)).toEqual([hidden._id, cheaper._id, made._id]);
    await end(made._id);
    await end(hidden._id);
    expect((await show('agra')).inForce).toEqual([]);
  });

  it('name added sights in any script, and say when one is there already', async () => {
    const named = (name: string) => ({ ...ADDED, value: { ...TEA_ROOM, name } }) as CorrectionForm;
    const made = await correct('agra', named('पुरानी चाय'));
    expect(made.placeId).toBe('agra-purani-cay');
    const next = await correct('agra', named('পুরোনো চা'));
    expect(next.placeId).not.toBe(made.placeId);
    expect(await refusal('agra', named('पुरानी चाय'))).toMatchObject({ status: 400 });
    await end(made._id);
    await end(next._id);
  });

  it('that were made meanwhile are not overwritten', async () => {
    const made = await correct(TAJ, fee(75));
    expect(await refusal(TAJ, fee(80))).toMatchObject({ status: 409 });
    const next = await correct(TAJ, fee(80, { replaces: made._id }));
    expect(await refusal(TAJ, fee(90, { replaces: made._id }))).toMatchObject({ status: 409 });
    expect((await show('agra')).inForce).toEqual([next]);
    await end(next._id);
    const twice = await Promise.allSettled([correct(TAJ, fee(1)), correct(TAJ, fee(2))]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { inForce } = await show('agra');
    expect(inForce).toHaveLength(1);
    await end(inForce[0]?._id ?? '');
  });

  it.each([
    ['a fee below nothing', TAJ, fee(-5), 400],
    ['closed on all days', TAJ, { fact: 'closedDays', value: [0, 1, 2, 3, 4, 5, 6], ...GROUNDS }, 400],
    ['abroad', TAJ, { fact: 'position', value: { lat: 27.7, lon: 85.3 }, ...GROUNDS }, 400],
    ['hours of a clock that does not exist', TAJ, { fact: 'hours', value: ['09:00-26:00'], ...GROUNDS }, 400],
    ['without a source', TAJ, fee(50, { source: '  ' }), 400],
    [
      'a closure without a reason',
      TAJ,
      { fact: 'closures', value: [{ from: '2027-01-01', to: '2027-01-02', reason: '' }], ...GROUNDS },
      400,
    ],
    ['a fact of a town that towns do not have', 'agra', fee(5), 400],
    ['of an unknown place', 'atlantis', fee(5), 404],
    ['a sight added to a sight', TAJ, ADDED, 404],
  ])('are refused with words: %s', async (_name, id, body, status) => {
    const answer = await refusal(id, body);
    expect(answer.status).toBe(status);
    if (status === 400) expect(Object.values(answer.fields ?? {}).join()).toMatch(/^[A-Z][^{]+$/);
    expect((await show('agra')).inForce).toEqual([]);
  });

  it('are open to admins alone', async () => {
    for (const url of [
      '/api/admin/places',
      '/api/admin/places/agra',
      '/api/admin/places/agra/plans',
      '/api/admin/place-corrections',
    ])
      expect((await site.app.inject({ url })).statusCode).toBe(401);
  });

  it('that this version does not know are left alone, and never stop a plan', async () => {
    const made = await correct(TAJ, fee(75));
    await site.database.db
      .updateTable('placeCorrections')
      .set({ fact: 'colour', value: '"red"' })
      .where('id', '=', made._id)
      .execute();
    const facts = liveFacts({ database: site.database, versions: new NounVersions(site.database), gazetteer });
    expect(await facts.current()).toEqual({ gazetteer, corrections: [] });
    await site.database.db.deleteFrom('placeCorrections').execute();
  });
});
