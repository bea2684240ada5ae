import { describe, expect, test } from 'vitest';
import { CHECK_IDS } from './checks.ts';
import { brokenDays } from './fixtures/broken-days.ts';
import { brokenMeals, keptMeals } from './fixtures/broken-meals.ts';
import { brokenRests, keptRests } from './fixtures/broken-rests.ts';
import { brokenRules } from './fixtures/broken-rules.ts';
import { brokenStays, keptStays } from './fixtures/broken-stays.ts';
import { brokenWishes, keptWishes } from './fixtures/broken-wishes.ts';
import { changeStop, finish, requestFor, shift } from './fixtures/itinerary.ts';
import { changeRows, fixtureGazetteer } from './fixtures/sample-gazetteer.ts';
import { darjeelingTrip, lehTrip, makeRowTrip } from './fixtures/trips.ts';
import { type Case, edit, gentleDay, good, lateDrive, lateHome, withNote, withSight } from './fixtures/variations.ts';
import { verifyItinerary } from './verify-itinerary.ts';

const verify = ({ itinerary, request = {}, gazetteer = fixtureGazetteer }: Case) =>
  verifyItinerary(itinerary, { ...requestFor(itinerary), ...request }, gazetteer);

const brokenChecks = (broken: Case): string[] => [...new Set(verify(broken).map((finding) => finding.check))];

const cases = [...brokenDays, ...brokenMeals, ...brokenRules, ...brokenWishes, ...brokenStays, ...brokenRests];

describe('itineraries written by hand pass every check', () => {
  test.each([
    ['Kolkata to Darjeeling and Kalimpong, five days', { itinerary: good }],
    ['Delhi to Leh by air, four days', { itinerary: finish(lehTrip) }],
    [
      'four towns in a row, one of them by state bus',
      {
        itinerary: finish(
          changeStop(makeRowTrip(['ara', 'bela', 'chara']), 2, 'cab to Bela', {
            ride: { mode: 'bus', cabin: 'ordinary' },
          }),
        ),
      },
    ],
    ['four towns in a row by car', { itinerary: finish(makeRowTrip(['ara', 'bela', 'chara'])) }],
    [
      'in winter, with a note on the cold',
      { itinerary: finish(withNote('season', { say: 'snow' })(shift(darjeelingTrip, -49))) },
    ],
    [
      'over Holi, with a note on it',
      {
        itinerary: finish(
          withNote('holiday', { say: 'festival', name: 'Holi', day: '2027-03-22' })(
            withNote('holiday', { say: 'festival', name: 'Good Friday', day: '2027-03-26' })(shift(darjeelingTrip, -7)),
          ),
        ),
      },
    ],
    [
      'late home, with a note on it',
      lateHome(withNote('transport', { say: 'arrives-late', vehicle: { is: 'flight' }, to: 'CCU Airport' })),
    ],
    ['a hill road that ends at six', edit(lateDrive(15 * 60 + 30))],
    ['with children', { ...edit(gentleDay), request: { wishes: { gentle: true } } }],
    ...keptWishes,
    ...keptStays,
    ...keptRests,
    ...keptMeals,
    [
      'a permit that is named in time',
      {
        ...withSight('darjeeling-peace-pagoda', { permit: { name: 'hill permit', leadDays: 3 } }),
        itinerary: finish(
          withNote('permit', { say: 'permit', name: 'hill permit', sights: ['Peace Pagoda'], leadDays: 3 })(
            darjeelingTrip,
          ),
        ),
      },
    ],
    [
      'a famous museum left out with a reason',
      {
        ...withSight('darjeeling-museum', { score: 95 }),
        itinerary: finish(
          withNote('missed', { say: 'missed-season', sight: 'Natural History Museum', reason: '' })(darjeelingTrip),
        ),
      },
    ],
    ['a sunrise sight by day when it is open all day', withSight('darjeeling-peace-pagoda', { bestAt: 'sunrise' })],
    ['by the region asked for', { itinerary: good, request: { to: 'darjeeling and SIKKIM ' } }],
    ['to a town that has no base', { itinerary: good, request: { to: 'Sonada' } }],
  ] satisfies (readonly [string, Case])[])('%s', (_, good) => {
    expect(verify(good)).toEqual([]);
  });
});

describe('one change breaks exactly one check', () => {
  test.each(cases)('%s: %s', (check, _, broken) => {
    expect(brokenChecks(broken)).toEqual([check]);
  });

  test('every check of an itinerary has a case; V26 is that of an answer', () => {
    const tried = new Set(cases.map(([check]) => check));
    expect(CHECK_IDS.filter((id) => !tried.has(id))).toEqual(['V26']);
  });
});

test('a gazetteer that knows nothing breaks names, never the verifier', () => {
  const gazetteer = changeRows({ bases: [], regions: [], airports: [], stations: [], trains: [], legs: [] });
  expect(verify({ itinerary: good, gazetteer }).some(({ check }) => check === 'V02')).toBe(true);
});

test('a finding names the day and the sight', () => {
  const [finding] = verify(withSight('darjeeling-peace-pagoda', { closedWeekdays: [3] }));
  expect(finding?.message).toBe('Peace Pagoda is closed on Wednesdays: day 3 (Wed 31 Mar 2027)');
});

test('the price of the hand-made trip is the one worked out by hand', () => {
  const amounts = (component: string) =>
    good.price.lines.filter((line) => line.component === component).map((line) => line.amount);
  // 3A over 567 km: 95 + 495 + 290 + 83.75 = 963.75; jeep up: min 120 km x 17 + 400, shared by two;
  // 52 km x 30 / 2; jeep down 78 + 42 km; flight (2,300 + 2.6 x 448) x 1.1 on a Friday x 1.08 = 4,116
  expect(amounts('transport')).toEqual([960, 595, 425, 200, 780, 663, 357, 200, 4120]);
  // 2,900 x 1.05 / 2 twice in tier B, 2,200 in tier C
  expect(amounts('stay')).toEqual([1523, 1523, 1155]);
  // The night train leaves after dinner; the flight is home before it.
  expect(amounts('meals')).toEqual([1000, 1000, 1000, 600]);
  // 2,400 x 1.3 / 2; the jeeps up and down are there on the first and the last day
  expect(amounts('local')).toEqual([1560, 1560]);
  expect(amounts('activities')).toEqual([]);
  expect(amounts('entry')).toEqual([60, 50, 50, 100, 50, 20]);
  expect(good.price.perPersonRupees).toBe(19560); // 19,551 and 9
});
