import type { BaseRecord } from '../types.ts';
import { udaipurSights } from './udaipur-sights.ts';

export const udaipur: BaseRecord = {
  id: 'udaipur',
  name: 'Udaipur',
  aliases: ['city of lakes', 'udaypur', 'udaipur rajasthan', 'उदयपुर'],
  lat: 24.58,
  lon: 73.686,
  state: 'RJ',
  altitudeMetres: 598,
  placeTier: 'A',
  terrain: 'lake',
  road: 'mixed',
  regions: ['rajasthan'],
  gateways: [
    { kind: 'airport', code: 'UDR', roadKm: 23, roadMinutes: 45 },
    { kind: 'station', code: 'UDZ', roadKm: 3, roadMinutes: 15 },
  ],
  monthWeights: [1, 1, 0.9, 0.6, 0.4, 0.45, 0.75, 0.85, 0.85, 1, 1, 1],
  dishes: [
    { name: 'Dal baati churma', vegetarian: true },
    { name: 'Gatte ki sabzi', vegetarian: true },
    { name: 'Mirchi vada', vegetarian: true },
    { name: 'Kachori', vegetarian: true },
    { name: 'Laal maas', vegetarian: false },
    { name: 'Makki ki raab', vegetarian: true },
    { name: 'Malpua', vegetarian: true },
  ],
  stays: [
    { tier: 'budget', kind: 'guest house', area: 'near Lal Ghat' },
    { tier: 'mid', kind: 'heritage haveli', area: 'around Gangaur Ghat' },
    { tier: 'premium', kind: 'lake-view hotel', area: 'Fateh Sagar' },
    { tier: 'luxury', name: 'Taj Lake Palace', kind: 'palace hotel on an island', area: 'Lake Pichola' },
    { tier: 'luxury', name: 'The Oberoi Udaivilas', kind: 'luxury resort', area: 'Lake Pichola west shore' },
  ],
  about:
    'Lakes, white palaces and the old capital of Mewar in a ring of hills; the forts of Kumbhalgarh and Chittorgarh and the marble of Ranakpur lie within a day.',
  notes: [
    'Pleasant from September to March; the lakes are fullest after the monsoon.',
    'In dry years Lake Pichola can be low in May and June.',
    'Temples close at midday; Ranakpur lets visitors who are not worshippers in only from noon.',
    'Leather stays outside Jain temples; shoulders and knees must be covered.',
    'Lanes of the old city are narrow: cars stop at the edge.',
  ],
  languages: ['Hindi', 'Mewari', 'English'],
  sights: udaipurSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
