import { expect, it } from 'vitest';
import { gazetteerRows } from '../../../test/gazetteer.ts';
import type { BaseRecord } from '../gazetteer/types.ts';
import { coverageByState, percentByConfidence } from './coverage.ts';

const agra = gazetteerRows.bases.find(({ id }) => id === 'agra') as BaseRecord;
const [taj] = agra.sights;
if (!taj) throw new Error('Agra has lost its sights');

const upOf = (bases: readonly BaseRecord[]) =>
  coverageByState({ ...gazetteerRows, bases }).find(({ state }) => state === 'UP');

it('counts bases, sights, named stays and eating places of each state, also of those that have none', () => {
  const all = coverageByState(gazetteerRows);
  expect(all.map(({ state }) => state)).toEqual(gazetteerRows.states.map(({ code }) => code).toSorted());
  expect(all.reduce((sum, { bases }) => sum + bases, 0)).toBe(gazetteerRows.bases.length);
  expect(all.reduce((sum, { sights }) => sum + sights, 0)).toBe(
    gazetteerRows.bases.flatMap((base) => base.sights).length,
  );
  expect(all.reduce((sum, { eatingPlaces }) => sum + eatingPlaces, 0)).toBe(gazetteerRows.eatingPlaces.length);
  expect(all.find(({ state }) => state === 'MZ')).toBeDefined();
  expect(upOf([])).toMatchObject({ bases: 0, sights: 0, oldestCheck: null });
});

it('counts each fact by its own confidence and the oldest check of any', () => {
  const hours = { source: ['https://asi.example'], checkedOn: '2025-01-02', confidence: 'high' } as const;
  const sight = { ...taj, confidence: 'low', checkedOn: '2026-11-23', provenance: { hours } } as const;
  expect(upOf([{ ...agra, sights: [sight] }])).toMatchObject({
    facts: { high: 1, medium: 0, low: 5 },
    oldestCheck: '2025-01-02',
  });
});

it('says shares in percent', () => {
  expect(percentByConfidence({ high: 1, medium: 1, low: 2 })).toEqual({ high: 25, medium: 25, low: 50 });
  expect(percentByConfidence({ high: 0, medium: 0, low: 0 })).toEqual({ high: 0, medium: 0, low: 0 });
});
