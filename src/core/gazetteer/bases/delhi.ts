import type { BaseRecord } from '../types.ts';
import { delhiSights } from './delhi-sights.ts';

export const delhi: BaseRecord = {
  id: 'delhi',
  name: 'Delhi',
  aliases: ['new delhi', 'old delhi', 'dilli', 'nai dilli', 'delhi ncr', 'दिल्ली', 'नई दिल्ली'],
  lat: 28.6315,
  lon: 77.2167,
  state: 'DL',
  altitudeMetres: 216,
  placeTier: 'A',
  terrain: 'metropolis',
  road: 'plains',
  regions: ['golden-triangle'],
  gateways: [
    { kind: 'airport', code: 'DEL', roadKm: 16, roadMinutes: 45 },
    { kind: 'station', code: 'NDLS', roadKm: 2, roadMinutes: 15 },
    { kind: 'station', code: 'NZM', roadKm: 8, roadMinutes: 30 },
  ],
  monthWeights: [0.7, 1, 1, 0.6, 0.4, 0.35, 0.4, 0.45, 0.7, 0.95, 0.8, 0.75],
  dishes: [
    { name: 'Chole bhature', vegetarian: true },
    { name: 'Paranthas of Paranthe Wali Gali', vegetarian: true },
    { name: 'Dahi bhalla and aloo chaat', vegetarian: true },
    { name: 'Daulat ki chaat in winter', vegetarian: true },
    { name: 'Butter chicken', vegetarian: false },
    { name: 'Nihari with khamiri roti', vegetarian: false },
    { name: 'Mutton burra kebab', vegetarian: false },
    { name: 'Bedmi puri with aloo sabzi', vegetarian: true },
  ],
  stays: [
    { tier: 'budget', kind: 'guest house', area: 'Paharganj, near New Delhi station' },
    { tier: 'mid', kind: '3-star hotel', area: 'Karol Bagh' },
    { tier: 'premium', kind: '4-star business hotel', area: 'around Connaught Place' },
    { tier: 'luxury', name: 'The Imperial', kind: 'heritage hotel', area: 'Janpath' },
    { tier: 'luxury', name: 'Taj Mahal, New Delhi', kind: '5-star hotel', area: 'Mansingh Road' },
  ],
  about:
    'The capital: Mughal lanes and forts in the north, the wide avenues of the British city in the middle, older sultanate ruins in the south.',
  notes: [
    'Most museums, the Red Fort, the Lotus Temple and Akshardham are closed on Mondays.',
    'Thick fog in late December and January delays trains and flights; air is poor from late October to January.',
    'April to June is very hot; see monuments early and museums at midday.',
    'Cover head and shoulders and take off shoes in mosques, dargahs and gurdwaras.',
    'Dry days fall on national holidays and around elections.',
  ],
  languages: ['Hindi', 'Punjabi', 'Urdu', 'English'],
  sights: delhiSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
