import { describe, expect, it } from 'vitest';
import { TEA_ROOM } from '../../../test/added-sight.ts';
import { gazetteer } from '../../../test/gazetteer.ts';
import { tripRequest } from '../../../test/plan-trips.ts';
import { resolveDestination } from '../gazetteer/resolve-destination.ts';
import { planTrip } from '../planner/plan-trip.ts';
import type { TripRequest } from '../planner/types.ts';
import { verifyAnswer } from '../planner/verifier/verify-answer.ts';
import { type CorrectionProblem, problemOfCorrection } from './correction-problems.ts';
import { type CorrectedFact, type Correction, correctGazetteer } from './corrections.ts';
import { placePage } from './place-page.ts';

const corrected = (placeId: string, baseId: string, fact: CorrectedFact): Correction => ({
  ...fact,
  placeId,
  baseId,
  source: 'https://tourism.example/notice',
  on: '2026-11-25',
});
const atTaj = (fact: CorrectedFact) => corrected('agra-taj-mahal', 'agra', fact);
const atAgra = (fact: CorrectedFact) => corrected('agra', 'agra', fact);

const STRONG_TEA = { ...TEA_ROOM, score: 70 } as const;
const teaRoom = corrected('agra-old-tea-room', 'agra', { fact: 'sight', value: STRONG_TEA });

const TRIP = tripRequest('Delhi', 'Agra', '2027-02-09', 3);

function planned(request: TripRequest, facts = gazetteer) {
  const answer = planTrip(request, facts);
  if (answer.kind !== 'planned') throw new Error(`${answer.refusal.reason}`);
  expect(verifyAnswer(answer.itineraries, request, facts)).toEqual([]);
  return answer.itineraries;
}

const visits = (trips: ReturnType<typeof planned>): readonly string[] =>
  trips.flatMap(({ days }) =>
    days.flatMap(({ stops }) => stops.flatMap((s) => (s.kind === 'visit' ? [s.sightId] : []))),
  );

describe('corrected facts', () => {
  it('take the place of those that they correct, with their source, and leave all others alone', () => {
    const now = correctGazetteer(gazetteer, [
      atTaj({ fact: 'hours', value: ['10:00-12:00', '14:00-17:00'] }),
      atTaj({ fact: 'fee', value: 60 }),
    ]);
    const taj = now.sights.get('agra-taj-mahal');
    expect(taj).toMatchObject({
      feeRupees: 60,
      windows: [
        { from: 600, to: 720 },
        { from: 840, to: 1020 },
      ],
      provenance: {
        hours: { source: ['https://tourism.example/notice'], checkedOn: '2026-11-25', confidence: 'high' },
      },
    });
    expect(now.bases.get('agra')?.sights).toContain(taj);
    expect(now.bases.get('jaipur')).toBe(gazetteer.bases.get('jaipur'));
    expect(now.version).not.toBe(gazetteer.version);
    expect(gazetteer.sights.get('agra-taj-mahal')?.feeRupees).not.toBe(60);
    expect(correctGazetteer(gazetteer, [])).toBe(gazetteer);
  });

  it('are kept by the next plan', () => {
    const shut = correctGazetteer(gazetteer, [
      atTaj({ fact: 'closures', value: [{ from: '2027-02-01', to: '2027-02-28', reason: 'A visit of state' }] }),
    ]);
    expect(visits(planned(TRIP))).toContain('agra-taj-mahal');
    expect(visits(planned(TRIP, shut))).not.toContain('agra-taj-mahal');
    const nextYear = tripRequest('Delhi', 'Agra', '2028-02-08', 3);
    expect(visits(planned({ ...nextYear, bookedOn: '2027-11-25' }, shut))).toContain('agra-taj-mahal');
  });

  it('close a whole place on some days, and say why and until when', () => {
    const shut = correctGazetteer(gazetteer, [
      atAgra({ fact: 'closures', value: [{ from: '2027-02-01', to: '2027-02-28', reason: 'Floods' }] }),
    ]);
    const answer = planTrip(TRIP, shut);
    expect(answer).toMatchObject({
      refusal: { reason: 'DESTINATION_CLOSED', message: { why: { reason: 'Floods' }, opens: '2027-03-01' } },
    });
    expect(placePage(shut, 'agra', '2026-11-25')?.months).not.toContain('closed');
  });

  it('hide a sight: it is neither planned nor found by name nor on the page', () => {
    const without = correctGazetteer(gazetteer, [atTaj({ fact: 'hidden', value: true })]);
    expect(visits(planned(TRIP, without))).not.toContain('agra-taj-mahal');
    expect(placePage(without, 'agra', '2026-11-25')?.sights.map(({ id }) => id)).not.toContain('agra-taj-mahal');
    expect(without.subPlaces.flatMap(({ sights }) => sights)).not.toContain('agra-taj-mahal');
    const found = resolveDestination('Taj Mahal', without);
    expect(found.kind === 'bases' ? found.named.flatMap(({ sights }) => sights) : []).toEqual([]);
  });

  it('add a sight that is planned where it is asked for, and can be corrected itself', () => {
    const more = correctGazetteer(gazetteer, [
      corrected('agra-old-tea-room', 'agra', { fact: 'duration', value: 60 }),
      teaRoom,
    ]);
    const asked = { ...TRIP, wishes: { mustSee: ['agra-old-tea-room'] } };
    for (const trip of planned(asked, more)) expect(visits([trip])).toContain('agra-old-tea-room');
    expect(more.sights.get('agra-old-tea-room')?.minutes).toBe(60);
    expect(resolveDestination('Old Tea Room', more)).toMatchObject({ kind: 'bases' });
  });

  it('without their place do nothing', () => {
    const gone = corrected('agra-long-gone', 'agra', { fact: 'fee', value: 1 });
    const known = corrected('agra-taj-mahal', 'agra', { fact: 'sight', value: STRONG_TEA });
    const nowhere = corrected('nowhere', 'nowhere', { fact: 'closures', value: [] });
    expect(correctGazetteer(gazetteer, [gone, known, nowhere])).toBe(gazetteer);
  });
});

describe('a correction that would break a rule of the facts', () => {
  const ALL_YEAR = [{ from: '01-01', to: '12-31', reason: 'Works' }];
  const sightWith = (more: object) => ({ fact: 'sight', value: { ...STRONG_TEA, ...more } }) as CorrectedFact;
  const CASES: readonly [string, Correction, CorrectionProblem][] = [
    [
      'closes first',
      atTaj({ fact: 'hours', value: ['17:00-09:00'] }),
      { say: 'impossible-times', fault: 'closes-before-opening' },
    ],
    [
      'too short',
      atTaj({ fact: 'hours', value: ['09:00-09:30'] }),
      { say: 'impossible-times', fault: 'shut-before-visit-ends' },
    ],
    [
      'too long a visit',
      atTaj({ fact: 'duration', value: 900 }),
      { say: 'impossible-times', fault: 'shut-before-visit-ends' },
    ],
    [
      'shut all week',
      atTaj({ fact: 'closedDays', value: [0, 1, 2, 3, 4, 5, 6] }),
      { say: 'impossible-times', fault: 'closed-all-week' },
    ],
    [
      'shut all year',
      atTaj({ fact: 'season', value: ALL_YEAR }),
      { say: 'impossible-times', fault: 'closed-all-year' },
    ],
    [
      'a town shut all year',
      atAgra({ fact: 'season', value: ALL_YEAR }),
      { say: 'impossible-times', fault: 'closed-all-year' },
    ],
    ['a town with a fee', atAgra({ fact: 'fee', value: 10 }), { say: 'only-of-sights' }],
    [
      'ends first',
      atTaj({ fact: 'closures', value: [{ from: '2027-02-02', to: '2027-02-01', reason: 'Works' }] }),
      { say: 'closure-ends-early' },
    ],
    [
      'swapped',
      atTaj({ fact: 'position', value: { lat: 78.04, lon: 27.17 } }),
      { say: 'position-outside', state: 'Uttar Pradesh' },
    ],
    [
      'far',
      atTaj({ fact: 'position', value: { lat: 27.9, lon: 78.1 } }),
      { say: 'position-too-far', km: 81, most: 30 },
    ],
    [
      'a sight abroad',
      corrected('agra-x', 'agra', sightWith({ lat: 35.6, lon: 78 })),
      { say: 'position-outside', state: 'Uttar Pradesh' },
    ],
    [
      'a sight too far for an outing',
      corrected('agra-x', 'agra', sightWith({ lat: 27.9, lon: 78.1 })),
      { say: 'sight-too-far', minutes: 143, most: 90 },
    ],
    [
      'a known sight',
      corrected('agra-x', 'agra', sightWith({ name: 'taj mahal' })),
      { say: 'sight-known', name: 'Taj Mahal' },
    ],
    [
      'a sight that never opens',
      corrected('agra-x', 'agra', sightWith({ open: ['09:00-09:10'] })),
      { say: 'impossible-times', fault: 'shut-before-visit-ends' },
    ],
  ];
  it.each(CASES)('is refused: %s', (_name, correction, problem) => {
    expect(problemOfCorrection(gazetteer, correction)).toEqual(problem);
  });

  it('is not refused for what the facts had before', () => {
    expect(problemOfCorrection(gazetteer, atTaj({ fact: 'fee', value: 0 }))).toBeNull();
    expect(problemOfCorrection(gazetteer, teaRoom)).toBeNull();
    expect(problemOfCorrection(gazetteer, atTaj({ fact: 'position', value: { lat: 27.175, lon: 78.042 } }))).toBeNull();
  });
});
