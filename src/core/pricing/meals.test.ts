import { describe, expect, it } from 'vitest';
import type { Ride } from '../rides.ts';
import { mealsToPay } from './meals.ts';

const place = { name: 'A town', lat: 0, lon: 0 };

const ride = (dayNumber: number, departs: number, minutes: number, more: Partial<Ride> = {}): Ride => ({
  mode: 'train',
  from: place,
  to: place,
  km: 500,
  dayNumber,
  departs,
  minutes,
  overnight: departs + minutes > 1440,
  fareFactor: 1,
  delayBufferMinutes: 45,
  hills: false,
  ...more,
});

describe('the meals that a trip pays', () => {
  it('are all three on a day away', () => {
    expect(mealsToPay([ride(1, 600, 60), ride(3, 600, 60)], 2)).toEqual(['breakfast', 'lunch', 'dinner']);
  });

  it('begin after leaving home and end with the return', () => {
    const rides = [ride(1, 600, 60), ride(3, 900, 200)];
    expect(mealsToPay(rides, 1)).toEqual(['lunch', 'dinner']);
    expect(mealsToPay(rides, 3)).toEqual(['breakfast', 'lunch']);
  });

  it('are none at home: before a night train, after another', () => {
    const rides = [ride(1, 1325, 600), ride(3, 1205, 600)];
    expect(mealsToPay(rides, 1)).toEqual([]);
    expect(mealsToPay(rides, 3)).toEqual(['breakfast', 'lunch', 'dinner']);
    expect(mealsToPay(rides, 4)).toEqual([]);
  });

  it('are not those that a train serves within its fare, also next morning', () => {
    const rajdhani = { fareFactor: 1.4 };
    const rides = [ride(1, 1000, 1000, rajdhani), ride(4, 900, 700)];
    expect(mealsToPay(rides, 1)).toEqual([]);
    expect(mealsToPay(rides, 2)).toEqual(['lunch', 'dinner']);
  });
});
