import type { BaseRecord } from '../types.ts';
import { varanasiSights } from './varanasi-sights.ts';

export const varanasi: BaseRecord = {
  id: 'varanasi',
  name: 'Varanasi',
  aliases: ['banaras', 'benares', 'benaras', 'kashi', 'sarnath', 'वाराणसी', 'बनारस', 'काशी'],
  lat: 25.3095,
  lon: 83.007,
  state: 'UP',
  altitudeMetres: 81,
  placeTier: 'B',
  terrain: 'temple-town',
  road: 'plains',
  regions: ['uttar-pradesh'],
  gateways: [
    { kind: 'airport', code: 'VNS', roadKm: 25, roadMinutes: 60 },
    { kind: 'station', code: 'BSB', roadKm: 4, roadMinutes: 20 },
    { kind: 'station', code: 'DDU', roadKm: 16, roadMinutes: 45 },
  ],
  monthWeights: [0.85, 1, 0.95, 0.6, 0.4, 0.35, 0.4, 0.4, 0.6, 0.95, 1, 0.9],
  dishes: [
    { name: 'Kachori sabzi with jalebi', vegetarian: true },
    { name: 'Tamatar chaat', vegetarian: true },
    { name: 'Banarasi paan', vegetarian: true },
    { name: 'Malaiyo in winter', vegetarian: true },
    { name: 'Lassi in a clay cup', vegetarian: true },
    { name: 'Thandai', vegetarian: true },
    { name: 'Launglata', vegetarian: true },
    { name: 'Litti chokha', vegetarian: true },
  ],
  stays: [
    { tier: 'budget', kind: 'guest house', area: 'Assi Ghat' },
    { tier: 'mid', kind: '3-star hotel', area: 'Lahurabir and Sigra' },
    { tier: 'premium', kind: 'heritage hotel on the river', area: 'around Darbhanga and Raja Ghat' },
    { tier: 'luxury', name: 'BrijRama Palace', kind: 'heritage palace hotel', area: 'Darbhanga Ghat' },
    { tier: 'luxury', name: 'Taj Ganges', kind: '5-star hotel', area: 'Nadesar' },
  ],
  about:
    'The holiest city of the Ganga: ghats, temples and narrow lanes that live by the river from before dawn until the evening aarti, with Buddhist Sarnath close by.',
  notes: [
    'From mid July to mid September the Ganga is high: boats stop and the lower ghats are under water.',
    'Fog in late December and January delays trains and flights.',
    'Mobile phones, bags and leather stay in lockers at the Kashi Vishwanath temple; dress modestly.',
    'Cars cannot enter the old city; the last stretch is on foot or by rickshaw.',
    'Dev Deepawali and Maha Shivaratri fill every hotel.',
  ],
  languages: ['Hindi', 'Bhojpuri', 'English'],
  sights: varanasiSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
