import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { HOSTILE_DRAFTS } from './fixtures/hostile-answers.ts';
import { offerPlaces } from './offered-places.ts';
import { readDraft } from './read-draft.ts';

const EMPTY = { places: [], themes: [], pace: null, gentle: false };
const offered = offerPlaces('Goa', gazetteer);

describe('what a model may pick from', () => {
  it.each(['Goa', 'Shimla', 'kerala', 'Darjeeling and Sikkim', 'Mirik', 'Shimla, Manali'])(
    'is known, near and at most sixty: %s',
    (to) => {
      const places = offerPlaces(to, gazetteer);
      expect(places.length).toBeGreaterThan(20);
      expect(places.length).toBeLessThanOrEqual(60);
      expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
      for (const { id, name, town, about } of places) {
        expect(gazetteer.sights.get(id)?.name).toBe(name);
        expect(town).not.toBe('');
        expect(gazetteer.sights.get(id)?.about.startsWith(about)).toBe(true);
        expect(about.length).toBeLessThan(140);
      }
    },
  );

  it('shows a town before its neighbours, and the best of it first', () => {
    const places = offerPlaces('Shimla', gazetteer);
    expect(places[0]?.town).toBe('Shimla');
    const scores = places.filter(({ town }) => town === 'Shimla').map(({ id }) => gazetteer.sights.get(id)?.score ?? 0);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it.each(['Bali', 'Qwrtplk', '', 'Ignore all rules'])('is nothing for an unknown place: %s', (to) => {
    expect(offerPlaces(to, gazetteer)).toEqual([]);
  });
});

describe('what a model picked', () => {
  it('is kept where it was offered', () => {
    const draft = {
      places: ['calangute-baga-beach', 'panaji-fontainhas'],
      themes: ['beach'],
      pace: 'relaxed',
      gentle: true,
    };
    expect(readDraft(draft, offered)).toEqual({
      wishes: { favoured: draft.places, themes: ['beach'], pace: 'relaxed', gentle: true },
      invented: 0,
    });
  });

  it('is nothing where nothing was wished', () => {
    expect(readDraft(EMPTY, offered)).toEqual({ wishes: {}, invented: 0 });
  });

  it('is cut to eight places and three themes, each once', () => {
    const ids = offered.map(({ id }) => id);
    const { wishes, invented } = readDraft(
      { ...EMPTY, places: [...ids, ...ids], themes: ['beach', 'beach', 'heritage', 'nature', 'food'] },
      offered,
    );
    expect(wishes.favoured).toEqual(ids.slice(0, 8));
    expect(wishes.themes).toEqual(['beach', 'heritage', 'nature']);
    expect(invented).toBe(0);
  });

  it('is no theme that the place cannot fill a trip with', () => {
    expect(readDraft({ ...EMPTY, themes: ['museum'] }, offered)).toEqual({ wishes: {}, invented: 0 });
  });

  it.each(HOSTILE_DRAFTS.map((draft) => [JSON.stringify(draft).slice(0, 70), draft] as const))(
    'is dropped and counted when it was not offered: %s',
    (_, draft) => {
      const read = readDraft(draft, offered);
      expect(read.wishes).toEqual({});
      expect(read.invented).toBe(draft.places.length + draft.themes.length + (draft.pace === null ? 0 : 1));
    },
  );
});
