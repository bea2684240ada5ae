import type { BaseRecord } from '../types.ts';
import { chennaiSights } from './chennai-sights.ts';

export const chennai: BaseRecord = {
  id: 'chennai',
  name: 'Chennai',
  aliases: ['madras', 'chenai', 'chennapatnam', 'चेन्नई', 'சென்னை'],
  lat: 13.0827,
  lon: 80.2707,
  state: 'TN',
  altitudeMetres: 7,
  placeTier: 'A',
  terrain: 'metropolis',
  road: 'plains',
  regions: ['tamil-nadu'],
  gateways: [
    { kind: 'airport', code: 'MAA', roadKm: 18, roadMinutes: 45 },
    { kind: 'station', code: 'MAS', roadKm: 1, roadMinutes: 8 },
    { kind: 'station', code: 'MS', roadKm: 3, roadMinutes: 12 },
  ],
  monthWeights: [1, 1, 0.8, 0.5, 0.35, 0.4, 0.5, 0.6, 0.65, 0.6, 0.55, 0.9],
  dishes: [
    { name: 'Idli sambar', vegetarian: true },
    { name: 'Ghee podi dosa', vegetarian: true },
    { name: 'Pongal vada', vegetarian: true },
    { name: 'Filter coffee', vegetarian: true },
    { name: 'Sundal on the beach', vegetarian: true },
    { name: 'Chettinad chicken', vegetarian: false },
    { name: 'Atho (Burmese noodles)', vegetarian: false },
    { name: 'Seeraga samba biryani', vegetarian: false },
  ],
  stays: [
    { tier: 'budget', kind: 'lodge', area: 'Egmore and Triplicane' },
    { tier: 'mid', kind: '3-star hotel', area: 'T. Nagar and Egmore' },
    { tier: 'premium', kind: '4-star hotel', area: 'Nungambakkam' },
    { tier: 'luxury', name: 'Taj Connemara, Chennai', kind: 'heritage hotel', area: 'Binny Road' },
  ],
  about:
    'The old Madras: a long beach, Tamil temples, Company-time fort and churches, music in December and the temple city of Kanchipuram a drive away.',
  notes: [
    'The north-east monsoon brings heavy rain from mid October to early December.',
    'April to June is very hot and humid.',
    'Temples shut from about noon to four; dress modestly and leave shoes outside.',
    'Museums are shut on Fridays, zoo and parks on Tuesdays. Swimming at Marina is dangerous.',
  ],
  languages: ['Tamil', 'English', 'Telugu', 'Hindi'],
  sights: chennaiSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
