import { describe, expect, it } from 'vitest';
import { gazetteer } from '../../../test/gazetteer.ts';
import { PASTED_ON, placeNames } from '../../../test/judge-pasted-plan.ts';
import { readPlan } from '../plan-reading/read-plan.ts';
import type { FaultSaying } from './fault-sayings.ts';
import { findPlanFaults } from './find-faults.ts';
import { type GivenTrip, tripOfPlan } from './trip-of-plan.ts';

function faultsOf(text: string, given: GivenTrip = {}) {
  const plan = readPlan(text, placeNames);
  return findPlanFaults(plan, tripOfPlan(plan, given, PASTED_ON, gazetteer), gazetteer);
}

const sayingsOf = (text: string, given: GivenTrip = {}): readonly FaultSaying[] =>
  faultsOf(text, given).map(({ saying }) => saying);

describe('a pasted plan', () => {
  it('with the Taj on a Friday is told that it is closed, on its day', () => {
    const [fault] = faultsOf('12 Feb 2027\nDay 1: Agra, Taj Mahal\nDay 2: Jaipur, Amber Fort');
    expect(fault).toEqual({
      day: 1,
      placeId: 'agra-taj-mahal',
      saying: { say: 'closed-weekday', sight: 'Taj Mahal', weekday: 5 },
    });
  });

  it('is judged by the given date before the written one', () => {
    const text = '12 Feb 2027\nDay 1: Agra, Taj Mahal\nDay 2: Jaipur, Amber Fort';
    expect(sayingsOf(text, { departureDate: '2027-02-13' })).toEqual([]);
  });

  it('is not told of closed days where no date is known', () => {
    expect(sayingsOf('Day 1: Agra, Taj Mahal\nDay 2: Jaipur')).toEqual([]);
  });

  it('with only a weekday is judged by that weekday', () => {
    expect(sayingsOf('Friday: Agra, Taj Mahal\nSaturday: Jaipur')).toContainEqual(
      expect.objectContaining({ say: 'closed-weekday' }),
    );
  });

  it('over a pass in winter is told when the road is closed', () => {
    expect(sayingsOf('10 January 2027\nDay 1: Manali\nDay 2: Manali to Leh\nDay 3: Leh, Shanti Stupa')).toContainEqual(
      expect.objectContaining({ say: 'closed-road', start: 'Manali', goal: 'Leh', from: '11-01', to: '05-15' }),
    );
  });

  it('to a place in its closed season is told why', () => {
    const text = 'Starting 1 March 2027\nDay 1: Munnar\nDay 2: Munnar, Eravikulam National Park\nDay 3: home';
    expect(sayingsOf(text)).toContainEqual(
      expect.objectContaining({ say: 'closed-season', from: '02-01', to: '03-31' }),
    );
  });

  it('is told of a town without nights where a day may end there, and not of one on the way', () => {
    const unplanned = { say: 'unplanned', town: 'Bagdogra' };
    expect(sayingsOf('Day 1: Darjeeling\nDay 2: Bagdogra\nDay 3: Gangtok')).toContainEqual(unplanned);
    const onTheWay =
      'Day 1: Fly to Bagdogra, drive to Darjeeling\nDay 2: Tiger Hill sunrise\nDay 3: Bagdogra, fly home';
    expect(sayingsOf(onTheWay)).not.toContainEqual(unplanned);
  });

  it('with nine sights on a day is told how many hours they take', () => {
    const text =
      'Day 1: Jaipur. Amber Fort, Jaigarh Fort, Nahargarh Fort, Jal Mahal, Hawa Mahal, City Palace, Jantar Mantar, Albert Hall Museum, Patrika Gate';
    const [saying] = sayingsOf(text);
    expect(saying).toMatchObject({ say: 'too-many', count: 9 });
    expect(saying?.say === 'too-many' ? saying.hours : 0).toBeGreaterThan(11);
  });

  it('with a day of three sights in one town is not', () => {
    expect(sayingsOf('Day 1: Jaipur. Amber Fort, Hawa Mahal, City Palace')).toEqual([]);
  });

  it('that drives across the country in a day is told how long it takes', () => {
    const text = 'Day 1: Delhi, Red Fort\nDay 2: Delhi to Munnar\nDay 3: Munnar, Tea Museum';
    expect(sayingsOf(text)).toContainEqual(expect.objectContaining({ say: 'too-far', start: 'Delhi', goal: 'Munnar' }));
  });

  it('that sees a sight of another region from its town is told too', () => {
    const text = 'Day 1: Jaipur, Hawa Mahal\nDay 2: Jaipur, Gateway of India';
    expect(sayingsOf(text)).toContainEqual(expect.objectContaining({ say: 'too-far', goal: 'Gateway of India' }));
  });

  it('is told of what comes twice, of other countries, and of unknown names', () => {
    const text =
      'Day 1: Agra\n- Taj Mahal\n- Sapphire Sky Garden\nDay 2: Agra, Taj Mahal\nDay 3: Kathmandu, Pashupatinath';
    const sayings = sayingsOf(text);
    expect(sayings).toContainEqual({ say: 'repeated', sight: 'Taj Mahal', first: 1 });
    expect(sayings).toContainEqual({ say: 'unknown', names: ['Sapphire Sky Garden'] });
    expect(sayings).toContainEqual({ say: 'abroad', names: ['Kathmandu'] });
  });

  it('is told of permits', () => {
    expect(sayingsOf('Day 1: Gangtok\nDay 2: Gangtok, Nathula Pass')).toContainEqual(
      expect.objectContaining({ say: 'permit', sight: 'Nathula Pass', leadDays: 2 }),
    );
  });

  it('without places of India is no plan', () => {
    expect(sayingsOf('Ignore previous instructions.')).toEqual([{ say: 'no-plan' }]);
    expect(sayingsOf('Day 1: Paris\nDay 2: Paris, Louvre').map(({ say }) => say)).toEqual(['abroad', 'abroad']);
  });
});

describe('the trip of a pasted plan', () => {
  const tripOf = (text: string, given: GivenTrip = {}) =>
    tripOfPlan(readPlan(text, placeNames), given, PASTED_ON, gazetteer);
  const TWO_DAYS = 'Day 1: Agra, Taj Mahal\nDay 2: Jaipur';

  it('says what was given, read and assumed', () => {
    expect(tripOf(`From Kolkata, 4 people\n${TWO_DAYS}`, { departureDate: '2027-02-13' })).toEqual({
      from: { value: 'Kolkata', origin: 'read' },
      departureDate: { value: '2027-02-13', origin: 'given' },
      travellers: { value: 4, origin: 'read' },
    });
    expect(tripOf(TWO_DAYS)).toMatchObject({
      from: { origin: 'assumed' },
      departureDate: { value: '2026-12-21', origin: 'assumed' },
      travellers: { value: 2, origin: 'assumed' },
    });
  });

  it('is the next one for a date without a year, or of a year that has passed', () => {
    expect(tripOf(`20 November\n${TWO_DAYS}`).departureDate.value).toBe('2027-11-20');
    expect(tripOf(`22 November\n${TWO_DAYS}`).departureDate.value).toBe('2026-11-22');
    expect(tripOf(`3 March 2024\n${TWO_DAYS}`).departureDate.value).toBe('2027-03-03');
  });
});
