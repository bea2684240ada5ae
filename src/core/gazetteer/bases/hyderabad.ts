import type { BaseRecord } from '../types.ts';
import { hyderabadSights } from './hyderabad-sights.ts';

export const hyderabad: BaseRecord = {
  id: 'hyderabad',
  name: 'Hyderabad',
  aliases: ['hyderabad deccan', 'secunderabad', 'hyderbad', 'bhagyanagar', 'हैदराबाद', 'హైదరాబాద్'],
  lat: 17.385,
  lon: 78.4867,
  state: 'TS',
  altitudeMetres: 536,
  placeTier: 'A',
  terrain: 'metropolis',
  road: 'plains',
  regions: ['telangana'],
  gateways: [
    { kind: 'airport', code: 'HYD', roadKm: 28, roadMinutes: 50 },
    { kind: 'station', code: 'SC', roadKm: 7, roadMinutes: 25 },
    { kind: 'station', code: 'HYB', roadKm: 2, roadMinutes: 12 },
  ],
  monthWeights: [1, 1, 0.75, 0.5, 0.4, 0.6, 0.7, 0.75, 0.75, 0.9, 1, 1],
  dishes: [
    { name: 'Hyderabadi dum biryani', vegetarian: false },
    { name: 'Haleem (Ramzan)', vegetarian: false },
    { name: 'Irani chai with Osmania biscuits', vegetarian: true },
    { name: 'Mirchi ka salan', vegetarian: true },
    { name: 'Double ka meetha', vegetarian: true },
    { name: 'Pesarattu', vegetarian: true },
    { name: 'Bagara baingan', vegetarian: true },
    { name: 'Pathar ka gosht', vegetarian: false },
  ],
  stays: [
    { tier: 'budget', kind: 'lodge', area: 'Abids and Nampally' },
    { tier: 'mid', kind: '3-star hotel', area: 'Banjara Hills' },
    { tier: 'premium', kind: '4-star hotel', area: 'Hitec City' },
    { tier: 'luxury', name: 'Taj Falaknuma Palace', kind: 'palace hotel', area: 'Falaknuma' },
  ],
  about:
    'The city of the Qutb Shahs and the Nizams, with a great fort, royal tombs, bazaars of pearls and bangles, and its own biryani.',
  notes: [
    'Most museums and palaces of the old city are shut on Fridays, the zoo on Mondays.',
    'April and May are very hot; October to February is best.',
    'Ramzan nights around Charminar are crowded and full of food.',
    'Cover head and legs at mosques and dargahs.',
  ],
  languages: ['Telugu', 'Urdu', 'Hindi', 'English'],
  sights: hyderabadSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
