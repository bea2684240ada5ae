import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, TEST_NOW, type TestApp } from '../../../../test/start-app.ts';
import type { Trip } from '../../../contracts/trips.ts';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import type { AlternativeKind } from '../../../core/planner/alternatives/kinds.ts';
import type { TripDecisions } from '../../../core/planner/edits/decisions.ts';
import { packText, unpackText } from '../../database/packed-text.ts';

const TRIP = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: addDays(dayInIndia(TEST_NOW), 60),
  returnDate: addDays(dayInIndia(TEST_NOW), 64),
};

describe.each(engines)('alternatives of kept trips on %s', (engine) => {
  let site: TestApp;
  let itineraryId: string;
  beforeAll(async () => {
    site = await startApp(engine);
    const { api } = await site.register();
    const { itineraries } = await api('POST /api/generate-itinerary', { body: TRIP });
    itineraryId = itineraries[0]?._id ?? '';
  });
  afterAll(() => site.close());

  type Person = Awaited<ReturnType<TestApp['register']>>['api'];

  let addresses = 0;
  /** Returns a caller at an address of its own: alternatives are limited by address. */
  const from = (token: string): Person => site.apiAs(token, `192.0.2.${++addresses}`);

  /** Returns a person with a kept trip, and what they can do with it. */
  async function traveller() {
    const { token } = await site.register();
    const api = from(token);
    const { trip } = await api('POST /api/trips', { body: { itineraryId } });
    return { api, token, ...actsOn(api, trip._id), trip };
  }

  function actsOn(api: Person, id: string) {
    const params = { id };
    const decisions = async () => (await api('GET /api/trips/{id}/editing', { params })).editing.decisions;
    const list = async () => (await api('GET /api/trips/{id}/revisions', { params })).revisions;
    return {
      decisions,
      list,
      find: (kind: AlternativeKind, decided: TripDecisions, revision: number, day?: number) =>
        api('POST /api/trips/{id}/alternatives', {
          params,
          body: { kind, decisions: decided, revision, ...(day !== undefined && { day }) },
        }),
      accept: (kind: AlternativeKind, decided: TripDecisions, revision: number, digest: string) =>
        api('POST /api/trips/{id}/alternatives/accept', {
          params,
          body: { kind, decisions: decided, revision, digest },
        }),
      change: (decided: TripDecisions, revision: number) =>
        api('PUT /api/trips/{id}/plan', { params, body: { decisions: decided, revision } }),
      bringBack: (revision: number, newest: number) =>
        api('POST /api/trips/{id}/revisions/restore', { params, body: { revision, newest } }),
    };
  }

  type Traveller = Awaited<ReturnType<typeof traveller>>;

  /** Finds an alternative that must be there, and accepts it. */
  async function take({ decisions, find, accept }: Traveller, kind: AlternativeKind, revision: number) {
    const decided = await decisions();
    const { alternative, because } = await find(kind, decided, revision);
    if (!alternative) throw new Error(`no ${kind} plan: ${because}`);
    const { trip } = await accept(kind, decided, revision, alternative.digest);
    return { trip, difference: alternative.difference };
  }

  const sightsOf = ({ days }: TripDecisions): readonly string[] =>
    days.flatMap(({ dawn, sights }) => (dawn === undefined ? sights : [dawn, ...sights]));

  it('say what they change, and become a version that does just that', async () => {
    const asha = await traveller();
    const before = sightsOf(await asha.decisions());
    const { trip, difference } = await take(asha, 'slower', 0);
    expect([trip.revision, trip.isOwn]).toEqual([1, true]);
    expect(trip.itinerary.pricePP).toBe(difference.price?.to);
    const after = sightsOf(await asha.decisions());
    expect(before.filter((id) => !after.includes(id)).toSorted()).toEqual(
      difference.out.map(({ id }) => id).toSorted(),
    );
    expect(difference.out.length).toBeGreaterThan(0);
    const [slower, kept] = await asha.list();
    expect([slower?.made, kept?.made]).toEqual(['slower', 'kept']);
    expect(slower?.difference?.out).toEqual(difference.out);
    expect(slower?.difference?.price).toEqual(difference.price);
  });

  it('start a day later, take a day less, or cost less, and each version comes back', async () => {
    const asha = await traveller();
    const later = await take(asha, 'later', 0);
    expect(later.trip.itinerary.startDate).toBe(addDays(TRIP.departureDate, 1));
    expect(later.trip.itinerary.days).toBe(5);
    const shorter = await take(asha, 'shorter', 1);
    expect(shorter.trip.itinerary.days).toBe(4);
    expect(shorter.difference.days).toBe(-1);
    const cheaper = await take(asha, 'cheaper', 2);
    expect(cheaper.trip.itinerary.pricePP).toBeLessThan(shorter.trip.itinerary.pricePP);
    expect(cheaper.trip.itinerary.days).toBe(4);
    const opened = await asha.api('GET /api/itineraries/{slug}', { params: { slug: cheaper.trip.itinerary.slug } });
    expect(opened.itinerary.endDate).toBe(addDays(TRIP.departureDate, 4));

    const versions = await asha.list();
    expect(versions.map(({ made }) => made)).toEqual(['cheaper', 'shorter', 'later', 'kept']);
    expect(versions.map(({ canBringBack }) => canBringBack)).toEqual([false, true, true, true]);
    expect(versions.map(({ days }) => days.length)).toEqual([4, 4, 5, 5]);
    expect(versions[1]?.difference?.days).toBe(-1);

    const first = (await asha.bringBack(0, 3)).trip;
    expect(first.itinerary.startDate).toBe(TRIP.departureDate);
    expect([first.itinerary.days, first.itinerary.pricePP]).toEqual([5, asha.trip.itinerary.pricePP]);
    expect(first.itinerary.slug).toBe(cheaper.trip.itinerary.slug);
    const again = (await asha.bringBack(3, 4)).trip;
    expect(again.itinerary.pricePP).toBe(cheaper.trip.itinerary.pricePP);
    expect(again.itinerary.startDate).toBe(cheaper.trip.itinerary.startDate);
    const all = await asha.list();
    expect(all.map(({ revision, restored }) => [revision, restored])).toEqual([
      [5, 3],
      [4, 0],
      [3, null],
      [2, null],
      [1, null],
      [0, null],
    ]);
    expect(all.slice(1).every(({ canBringBack }) => canBringBack)).toBe(true);
    await asha.change(await asha.decisions(), 5);
  });

  it('keep what is locked, and changes that were not saved yet as a version of their own', async () => {
    const asha = await traveller();
    const decided = await asha.decisions();
    const [out = '', locked = ''] = sightsOf(decided);
    const mine: TripDecisions = {
      ...decided,
      days: decided.days.map(({ number, dawn, sights }) => ({
        number,
        ...(dawn !== undefined && dawn !== out && { dawn }),
        sights: sights.filter((id) => id !== out),
      })),
      locked: [locked],
    };
    const { alternative } = await asha.find('later', mine, 0);
    const { trip } = await asha.accept('later', mine, 0, alternative?.digest ?? '');
    expect(trip.revision).toBe(2);
    expect((await asha.decisions()).locked).toEqual([locked]);
    expect(sightsOf(await asha.decisions())).toContain(locked);
    const versions = await asha.list();
    expect(versions.map(({ made }) => made)).toEqual(['later', 'edited', 'kept']);
    expect(versions[1]?.difference?.out.map(({ id }) => id)).toEqual([out]);
    await asha.bringBack(1, 2);
    expect(await asha.decisions()).toEqual(mine);
  });

  it('are accepted once, and only as they were shown', async () => {
    const asha = await traveller();
    const decided = await asha.decisions();
    const { alternative } = await asha.find('later', decided, 0);
    const digest = alternative?.digest ?? '';
    await expect(asha.accept('later', decided, 0, 'another')).rejects.toMatchObject({ status: 409 });
    await expect(asha.accept('shorter', decided, 0, digest)).rejects.toMatchObject({ status: 409 });
    const tabs = await Promise.allSettled([
      asha.accept('later', decided, 0, digest),
      asha.accept('later', decided, 0, digest),
    ]);
    expect(tabs.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(asha.find('later', decided, 0)).rejects.toMatchObject({ status: 409 });
    await expect(asha.accept('later', decided, 0, digest)).rejects.toMatchObject({ status: 409 });
    await expect(asha.bringBack(0, 0)).rejects.toMatchObject({ status: 409 });
    await expect(asha.bringBack(1, 1)).rejects.toMatchObject({ status: 409 });
    await expect(asha.bringBack(99, 1)).rejects.toMatchObject({ status: 409 });
    const strange = { ...decided, locked: ['x'] };
    await expect(asha.find('slower', strange, 1)).rejects.toMatchObject({ status: 400 });
  });

  it('say why there is none', async () => {
    const asha = await traveller();
    const decided = await asha.decisions();
    const locked = { ...decided, locked: [...sightsOf(decided)] };
    const none = { alternative: null, reason: null };
    expect(await asha.find('slower', locked, 0)).toEqual({ ...none, because: 'locked' });
    expect(await asha.find('rainy-day', decided, 0, 99)).toEqual({ ...none, because: 'no-such-day' });
  });

  it('are of the person alone, and not of a deleted trip', async () => {
    const [asha, ravi] = [await traveller(), await site.register()];
    const theirs = actsOn(ravi.api, asha.trip._id);
    const decided = await asha.decisions();
    await expect(theirs.find('slower', decided, 0)).rejects.toMatchObject({ status: 404 });
    await expect(theirs.accept('slower', decided, 0, 'x')).rejects.toMatchObject({ status: 404 });
    await expect(theirs.bringBack(0, 0)).rejects.toMatchObject({ status: 404 });
    await expect(theirs.list()).rejects.toMatchObject({ status: 404 });
    await asha.api('DELETE /api/trips/{id}', { params: { id: asha.trip._id } });
    await expect(asha.find('slower', decided, 0)).rejects.toMatchObject({ status: 404 });
    await expect(asha.bringBack(0, 0)).rejects.toMatchObject({ status: 404 });
  });

  it('leave a booked plan as it was booked', async () => {
    const asha = await traveller();
    const { trip } = await take(asha, 'slower', 0);
    await book(asha.api, trip);
    const later = await take(asha, 'later', 1);
    expect(later.trip.itinerary.slug).not.toBe(trip.itinerary.slug);
    expect(later.trip.bookings).toBe(0);
    const booked = await asha.api('GET /api/itineraries/{slug}', { params: { slug: trip.itinerary.slug } });
    expect(booked.itinerary.startDate).toBe(TRIP.departureDate);
    const back = (await asha.bringBack(1, 2)).trip;
    expect(back.itinerary.startDate).toBe(TRIP.departureDate);
    expect(back.itinerary.slug).toBe(later.trip.itinerary.slug);
  });

  const book = (api: Person, { itinerary: { _id: packageId, slug } }: Trip) =>
    api('POST /api/packages/book', {
      body: {
        packageId,
        packageSlug: slug,
        itemType: 'itinerary',
        travelers: 2,
        preferredDate: TRIP.departureDate,
        fullName: 'Asha Sen',
        phone: '9830012345',
        specialRequests: '',
      },
      headers: { 'idempotency-key': `booking-${randomUUID()}` },
    });

  it('of a trip whose town is gone are refused, and versions on other plans come back', async () => {
    const asha = await traveller();
    await take(asha, 'later', 0);
    const { trip } = await asha.bringBack(0, 1);
    const { db } = site.database;
    const id = trip.itinerary._id;
    const row = await db.selectFrom('itineraries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    if (!row.packed) throw new Error('not packed');
    const packed = await packText(unpackText(row.packed).replaceAll('"baseId":"darjeeling"', '"baseId":"atlantis"'));
    const decided = await asha.decisions();
    await db.updateTable('itineraries').set({ packed }).where('id', '=', id).execute();
    await expect(asha.find('slower', decided, 2)).rejects.toMatchObject({ status: 422 });
    await expect(asha.find('later', decided, 2)).rejects.toMatchObject({ status: 422 });
    expect((await asha.list()).map(({ canBringBack }) => canBringBack)).toEqual([false, true, false]);
    const back = (await asha.bringBack(1, 2)).trip;
    expect(back.itinerary.startDate).toBe(addDays(TRIP.departureDate, 1));
  });

  it('list versions from before plans were kept, and bring back what fits', async () => {
    const asha = await traveller();
    const decided = await asha.decisions();
    await take(asha, 'slower', 0);
    const { db } = site.database;
    const ofTrip = { planNumber: null, made: null, restored: null, perPersonRupees: null };
    await db.updateTable('tripRevisions').set(ofTrip).where('tripId', '=', asha.trip._id).execute();
    const [slower, kept] = await asha.list();
    expect([slower?.made, slower?.perPersonRupees, kept?.canBringBack]).toEqual([null, null, true]);
    expect(slower?.difference?.out.length).toBeGreaterThan(0);
    expect(slower?.difference).not.toHaveProperty('price');
    await asha.bringBack(0, 1);
    expect(await asha.decisions()).toEqual(decided);
  });

  it('keep eight other plans at most, and say which versions cannot come back', async () => {
    const asha = await traveller();
    let revision = 0;
    for (let i = 0; i < 10; i++) {
      const elsewhere = from(asha.token);
      await take({ ...asha, api: elsewhere, ...actsOn(elsewhere, asha.trip._id) }, 'later', revision);
      revision += 1;
    }
    const plans = await site.database.read
      .selectFrom('versionPlans')
      .select('planNumber')
      .where('tripId', '=', asha.trip._id)
      .execute();
    expect(plans).toHaveLength(8);
    const versions = await asha.list();
    expect(versions.filter(({ canBringBack }) => canBringBack)).toHaveLength(8);
    const lost = versions.at(-1);
    expect([lost?.canBringBack, lost?.days]).toEqual([false, []]);
    await expect(asha.bringBack(0, revision)).rejects.toMatchObject({ status: 409 });
    await asha.api('DELETE /api/users/me');
    const left = await site.database.read.selectFrom('versionPlans').select('planNumber').execute();
    const others = await site.database.read.selectFrom('trips').select('id').execute();
    expect(left.length > 0 && others.some(({ id }) => id === asha.trip._id)).toBe(false);
  });
});
