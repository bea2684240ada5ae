import type { BaseRecord } from '../types.ts';
import { mumbaiSights } from './mumbai-sights.ts';

export const mumbai: BaseRecord = {
  id: 'mumbai',
  name: 'Mumbai',
  aliases: ['bombay', 'mumbay', 'bambai', 'मुंबई'],
  lat: 18.969,
  lon: 72.8195,
  state: 'MH',
  altitudeMetres: 11,
  placeTier: 'A',
  terrain: 'metropolis',
  road: 'plains',
  regions: ['maharashtra'],
  gateways: [
    { kind: 'airport', code: 'BOM', roadKm: 19, roadMinutes: 55 },
    { kind: 'station', code: 'CSMT', roadKm: 4, roadMinutes: 20 },
    { kind: 'station', code: 'MMCT', roadKm: 1, roadMinutes: 8 },
  ],
  monthWeights: [1, 1, 0.8, 0.6, 0.5, 0.3, 0.25, 0.3, 0.45, 0.75, 0.95, 1],
  dishes: [
    { name: 'Vada pav', vegetarian: true },
    { name: 'Pav bhaji', vegetarian: true },
    { name: 'Misal pav', vegetarian: true },
    { name: 'Bhel puri', vegetarian: true },
    { name: 'Bombay duck (bombil) fry', vegetarian: false },
    { name: 'Berry pulao', vegetarian: false },
    { name: 'Keema pav', vegetarian: false },
    { name: 'Kanda poha', vegetarian: true },
  ],
  stays: [
    { tier: 'budget', kind: 'hostel or guest house', area: 'near CSMT, Fort' },
    { tier: 'mid', kind: '3-star hotel', area: 'Colaba and Fort' },
    { tier: 'premium', kind: '4-star hotel', area: 'Marine Drive' },
    {
      tier: 'luxury',
      name: 'The Taj Mahal Palace, Mumbai',
      kind: 'heritage sea-front hotel',
      area: 'Apollo Bunder, Colaba',
    },
  ],
  about:
    "India's commercial capital on a narrow peninsula, with Gothic and Art Deco streets, a long sea front, old bazaars and cave temples within reach.",
  notes: [
    'Monsoon from June to September brings heavy rain and flooded roads; the Elephanta boats stop on rough days.',
    'Local trains are the quickest way across the city but very crowded at office hours.',
    'Dry days are kept on national holidays and around elections.',
    'Cover shoulders and knees at temples and at the Haji Ali shrine.',
  ],
  languages: ['Marathi', 'Hindi', 'English', 'Gujarati'],
  sights: mumbaiSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
