import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import type { Trip } from '../../../contracts/trips.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import { applyEdit, type PlanEdit } from '../../../core/planner/edits/edit.ts';
import { type FactsSlice, gazetteerOf } from '../../../core/planner/edits/facts-slice.ts';
import { judge } from '../../../core/planner/edits/judge.ts';
import { editTrip } from '../../../core/planner/edits/retime.ts';
import { listAddable } from '../../../core/planner/edits/runners-up.ts';
import type { Itinerary as PlannedTrip } from '../../../core/planner/types.ts';
import { checks } from '../../../words/en/planner/checks.ts';

const TRIP = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: addDays(dayInIndia(TEST_NOW), 60),
  returnDate: addDays(dayInIndia(TEST_NOW), 64),
};

/** The check of the pace, in words. */
const PACE = checks.V12;

describe.each(engines)('kept trips on %s', (engine) => {
  let site: TestApp;
  let itineraryId: string;
  let slug: string;
  beforeAll(async () => {
    site = await startApp(engine);
    const { api } = await site.register();
    const { itineraries } = await api('POST /api/generate-itinerary', { body: TRIP });
    itineraryId = itineraries[0]?._id ?? '';
    slug = itineraries[0]?.slug ?? '';
  });
  afterAll(() => site.close());

  type Person = Awaited<ReturnType<TestApp['register']>>['api'];
  const keep = async (api: Person): Promise<Trip> => (await api('POST /api/trips', { body: { itineraryId } })).trip;

  /** Opens a trip as the editor in a browser does. */
  async function open(api: Person, { _id: id }: Pick<Trip, '_id'>) {
    const { editing } = await api('GET /api/trips/{id}/editing', { params: { id } });
    const plan: PlannedTrip = JSON.parse(editing.plan);
    const facts: FactsSlice = JSON.parse(editing.facts);
    return { editing, edited: editTrip(plan, gazetteerOf(facts), editing.decisions) };
  }

  function decide(edited: ReturnType<typeof editTrip>, edit: PlanEdit) {
    const result = applyEdit(edited, edit);
    if (result.kind === 'refused') throw new Error(result.because);
    return result.decisions;
  }

  const firstSight = ({ decisions }: ReturnType<typeof editTrip>): string =>
    decisions.days.flatMap(({ sights }) => sights)[0] ?? '';

  it('are found again by their person alone, each once', async () => {
    const [asha, ravi] = [await site.register(), await site.register()];
    const both = await Promise.all([keep(asha.api), keep(asha.api)]);
    expect(both[0]?._id).toBe(both[1]?._id);
    const { trips } = await asha.api('GET /api/trips');
    expect(trips.map(({ itinerary, isOwn, revision }) => [itinerary.slug, isOwn, revision])).toEqual([
      [slug, false, 0],
    ]);
    expect((await ravi.api('GET /api/trips')).trips).toEqual([]);
    const id = trips[0]?._id ?? '';
    await expect(ravi.api('GET /api/trips/{id}/editing', { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(ravi.api('DELETE /api/trips/{id}', { params: { id } })).rejects.toMatchObject({ status: 404 });
    await expect(site.api('GET /api/trips')).rejects.toMatchObject({ status: 401 });
  });

  it('are named, copied, deleted and restored', async () => {
    const { api } = await site.register();
    const { _id: id } = await keep(api);
    const { trip } = await api('PUT /api/trips/{id}', { params: { id }, body: { name: ' With grandmother ' } });
    expect(trip.name).toBe('With grandmother');
    const copy = (await api('POST /api/trips/{id}/copy', { params: { id } })).trip;
    expect([copy.name, copy.isOwn, copy.itinerary.slug === slug]).toEqual(['With grandmother', true, false]);
    await api('DELETE /api/trips/{id}', { params: { id } });
    expect((await api('GET /api/trips')).trips.map(({ _id }) => _id)).toEqual([copy._id]);
    await api('POST /api/trips/{id}/restore', { params: { id } });
    expect((await api('GET /api/trips')).trips).toHaveLength(2);
    await expect(api('POST /api/trips/{id}/restore', { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it('are changed as the browser saw it, and the original stays', async () => {
    const { api } = await site.register();
    const kept = await keep(api);
    const { edited } = await open(api, kept);
    const decisions = decide(edited, { edit: 'remove', sightId: firstSight(edited) });
    const seen = judge({ ...edited, decisions });
    const { trip, details } = await api('PUT /api/trips/{id}/plan', {
      params: { id: kept._id },
      body: { decisions, revision: kept.revision },
    });
    expect(trip.itinerary.pricePP).toBe(seen.itinerary.price.perPersonRupees);
    expect([trip.revision, trip.isOwn, trip.itinerary.slug === slug]).toEqual([1, true, false]);
    expect(trip.itinerary.difference).toContain('Changed by you');
    const visits = details.fullDayWisePlan.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'visit'));
    expect(visits).toHaveLength(
      decisions.days.flatMap(({ sights, dawn }) => [...sights, ...(dawn ? [dawn] : [])]).length,
    );
    const original = await api('GET /api/itineraries/{slug}', { params: { slug } });
    expect(original.itinerary.pricePP).toBe(kept.itinerary.pricePP);
    const again = await open(api, kept);
    expect(again.editing.decisions).toEqual(decisions);
    const { revisions } = await api('GET /api/trips/{id}/revisions', { params: { id: kept._id } });
    expect(revisions.map(({ revision }) => revision)).toEqual([1, 0]);
  });

  it('say what they break, and no longer once that is mended', async () => {
    const { api } = await site.register();
    const kept = await keep(api);
    const { edited } = await open(api, kept);
    const day = edited.decisions.days.find(({ sights }) => sights.length > 1)?.number ?? 2;
    const crowded = listAddable(edited)
      .slice(0, 6)
      .reduce(
        (decisions, { sightId }) => decide({ ...edited, decisions }, { edit: 'add', sightId, day }),
        edited.decisions,
      );
    const change = async (decisions: typeof crowded, revision: number) =>
      (await api('PUT /api/trips/{id}/plan', { params: { id: kept._id }, body: { decisions, revision } })).trip;
    const broken = await change(crowded, 0);
    expect(broken.itinerary.notes.filter(({ kind }) => kind === 'broken').length).toBeGreaterThan(0);
    expect(broken.itinerary.checks).not.toContain(PACE);
    const mended = await change(edited.decisions, 1);
    expect(mended.itinerary.notes.filter(({ kind }) => kind === 'broken')).toEqual([]);
    expect(mended.itinerary.checks).toContain(PACE);
    expect(mended.itinerary.slug).toBe(broken.itinerary.slug);
  });

  it('refuse a change of an older version, and of what is not theirs', async () => {
    const { api } = await site.register();
    const kept = await keep(api);
    const { edited } = await open(api, kept);
    const put = (body: { decisions: typeof edited.decisions; revision: number }) =>
      api('PUT /api/trips/{id}/plan', { params: { id: kept._id }, body });
    const decisions = decide(edited, { edit: 'remove', sightId: firstSight(edited) });
    const tabs = await Promise.allSettled([put({ decisions, revision: 0 }), put({ decisions, revision: 0 })]);
    expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(put({ decisions, revision: 0 })).rejects.toMatchObject({ status: 409 });
    const strange = { ...decisions, days: decisions.days.map((each) => ({ ...each, sights: ['agra-taj-mahal'] })) };
    await expect(put({ decisions: strange, revision: 1 })).rejects.toMatchObject({ status: 400 });
    await expect(put({ decisions: { ...decisions, days: [] }, revision: 1 })).rejects.toMatchObject({ status: 400 });
    await expect(put({ decisions: { ...decisions, locked: ['x'] }, revision: 1 })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('leave a booked plan as it was booked', async () => {
    const { api } = await site.register();
    const kept = await keep(api);
    const { edited } = await open(api, kept);
    const decisions = decide(edited, { edit: 'remove', sightId: firstSight(edited) });
    const change = (revision: number) =>
      api('PUT /api/trips/{id}/plan', { params: { id: kept._id }, body: { decisions, revision } });
    const { trip } = await change(0);
    await api('POST /api/packages/book', {
      body: {
        packageId: trip.itinerary._id,
        packageSlug: trip.itinerary.slug,
        itemType: 'itinerary',
        travelers: 2,
        preferredDate: TRIP.departureDate,
        fullName: 'Asha Sen',
        phone: '9830012345',
        specialRequests: '',
      },
      headers: { 'idempotency-key': `booking-${randomUUID()}` },
    });
    expect((await api('GET /api/trips')).trips[0]?.bookings).toBe(1);
    const after = (await change(1)).trip;
    expect(after.itinerary.slug).not.toBe(trip.itinerary.slug);
    expect(after.bookings).toBe(0);
    await api('GET /api/itineraries/{slug}', { params: { slug: trip.itinerary.slug } });
  });

  it('are in the copy of a person’s data, and erased with them', async () => {
    const { api, user } = await site.register();
    const kept = await keep(api);
    const { edited } = await open(api, kept);
    const decisions = decide(edited, { edit: 'remove', sightId: firstSight(edited) });
    const { trip } = await api('PUT /api/trips/{id}/plan', {
      params: { id: kept._id },
      body: { decisions, revision: 0 },
    });
    expect((await api('GET /api/users/me/export')).trips).toHaveLength(1);
    await api('DELETE /api/users/me');
    const rows = await site.database.read.selectFrom('trips').select('id').where('userId', '=', user._id).execute();
    expect(rows).toEqual([]);
    const opened = site.api('GET /api/itineraries/{slug}', { params: { slug: trip.itinerary.slug } });
    await expect(opened).rejects.toMatchObject({ status: 404 });
    await site.api('GET /api/itineraries/{slug}', { params: { slug } });
  });
});
