import { describe, expect, it } from 'vitest';
import { gazetteer, gazetteerRows } from '../../../test/gazetteer.ts';

const { bookingNotes } = gazetteerRows;

describe('the table of notes on booking', () => {
  it('is about sights and bases that exist, each topic of a place in at most two rows', () => {
    const places = bookingNotes.flatMap((row) => row.places);
    expect(places.filter((id) => !gazetteer.sights.has(id) && !gazetteer.bases.has(id))).toEqual([]);
    const topics = bookingNotes.flatMap((row) => row.places.map((id) => `${id} ${row.what}`));
    expect(topics.filter((topic, i) => topics.indexOf(topic) !== i && topics.lastIndexOf(topic) !== i)).toEqual([]);
  });

  it('has at least 40 sights', () => {
    const sights = bookingNotes.flatMap((row) => row.places).filter((id) => gazetteer.sights.has(id));
    expect(new Set(sights).size).toBeGreaterThanOrEqual(40);
  });

  it('has sentences without numbers, which the plan could not confirm', () => {
    const texts = bookingNotes.map(({ text }) => text);
    expect(texts.filter((text) => /\d/.test(text) || !text.endsWith('.'))).toEqual([]);
  });

  it('tells how to get each permit that the plans name', () => {
    const told = new Set(bookingNotes.flatMap(({ places }) => places));
    const needed = [...gazetteer.sights.values()].filter(({ permit }) => permit !== undefined);
    expect(needed.map(({ id }) => id).filter((id) => !told.has(id))).toEqual([]);
  });
});
