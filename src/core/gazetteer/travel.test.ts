import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import type { Base } from './gazetteer.ts';
import { intercityTravel, localTravel, localTravelOver } from './travel.ts';

const base = (id: string): Base => {
  const found = gazetteer.bases.get(id);
  if (!found) throw new Error(`no base ${id}`);
  return found;
};

describe('localTravelOver', () => {
  it('drives the first 25 road km at town speed and the rest on the open road', () => {
    // 10 km direct on plains: 12.8 km at 35 km/h = 22 min, and 5 to park
    expect(localTravelOver('plains', 10)).toEqual({ km: 12.8, minutes: 27 });
    // 40 km direct: 51.2 km, 25 at 35 and 26.2 at 50 = 42.9 + 31.4
    expect(localTravelOver('plains', 40).minutes).toBe(80);
  });

  it('grows with the distance and with the roughness of the road', () => {
    for (let km = 1; km < 120; km++) {
      expect(localTravelOver('mixed', km + 1).minutes).toBeGreaterThanOrEqual(localTravelOver('mixed', km).minutes);
      expect(localTravelOver('hills', km).minutes).toBeGreaterThan(localTravelOver('plains', km).minutes);
    }
  });
});

describe('localTravel', () => {
  it('takes a measured way from the centre as it is', () => {
    const darjeeling = base('darjeeling');
    const hill = darjeeling.sights.find(({ id }) => id === 'darjeeling-tiger-hill');
    expect(hill && localTravel(darjeeling, null, hill)).toEqual(hill?.fromBase);
  });

  it('takes the same time there and back', () => {
    const { sights } = base('jaipur');
    for (const a of sights) {
      for (const b of sights) expect(localTravel(base('jaipur'), a, b)).toEqual(localTravel(base('jaipur'), b, a));
    }
  });
});

describe('intercityTravel', () => {
  it('uses the measured leg in both directions', () => {
    const [there, back] = [
      intercityTravel(gazetteer, base('munnar'), base('thekkady')),
      intercityTravel(gazetteer, base('thekkady'), base('munnar')),
    ];
    expect(there).toMatchObject({ km: 90, minutes: 180, by: 'road' });
    expect(back).toEqual(there);
  });

  it('does not drive to an island', () => {
    expect(intercityTravel(gazetteer, base('kolkata'), base('port-blair'))).toBeUndefined();
    expect(intercityTravel(gazetteer, base('port-blair'), base('havelock'))?.by).toBe('ferry');
  });

  it('drives into Ladakh only by measured ways', () => {
    expect(intercityTravel(gazetteer, base('manali'), base('nubra'), '2027-08-15')).toBeUndefined();
    expect(intercityTravel(gazetteer, base('leh'), base('nubra'), '2027-08-15')).toBeDefined();
  });

  it('does not cross a pass that winter has shut', () => {
    expect(intercityTravel(gazetteer, base('manali'), base('leh'), '2027-01-15')).toBeUndefined();
    expect(intercityTravel(gazetteer, base('manali'), base('leh'), '2027-08-15')).toBeDefined();
  });
});
