import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAdmin, refusalOf } from '../../../../test/admins.ts';
import { engines } from '../../../../test/databases.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';

/** Refused before anything is planned. */
const TRIP = { from: 'Kolkata', to: 'Atlantis', departureDate: '2026-12-05', returnDate: '2026-12-09' };

let nextAddress = 0;
const freshAddress = () => `198.51.${100 + Math.floor(nextAddress / 250)}.${(nextAddress++ % 250) + 1}`;

describe.each(engines)('demand that was not served on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const search = (address: string, most: number, trip = TRIP) =>
    refusalOf(
      site.apiAs(null, address)('POST /api/generate-itinerary', {
        body: { ...trip, travellers: 2, priceRange: [0, most] },
      }),
    );
  const list = async () => (await site.adminApi('GET /api/admin/demand', { query: { days: '30' } })).demands;
  const draft = (id: string, api = site.adminApi) => api('POST /api/admin/demand/{id}/package', { params: { id } });

  it('counts people and not tries, with month, budget, travellers and days of the first', async () => {
    expect(await list()).toEqual([]);
    const [asha, ravi, meera] = [freshAddress(), freshAddress(), freshAddress()];
    await search(asha, 500);
    await search(asha, 600);
    await search(ravi, 700);
    await search(meera, 900, { ...TRIP, departureDate: '2027-01-05', returnDate: '2027-01-09' });
    await search(meera, 90_000, { ...TRIP, to: 'Kolkata' });
    expect(await list()).toEqual([
      {
        _id: expect.any(String),
        from: 'Kolkata',
        to: 'Atlantis',
        reason: 'UNKNOWN_PLACE',
        people: 3,
        searches: 4,
        months: [
          { month: '2026-12', people: 2 },
          { month: '2027-01', people: 1 },
        ],
        budget: 700,
        travellers: 2,
        days: 5,
        packageId: null,
      },
    ]);
  });

  it('becomes a draft of what was asked for and no more, once, also when pressed twice at once', async () => {
    const [{ _id = '' } = {}] = await list();
    const made = await Promise.all([draft(_id), draft(_id)]);
    expect(made.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    const [{ packageId }] = made;
    expect(made.every((one) => one.packageId === packageId)).toBe(true);
    expect((await list())[0]?.packageId).toBe(packageId);
    const { package: stored } = await site.adminApi('GET /api/packages/admin/{id}', {
      params: { id: packageId },
      query: {},
    });
    expect(stored).toMatchObject({
      title: 'Kolkata to Atlantis, 5 days',
      slug: 'kolkata-to-atlantis-5-days',
      status: 'draft',
      pricing: { basePrice: 700, currency: 'INR', pricePerPerson: true },
      travelDetails: { fromLocation: 'Kolkata', toLocation: 'Atlantis', duration: 5 },
      itinerary: [],
      inclusions: [],
    });
    expect(stored.description).toContain('To be checked');
    expect(stored.description).toContain('December 2026 (2 people), January 2027 (one person)');
    expect((await site.api('GET /api/packages', { query: {} })).total).toBe(0);
    const { entries } = await site.adminApi('GET /api/admin/audit', { query: {} });
    expect(entries.filter(({ action }) => action === 'package.created')).toHaveLength(1);
  });

  it('can be drafted again once its draft is deleted, and a route searched for another reason leads to the same', async () => {
    const [{ _id = '', packageId } = {}] = await list();
    const { db } = site.database;
    const route = await db
      .selectFrom('unservedRoutes')
      .selectAll()
      .where('id', '=', Number(_id))
      .executeTakeFirstOrThrow();
    const other = { ...route, id: 1, reason: 'ABROAD', packageId: null };
    await db.insertInto('unservedRoutes').values(other).execute();
    expect(await draft('1')).toEqual({ packageId, isNew: false });
    await site.adminApi('DELETE /api/packages/admin/{id}', { params: { id: packageId ?? '' } });
    expect((await list()).find((one) => one._id === _id)?.packageId).toBeNull();
    const again = await draft(_id);
    expect(again).toMatchObject({ isNew: true });
    expect(again.packageId).not.toBe(packageId);
  });

  it('is for admins alone, and an unknown route is refused in words', async () => {
    const writer = await addAdmin(site, 'writer');
    const [{ _id = '' } = {}] = await list();
    expect((await refusalOf(draft(_id, writer.api)))?.status).toBe(403);
    for (const id of ['0', 'x', '9'.repeat(30)]) expect((await refusalOf(draft(id)))?.status).toBe(404);
  });

  it('is exported as CSV without formulas', async () => {
    await search(freshAddress(), 90_000, { ...TRIP, to: '=HYPERLINK("x")' });
    const answer = await site.app.inject({
      url: '/api/admin/demand/export?days=30',
      headers: { authorization: `Bearer ${site.adminToken}` },
    });
    const lines = answer.body.trim().split('\r\n');
    expect(lines.find((line) => line.includes('Atlantis'))).toBe(
      'Kolkata,Atlantis,UNKNOWN_PLACE,3,4,"2026-12 (2), 2027-01 (1)",700,2,5',
    );
    expect(lines.filter((line) => /hyperlink/i.test(line))).toEqual([expect.stringContaining("'=")]);
  });
});
