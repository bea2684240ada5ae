import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../../test/gazetteer.ts';
import { resolveDestination } from '../../gazetteer/resolve-destination.ts';
import { correctGazetteer } from '../corrections.ts';
import type { Candidate } from './candidate.ts';
import { candidateMatcher } from './match-candidate.ts';

const match = candidateMatcher(gazetteer, '2026-11-25');
const TAJ = gazetteer.sights.get('agra-taj-mahal');
const AGRA = gazetteer.bases.get('agra');
if (!TAJ || !AGRA) throw new Error('the facts have no Taj Mahal');

const candidate = (name: string, at: { lat: number; lon: number }, more: Partial<Candidate> = {}): Candidate => ({
  sourceId: '1',
  address: 'https://www.wikidata.org/wiki/Q1',
  kind: 'sight',
  name,
  aliases: [],
  lat: at.lat,
  lon: at.lon,
  ...more,
});
/** A point some km north of another. */
const north = ({ lat, lon }: { lat: number; lon: number }, km: number) => ({ lat: lat + km / 111.2, lon });

describe('a place of open data', () => {
  it('that says what the facts say proposes nothing', () => {
    const { open, closedWeekdays, feeRupees } = TAJ;
    const same = candidate('Taj Mahal', TAJ, { open, feeRupees, ...(closedWeekdays && { closedWeekdays }) });
    expect(match(same)).toMatchObject({ kind: 'same', placeId: TAJ.id, baseId: 'agra', proposes: [] });
  });

  it('that says other hours, closed days or a fee proposes them', () => {
    const other = candidate('Taj Mahal', north(TAJ, 0.2), {
      open: ['06:30-18:30'],
      closedWeekdays: [1],
      feeRupees: 300,
    });
    expect(match(other).proposes).toEqual([
      { fact: 'hours', value: ['06:30-18:30'] },
      { fact: 'closedDays', value: [1] },
      { fact: 'fee', value: 300 },
    ]);
  });

  it('whose hours would break a rule does not propose them', () => {
    expect(match(candidate('Taj Mahal', TAJ, { open: ['06:30-06:45'], feeRupees: 300 })).proposes).toEqual([
      { fact: 'fee', value: 300 },
    ]);
  });

  it('that stands elsewhere near by proposes its position', () => {
    const moved = match(candidate('Taj Mahal', north(TAJ, 1.5)));
    expect(moved).toMatchObject({ kind: 'moved', placeId: TAJ.id, proposes: [{ fact: 'position' }] });
    expect(moved.km).toBeCloseTo(1.5, 1);
  });

  it('with a letter or two more is the sight beside it, and the same name 1,500 km away is a namesake', () => {
    expect(match(candidate('Taj Mahall', north(TAJ, 0.1))).placeId).toBe(TAJ.id);
    expect(match(candidate('Taj Mahall', north(TAJ, 2))).kind).toBe('new');
    const far = candidate('Taj Mahal', { lat: 13.9, lon: 76.1 });
    expect(match(far)).toMatchObject({ proposes: [] });
    expect(['namesake', 'new']).toContain(match(far).kind);
    const town = candidate('Manali', { lat: 13.1667, lon: 80.2667 }, { kind: 'town' });
    expect(match(town)).toMatchObject({ kind: 'namesake', placeId: 'manali', proposes: [] });
    expect(match(town).km).toBeGreaterThan(1500);
  });

  it('that is not among the facts may be added by the base from which it can be seen', () => {
    expect(match(candidate('Unheard Garden', north(AGRA, 5)))).toMatchObject({ kind: 'new', baseId: 'agra' });
    expect(match(candidate('Unheard Garden', { lat: 24.0, lon: 71.0 })).kind).toBe('elsewhere');
    expect(match(candidate('Unheard Town', north(AGRA, 5), { kind: 'town' })).kind).toBe('elsewhere');
  });

  it('brings names by which nothing is known yet, in scripts that are typed here', () => {
    const aliases = ['Agra', 'AGR', 'Akbarabad Sarkar', 'Агра', '阿格拉', 'ਆਗਰਾ ਸ਼ਹਿਰ', 'Delhi', 'https://agra.example'];
    const { proposes } = match(candidate('Agra', AGRA, { kind: 'town', aliases }));
    expect(proposes).toEqual([{ fact: 'names', value: ['Akbarabad Sarkar', 'ਆਗਰਾ ਸ਼ਹਿਰ'] }]);
  });

  it('brings names that are understood once they are taken over', () => {
    const [names] = match(candidate('Agra', AGRA, { kind: 'town', aliases: ['Akbarabad Sarkar'] })).proposes;
    if (names?.fact !== 'names') throw new Error('no names');
    const grounds = { placeId: 'agra', baseId: 'agra', source: 'https://www.geonames.org/1', on: '2026-11-25' };
    const now = correctGazetteer(gazetteer, [{ ...names, ...grounds }]);
    expect(resolveDestination('akbarabad sarkar', gazetteer).kind).toBe('unknown');
    expect(resolveDestination('akbarabad sarkar', now)).toMatchObject({ kind: 'bases', name: 'Agra' });
  });
});

describe('airports and stations', () => {
  const airport = (code: string, at: { lat: number; lon: number }) =>
    match(candidate('Bagdogra Airport', at, { kind: 'airport', code }));
  const IXB = gazetteer.airports.get('IXB');
  if (!IXB) throw new Error('the facts have no Bagdogra');

  it('are known by their code, not by name or place', () => {
    expect(airport('IXB', north(IXB, 1))).toMatchObject({ kind: 'same', placeId: 'IXB', baseId: '', proposes: [] });
    expect(airport('IXB', north(IXB, 8))).toMatchObject({ kind: 'moved', placeId: 'IXB' });
    expect(airport('ZZZ', IXB)).toMatchObject({ kind: 'new' });
  });

  it('of the railway are none of our business where no base has them', () => {
    expect(match(candidate('Halt', IXB, { kind: 'station', code: 'ZZZZ' })).kind).toBe('elsewhere');
    expect(match(candidate('New Jalpaiguri', north(IXB, 5), { kind: 'station', code: 'NJP' })).placeId).toBe('NJP');
  });
});
