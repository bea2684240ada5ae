import type { BaseRecord } from '../types.ts';
import { nainitalSights } from './nainital-sights.ts';

export const nainital: BaseRecord = {
  id: 'nainital',
  name: 'Nainital',
  aliases: ['naini tal', 'nanital', 'नैनीताल'],
  lat: 29.3865,
  lon: 79.4594,
  state: 'UK',
  altitudeMetres: 1938,
  placeTier: 'B',
  terrain: 'lake',
  road: 'hills',
  regions: ['uttarakhand'],
  gateways: [
    { kind: 'airport', code: 'PGH', roadKm: 65, roadMinutes: 120 },
    { kind: 'airport', code: 'DEL', roadKm: 320, roadMinutes: 450 },
    { kind: 'station', code: 'KGM', roadKm: 34, roadMinutes: 70 },
    { kind: 'station', code: 'HDW', roadKm: 40, roadMinutes: 85 },
  ],
  monthWeights: [0.65, 0.7, 0.9, 1, 1, 0.95, 0.4, 0.4, 0.7, 1, 0.9, 0.85],
  dishes: [
    { name: 'Bhatt ki churkani', vegetarian: true },
    { name: 'Aloo ke gutke', vegetarian: true },
    { name: 'Bal mithai', vegetarian: true },
    { name: 'Ras', vegetarian: true },
    { name: 'Kumaoni raita', vegetarian: true },
    { name: 'Singori', vegetarian: true },
    { name: 'Momos', vegetarian: false },
  ],
  stays: [
    { tier: 'budget', kind: 'guest house', area: 'Tallital' },
    { tier: 'mid', kind: '3-star hotel', area: 'Mall Road' },
    { tier: 'premium', name: 'The Naini Retreat', kind: 'heritage hotel', area: 'Ayarpatta Slopes' },
  ],
  about:
    'Lake in a bowl of green hills with the Mall along its shore. Kumaon temples, smaller lakes and Himalayan views lie within an hour or two.',
  notes: [
    'In May, June and on long weekends cars are stopped outside the town and shuttles take over.',
    'Kainchi Dham draws huge crowds around mid-June and on Tuesdays and Saturdays.',
    'July to mid-September brings landslides on the Kathgodam road.',
    'The Mall is closed to cars in the evening.',
  ],
  languages: ['Hindi', 'Kumaoni', 'English'],
  sights: nainitalSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
