import { expect, it } from 'vitest';
import { TEA_ROOM } from '../../../test/added-sight.ts';
import { gazetteerRows } from '../../../test/gazetteer.ts';
import type { CorrectedFact, Correction } from './corrections.ts';
import { proposeFacts } from './proposed-facts.ts';

const agra = gazetteerRows.bases.find(({ id }) => id === 'agra');
if (!agra) throw new Error('Agra is not among the facts');
const TAJ = 'agra-taj-mahal';

const of = (fact: CorrectedFact, placeId = TAJ, source = 'https://tourism.example/notice'): Correction => ({
  ...fact,
  placeId,
  baseId: 'agra',
  source,
  on: '2026-11-25',
});
const sightAfter = (...corrections: Correction[]) =>
  proposeFacts(agra, corrections).base.sights.find(({ id }) => id === TAJ);

it('takes corrected facts into the rows, with their source', () => {
  const taj = sightAfter(
    of({ fact: 'hours', value: ['06:30-18:00'] }),
    of({ fact: 'closedDays', value: [] }),
    of({ fact: 'season', value: [{ from: '07-01', to: '07-10', reason: 'Works' }] }, TAJ, 'Rang the gate'),
  );
  expect(taj).toMatchObject({
    open: ['06:30-18:00'],
    closedRanges: [{ from: '07-01', to: '07-10', reason: 'Works' }],
    provenance: {
      hours: { source: ['https://tourism.example/notice'], checkedOn: '2026-11-25', confidence: 'high' },
      season: { source: [], checkedOn: '2026-11-25', confidence: 'low' },
    },
  });
  expect(taj).not.toHaveProperty('closedWeekdays');
});

it('adds sights, and the season of the whole place', () => {
  const { base, left } = proposeFacts(agra, [
    of({ fact: 'fee', value: 20 }, 'agra-old-tea-room'),
    of({ fact: 'sight', value: TEA_ROOM }, 'agra-old-tea-room'),
    of({ fact: 'season', value: [{ from: '08-01', to: '08-15', reason: 'Floods' }] }, 'agra'),
  ]);
  expect(base.sights.at(-1)).toMatchObject({ id: 'agra-old-tea-room', feeRupees: 20, closedWeekdays: [1] });
  expect(base.closures).toEqual([{ from: '08-01', to: '08-15', reason: 'Floods' }]);
  expect(left).toEqual([]);
});

it('leaves what a person has to decide on', () => {
  const hidden = of({ fact: 'hidden', value: true });
  const closed = of({ fact: 'closures', value: [{ from: '2027-01-01', to: '2027-01-02', reason: 'Visit' }] });
  const gone = of({ fact: 'fee', value: 1 }, 'agra-long-gone');
  expect(proposeFacts(agra, [hidden, closed, gone])).toEqual({ base: agra, left: [hidden, closed, gone] });
});
