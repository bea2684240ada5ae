import { expect, it } from 'vitest';
import { facts, gazetteer } from '../../../test/gazetteer.ts';
import { type Correction, correctGazetteer } from './corrections.ts';
import { creditsOf } from './credits.ts';

const OSM = 'https://www.openstreetmap.org/way/1';
const corrected = (more: Pick<Correction, 'fact' | 'value'>): Correction =>
  ({ ...more, placeId: 'agra-taj-mahal', baseId: 'agra', source: OSM, on: '2026-11-25' }) as Correction;

it('credits whom the facts name, the most named first, and counts all other pages', () => {
  const { publishers, pages } = creditsOf(facts);
  const names = publishers.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['DataMeet, Indian railway stations', 'OurAirports', 'python-holidays']),
  );
  expect(names).not.toContain('© OpenStreetMap contributors');
  expect(publishers.map((each) => each.facts)).toEqual(publishers.map((each) => each.facts).toSorted((a, b) => b - a));
  expect(pages).toBeGreaterThan(300);
});

it('credits OpenStreetMap as soon as a fact is taken over from it', () => {
  const corrections = [
    corrected({ fact: 'fee', value: 60 }),
    corrected({ fact: 'names', value: ['Taj Bibi ka Rauza'] }),
  ];
  const now = creditsOf({ gazetteer: correctGazetteer(gazetteer, corrections), corrections });
  expect(now.publishers.find(({ licence }) => licence.id === 'ODbL-1.0')).toMatchObject({
    name: '© OpenStreetMap contributors',
    facts: 2,
  });
});
