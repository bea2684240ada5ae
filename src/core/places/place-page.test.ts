import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import type { Base } from '../gazetteer/gazetteer.ts';
import { hasPage, monthsOf, placePage, placePaths, placesByState } from './place-page.ts';

const TODAY = '2026-11-25';
const pageOf = (slug: string) => {
  const page = placePage(gazetteer, slug, TODAY);
  if (!page) throw new Error(`no page for ${slug}`);
  return page;
};

describe('the page of a place', () => {
  it('says when to go: the best months, the poor ones, and those in which the place is closed', () => {
    const months = monthsOf({
      monthWeights: [0.5, 1, 0.9, 0.65, 0.64, 0.2, 0.2, 0.2, 0.9, 1, 1, 1],
      closures: [{ from: '11-20', to: '01-31', reason: 'Snow' }],
    });
    expect(months).toEqual([
      'closed',
      'best',
      'best',
      'good',
      'poor',
      'poor',
      'poor',
      'poor',
      'best',
      'best',
      'best',
      'closed',
    ]);
  });

  it('tells the usual ways from the ten cities, quickest first, one of a kind', () => {
    const { ways } = pageOf('darjeeling');
    expect(ways).toHaveLength(10);
    const kolkata = ways.find(({ city }) => city === 'Kolkata')?.ways ?? [];
    const train = kolkata.find(({ by }) => by === 'train');
    expect(train).toMatchObject({ arrivesAt: 'New Jalpaiguri Junction' });
    expect(train?.minutesFromThere).toBeGreaterThan(60);
    for (const { ways: ofCity } of ways) {
      expect(new Set(ofCity.map(({ by }) => by)).size).toBe(ofCity.length);
      expect(ofCity.map(({ minutes }) => minutes)).toEqual(
        ofCity.map(({ minutes }) => minutes).toSorted((a, b) => a - b),
      );
    }
  });

  it('leaves out the city that the place is', () => {
    expect(pageOf('jaipur').ways.map(({ city }) => city)).not.toContain('Jaipur');
  });

  it('takes the ways of a season in which they are open', () => {
    const { ways } = pageOf('leh');
    expect(ways.every(({ ways: ofCity }) => ofCity.some(({ by }) => by === 'flight'))).toBe(true);
  });

  it('lists headline sights first, with the day on which their facts were checked', () => {
    const { sights, checkedFrom, checkedUntil } = pageOf('agra');
    expect(sights[0]?.headline).toBe(true);
    expect(sights.findIndex(({ headline }) => !headline)).toBeGreaterThan(
      sights.findLastIndex(({ headline }) => headline),
    );
    expect(sights.find(({ id }) => id === 'agra-taj-mahal')).toMatchObject({ closedWeekdays: [5] });
    expect(sights.every(({ checkedOn }) => checkedOn >= checkedFrom && checkedOn <= checkedUntil)).toBe(true);
  });

  it('shows the provenance of single facts where they have their own', () => {
    const [taj] = gazetteer.bases.get('agra')?.sights ?? [];
    if (!taj) throw new Error('Agra has lost its sights');
    const hearsay = { source: [], checkedOn: '2026-11-01', confidence: 'low' } as const;
    const changed = { ...taj, confidence: 'high', provenance: { closedDays: hearsay } } as const;
    const agra = { ...(gazetteer.bases.get('agra') as Base), sights: [changed, ...pageSights('agra')] };
    const page = placePage({ ...gazetteer, bases: new Map([['agra', agra]]) }, 'agra', TODAY);
    expect(page?.sights[0]).toMatchObject({ confidence: 'low', checkedOn: '2026-11-01' });
  });

  it('names what goes well with it: towns within a day, nearest first', () => {
    const { nearby } = pageOf('darjeeling');
    expect(nearby.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['kalimpong', 'gangtok']));
    expect(nearby.map(({ minutes }) => minutes)).toEqual(
      nearby.map(({ minutes }) => minutes).toSorted((a, b) => a - b),
    );
  });

  it('is not there for a name that is no base, nor for a base of which too little is known', () => {
    expect(placePage(gazetteer, 'atlantis', TODAY)).toBeNull();
    const agra = gazetteer.bases.get('agra') as Base;
    expect(hasPage({ ...agra, sights: agra.sights.slice(0, 5) })).toBe(false);
    expect(hasPage({ ...agra, notes: agra.notes.slice(0, 1) })).toBe(false);
  });
});

const pageSights = (id: string) => gazetteer.bases.get(id)?.sights.slice(1) ?? [];

describe('the list of places', () => {
  it('has every place once, in its state', () => {
    const states = placesByState(gazetteer);
    const slugs = states.flatMap(({ places }) => places.map(({ slug }) => slug));
    expect(slugs.toSorted()).toEqual(
      [...gazetteer.bases.values()]
        .filter(hasPage)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(states.find(({ slug }) => slug === 'west-bengal')?.places.map(({ slug }) => slug)).toContain('darjeeling');
  });

  it('gives search engines one path for each page', () => {
    const paths = placePaths(gazetteer);
    expect(paths).toEqual(expect.arrayContaining(['/places', '/places/west-bengal', '/place/darjeeling']));
    expect(new Set(paths).size).toBe(paths.length);
  });
});
