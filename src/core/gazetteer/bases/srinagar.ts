import type { BaseRecord } from '../types.ts';
import { srinagarSights } from './srinagar-sights.ts';

export const srinagar: BaseRecord = {
  id: 'srinagar',
  name: 'Srinagar',
  aliases: ['srinagar kashmir', 'sri nagar', 'kashmir', 'kashmir valley', 'श्रीनगर'],
  lat: 34.0836,
  lon: 74.8185,
  state: 'JK',
  altitudeMetres: 1585,
  placeTier: 'B',
  terrain: 'lake',
  road: 'mixed',
  regions: [],
  gateways: [
    { kind: 'airport', code: 'SXR', roadKm: 15, roadMinutes: 40 },
    { kind: 'station', code: 'SINA', roadKm: 10, roadMinutes: 30 },
    { kind: 'station', code: 'JAT', roadKm: 270, roadMinutes: 450 },
  ],
  monthWeights: [0.7, 0.65, 0.75, 1, 1, 0.95, 0.85, 0.85, 0.95, 1, 0.7, 0.75],
  dishes: [
    { name: 'Rogan josh', vegetarian: false },
    { name: 'Gushtaba', vegetarian: false },
    { name: 'Nadru yakhni', vegetarian: true },
    { name: 'Haakh', vegetarian: true },
    { name: 'Dum aloo Kashmiri', vegetarian: true },
    { name: 'Modur pulao', vegetarian: true },
    { name: 'Kahwa', vegetarian: true },
  ],
  stays: [
    { tier: 'budget', kind: 'simple houseboat', area: 'Nigeen and back channels of Dal' },
    { tier: 'mid', kind: '3-star hotel', area: 'Boulevard Road' },
    { tier: 'premium', kind: 'deluxe houseboat', area: 'Dal Lake front row' },
    { tier: 'luxury', name: 'The Lalit Grand Palace', kind: 'palace hotel', area: 'Gupkar Road' },
  ],
  about:
    'Summer capital of Kashmir on the Jhelum and Dal Lake, with houseboats, Mughal gardens and wooden shrines. Gulmarg, Sonamarg and Pahalgam are day trips.',
  notes: [
    'Carry an identity card; follow local advice, as single meadows and roads may be closed for security at short notice.',
    'Only postpaid phone cards of other states work.',
    'Tulips bloom only from late March to about the third week of April.',
    'Shrines ask for covered heads and legs; avoid the Friday noon prayer as a visitor.',
    'Snow in January and February may stop flights and the Jammu road; the train runs on.',
  ],
  languages: ['Kashmiri', 'Urdu', 'Hindi', 'English'],
  sights: srinagarSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
