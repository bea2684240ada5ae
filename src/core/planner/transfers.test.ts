import { describe, expect, it } from 'vitest';
import { noteOf } from '../../../test/english.ts';
import { gazetteer } from '../../../test/gazetteer.ts';
import { plan, tripRequest } from '../../../test/plan-trips.ts';
import { planWords } from '../../words/en/planner/plans.ts';
import { summarise } from './describe.ts';
import type { Itinerary, TripRequest } from './types.ts';
import type { TripWishes } from './wishes.ts';

const wish = (from: string, to: string, departureDate: string, days: number, wishes?: TripWishes): TripRequest =>
  tripRequest(from, to, departureDate, days, { priceRange: { min: 0, max: 60_000 }, ...(wishes && { wishes }) });

const movesOf = ({ journeys }: Itinerary) => journeys.filter(({ direction }) => direction === 'transfer');
const modesOf = (itinerary: Itinerary): readonly string[] =>
  movesOf(itinerary).flatMap(({ rides }) => rides.map(({ mode }) => mode));

describe('between the towns of a route', () => {
  it('a night train costs a night on board, and no day', () => {
    const [first] = plan(wish('Mumbai', 'Bengaluru, Hampi', '2027-02-10', 6));
    const [move] = movesOf(first as Itinerary);
    const train = move?.rides.find(({ mode }) => mode === 'train');
    expect(train).toMatchObject({ service: { name: 'Hampi Express' }, overnight: true });
    const evening = first?.days.find(({ night }) => night === 'on-board');
    expect(evening?.number).toBe(train?.dayNumber);
    expect(evening?.stops.map(({ kind }) => kind)).toContain('visit');
    expect(evening?.stops.at(-1)?.kind).toBe('ride');
    const nights = first?.stays.reduce((sum, stay) => sum + stay.nights, 0);
    expect(nights).toBe(4);
    expect(first?.stays[1]?.firstDayNumber).toBe((train?.dayNumber ?? 0) + 1);
    const fares = first?.price.lines.filter(({ code }) => code.startsWith('train-'));
    expect(fares).toHaveLength(1);
    expect(summarise(first as Itinerary, gazetteer, planWords).transportSummary).toContain(
      'Hampi Express to Hampi, overnight',
    );
    expect(first?.notes.map(noteOf).join(' ')).toContain('Hampi Express (16592)');
    expect(first?.checks).toContain('V60');
  });

  it('three cities that no day on the road connects', () => {
    for (const itinerary of plan(wish('Mumbai', 'Delhi, Varanasi and Kolkata', '2027-02-05', 8))) {
      expect(itinerary.stays.map(({ baseId }) => baseId).toSorted()).toEqual(['delhi', 'kolkata', 'varanasi']);
      for (const { rides } of movesOf(itinerary))
        expect(rides.some(({ mode }) => mode === 'train' || mode === 'flight')).toBe(true);
    }
  });

  it('the morning train to Amritsar leaves before breakfast is served', () => {
    const [first] = plan(wish('Mumbai', 'Delhi, Amritsar', '2027-02-10', 6));
    const [move] = movesOf(first as Itinerary);
    expect(move?.rides.some(({ service }) => service?.name === 'Swarna Shatabdi')).toBe(true);
    const day = first?.days.find(({ number }) => number === move?.rides[0]?.dayNumber);
    expect(day?.stops[0]?.kind).toBe('check-out');
  });

  it('a morning on the road is driven', () => {
    for (const itinerary of plan(wish('Delhi', 'Agra, Jaipur', '2027-02-10', 5)))
      expect(modesOf(itinerary).filter((mode) => mode === 'train' || mode === 'flight')).toEqual([]);
  });

  it.each([
    ['no-flights', 'flight'],
    ['no-night-trains', 'train'],
  ] as const)('%s holds there too', (transport, mode) => {
    const request = wish('Hyderabad', 'Chennai, Madurai', '2027-02-10', 7, { transport: [transport] });
    for (const itinerary of plan(request)) {
      const rides = itinerary.journeys.flatMap((journey) => journey.rides);
      expect(rides.filter((ride) => ride.mode === mode && (mode === 'flight' || ride.overnight))).toEqual([]);
    }
  });

  it('a train that does not run that day is not taken', () => {
    // The Swarna Shatabdi has its day off on Thursdays.
    for (const itinerary of plan(wish('Mumbai', 'Delhi, Amritsar', '2027-02-15', 6)))
      for (const { rides } of movesOf(itinerary))
        for (const { service, dayNumber } of rides) if (service?.number === '12029') expect(dayNumber).not.toBe(4);
  });
});
