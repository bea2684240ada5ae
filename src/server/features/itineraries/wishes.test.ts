import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../../../test/databases.ts';
import { startApp, type TestApp } from '../../../../test/start-app.ts';
import { itineraryStore } from './store.ts';

const TRIP = {
  from: 'Kolkata',
  to: 'Darjeeling',
  departureDate: '2026-12-04',
  returnDate: '2026-12-08',
  travellers: 2,
  travelClass: 'Economy' as const,
  priceRange: [0, 60_000] as [number, number],
};

describe.each(engines)('wishes on %s', (engine) => {
  let site: TestApp;
  beforeAll(async () => {
    site = await startApp(engine);
  });
  afterAll(() => site.close());

  const generate = async (more: object) => {
    const answer = await site.app.inject({
      method: 'POST',
      url: '/api/generate-itinerary',
      payload: { ...TRIP, ...more },
    });
    return { status: answer.statusCode, body: answer.json() };
  };

  it('are kept, stored with the trip, and shown behind its link with how it serves them', async () => {
    const wishes = {
      diet: ['vegetarian' as const],
      transport: ['no-flights' as const],
      mustSee: ['darjeeling-tiger-hill'],
    };
    const { itineraries } = await site.api('POST /api/generate-itinerary', { body: { ...TRIP, wishes } });
    expect(itineraries.length).toBeGreaterThanOrEqual(3);
    for (const { slug, served, transportSummary } of itineraries) {
      expect(transportSummary).not.toMatch(/flight/i);
      expect(served.map(({ wish, outcome }) => `${wish} ${outcome}`)).toEqual([
        'must-see met',
        'diet met',
        'transport met',
      ]);
      const { itinerary } = await site.api('GET /api/itineraries/{slug}', { params: { slug } });
      expect(itinerary).toMatchObject({ wishes, served });
    }
  });

  it('in words are read without a model, and the travellers in them counted', async () => {
    const wish = 'we are 2 with a 4 year old and my parents, pure veg, no flights, back by 6 pm';
    const { status, body } = await generate({ wish });
    expect(status).toBe(200);
    expect(body.itineraries[0]).toMatchObject({
      travellers: 5,
      wishes: { party: { adults: 4, children: [4], elders: 2 }, diet: ['vegetarian'], transport: ['no-flights'] },
    });
  });

  it('in fields overrule those in words', async () => {
    const wishes = { pace: 'full', party: { adults: 2 } };
    const { body } = await generate({ wish: 'relaxed, with a 4 year old', wishes });
    expect(body.itineraries[0]).toMatchObject({ travellers: 2, wishes: { pace: 'full', party: { children: [] } } });
  });

  it('that contradict each other are refused with changes', async () => {
    const { status, body } = await generate({
      to: 'Port Blair',
      returnDate: '2026-12-06',
      wishes: { transport: ['no-flights'] },
    });
    expect(status).toBe(422);
    expect(body.error).toMatchObject({
      reason: 'WISHES_IMPOSSIBLE',
      details: { remedies: [{ label: 'Allow flights', wishes: {} }] },
    });
  });

  it.each([
    ['a child of forty', { travellers: 3, wishes: { party: { adults: 2, children: [40] } } }, 'party'],
    ['a party that does not add up', { wishes: { party: { adults: 2, children: [4] } } }, 'party'],
    ['sixty travellers', { travellers: 60 }, 'travellers'],
    ['an unknown must-see', { wishes: { mustSee: ['atlantis'] } }, 'mustSee'],
    [
      'home before leaving',
      { returnDate: '2026-12-04', wishes: { arriveAfter: '18:00', leaveBefore: '09:00' } },
      'leaveBefore',
    ],
  ])('refuses %s by its field', async (_what, more, field) => {
    const { status, body } = await generate(more);
    expect(status).toBe(400);
    expect(body.error.reason).toBe('INVALID_INPUT');
    expect(Object.keys(body.error.details.fields)).toEqual([field]);
  });

  it('are missing in itineraries that were kept before there were any', async () => {
    const { itineraries } = await site.api('POST /api/generate-itinerary', { body: TRIP });
    const { slug } = itineraries[0] ?? { slug: '' };
    const row = await itineraryStore(site.database).findBySlug(slug);
    const { served, ...before } = JSON.parse(row?.summary ?? '') as Record<string, unknown>;
    expect(served).toEqual([]);
    const asBefore = { summary: JSON.stringify(before), plan: row?.plan ?? '', packed: null };
    await site.database.db.updateTable('itineraries').set(asBefore).where('slug', '=', slug).execute();
    const { itinerary } = await site.api('GET /api/itineraries/{slug}', { params: { slug } });
    expect(itinerary).toEqual(itineraries[0]);
  });
});
