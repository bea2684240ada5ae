import type { BaseRecord } from '../types.ts';
import { lehSights } from './leh-sights.ts';

export const leh: BaseRecord = {
  id: 'leh',
  name: 'Leh',
  aliases: ['leh town', 'leh city', 'लेह'],
  lat: 34.1642,
  lon: 77.5848,
  state: 'LA',
  altitudeMetres: 3500,
  placeTier: 'B',
  terrain: 'snow-mountain',
  road: 'mixed',
  regions: ['ladakh'],
  gateways: [{ kind: 'airport', code: 'IXL', roadKm: 4, roadMinutes: 15 }],
  monthWeights: [0.35, 0.4, 0.35, 0.5, 0.8, 1, 1, 0.95, 1, 0.75, 0.4, 0.35],
  dishes: [
    { name: 'Skyu', vegetarian: true },
    { name: 'Thukpa', vegetarian: false },
    { name: 'Momos', vegetarian: false },
    { name: 'Chutagi', vegetarian: true },
    { name: 'Khambir with apricot jam', vegetarian: true },
    { name: 'Butter tea', vegetarian: true },
    { name: 'Tigmo with vegetable stew', vegetarian: true },
  ],
  stays: [
    { tier: 'budget', kind: 'guest house', area: 'Changspa' },
    { tier: 'mid', kind: '3-star hotel', area: 'Fort Road' },
    { tier: 'premium', kind: 'Ladakhi-style hotel', area: 'Upper Karzoo' },
    { tier: 'luxury', name: 'The Grand Dragon Ladakh', kind: '5-star hotel', area: 'Old Road, Sheynam' },
  ],
  about:
    'Old caravan capital on the Indus, ringed by bare mountains and monasteries. The start of every journey in Ladakh.',
  notes: [
    'After flying in, rest two nights before any pass or high lake; altitude sickness strikes the fit as well.',
    'Indians need no inner-line permit, but must pay the environment fee online and carry the receipt and an identity card for Nubra, Pangong and the passes.',
    'The roads from Manali and Srinagar are shut by snow from about mid-November to April or May.',
    'Most hotels close from November to March; those that stay open have heated rooms.',
    'Only postpaid phone cards work.',
  ],
  languages: ['Ladakhi', 'Hindi', 'English', 'Urdu'],
  sights: lehSights,
  source: ['[G]', 'https://discoverwithdheeraj.com/how-to-get-ladakh-inner-line-permits-online/'],
  checkedOn: '2026-11-21',
};
