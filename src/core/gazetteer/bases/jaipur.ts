import type { BaseRecord } from '../types.ts';
import { jaipurSights } from './jaipur-sights.ts';

export const jaipur: BaseRecord = {
  id: 'jaipur',
  name: 'Jaipur',
  aliases: ['pink city', 'jaypur', 'amber', 'amer', 'जयपुर'],
  lat: 26.918,
  lon: 75.808,
  state: 'RJ',
  altitudeMetres: 431,
  placeTier: 'B',
  terrain: 'fort-city',
  road: 'plains',
  regions: ['golden-triangle', 'rajasthan'],
  gateways: [
    { kind: 'airport', code: 'JAI', roadKm: 12, roadMinutes: 35 },
    { kind: 'station', code: 'JP', roadKm: 3, roadMinutes: 15 },
  ],
  monthWeights: [1, 1, 0.95, 0.6, 0.4, 0.4, 0.55, 0.65, 0.75, 0.95, 1, 1],
  dishes: [
    { name: 'Dal baati churma', vegetarian: true },
    { name: 'Pyaaz kachori', vegetarian: true },
    { name: 'Ghevar', vegetarian: true },
    { name: 'Gatte ki sabzi', vegetarian: true },
    { name: 'Ker sangri', vegetarian: true },
    { name: 'Laal maas', vegetarian: false },
    { name: 'Mirchi vada', vegetarian: true },
    { name: 'Rabri and lassi in clay cups', vegetarian: true },
  ],
  stays: [
    { tier: 'budget', kind: 'guest house', area: 'Bani Park' },
    { tier: 'mid', kind: '3-star hotel', area: 'near MI Road' },
    { tier: 'premium', kind: 'heritage haveli hotel', area: 'Bani Park and Civil Lines' },
    { tier: 'luxury', name: 'Rambagh Palace', kind: 'palace hotel', area: 'Bhawani Singh Road' },
    { tier: 'luxury', name: 'Jai Mahal Palace', kind: 'palace hotel', area: 'Jacob Road' },
  ],
  about:
    'The pink walled capital of Rajasthan: palaces, an old observatory and bazaars on a grid of streets, with hill forts above.',
  notes: [
    'Best from October to March; May and June are very hot.',
    'Tickets of the State monuments have risen lately; a composite ticket covers several of them.',
    'Albert Hall shuts one day at the end of each month: a Tuesday in winter, a Monday in summer.',
    'The State monuments stay shut on the day of Holi (Dhulandi).',
    'January brings the Literature Festival and full hotels.',
  ],
  languages: ['Hindi', 'Rajasthani (Dhundhari)', 'English'],
  sights: jaipurSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
