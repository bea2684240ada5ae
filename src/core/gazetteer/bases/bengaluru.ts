import type { BaseRecord } from '../types.ts';
import { bengaluruSights } from './bengaluru-sights.ts';

export const bengaluru: BaseRecord = {
  id: 'bengaluru',
  name: 'Bengaluru',
  aliases: ['bangalore', 'banglore', 'bengalooru', 'blr', 'बेंगलुरु', 'बंगलौर', 'ಬೆಂಗಳೂರು'],
  lat: 12.9716,
  lon: 77.5946,
  state: 'KA',
  altitudeMetres: 920,
  placeTier: 'A',
  terrain: 'metropolis',
  road: 'plains',
  regions: ['karnataka'],
  gateways: [
    { kind: 'airport', code: 'BLR', roadKm: 36, roadMinutes: 70 },
    { kind: 'station', code: 'SBC', roadKm: 4, roadMinutes: 20 },
    { kind: 'station', code: 'SMVB', roadKm: 7, roadMinutes: 30 },
  ],
  monthWeights: [1, 1, 0.85, 0.7, 0.7, 0.75, 0.75, 0.75, 0.75, 0.8, 0.9, 1],
  dishes: [
    { name: 'Masala dosa', vegetarian: true },
    { name: 'Idli vada with filter coffee', vegetarian: true },
    { name: 'Bisi bele bath', vegetarian: true },
    { name: 'Ragi mudde with soppu saaru', vegetarian: true },
    { name: 'Donne biryani', vegetarian: false },
    { name: 'Mysore pak', vegetarian: true },
    { name: 'Chow chow bath', vegetarian: true },
    { name: 'Mutton pulao, military hotel style', vegetarian: false },
  ],
  stays: [
    { tier: 'budget', kind: 'lodge or hostel', area: 'Majestic and Indiranagar' },
    { tier: 'mid', kind: '3-star hotel', area: 'MG Road' },
    { tier: 'premium', kind: '4-star hotel', area: 'Residency Road' },
    { tier: 'luxury', name: 'Taj West End', kind: 'heritage garden hotel', area: 'Race Course Road' },
  ],
  about:
    'A mild high-plateau city of gardens, old temples and technology campuses, with hills and forts for early-morning drives.',
  notes: [
    'Traffic is slow: plan one side of the city a day and use the metro where it runs.',
    'Museums are mostly shut on Mondays, Bannerghatta on Tuesdays.',
    'Nandi Hills fills up on weekends; parking may need a pass booked the day before.',
    'Evenings are cool from November to February; carry a light jacket.',
  ],
  languages: ['Kannada', 'English', 'Tamil', 'Telugu', 'Hindi'],
  sights: bengaluruSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
