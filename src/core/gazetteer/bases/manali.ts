import type { BaseRecord } from '../types.ts';
import { manaliSights } from './manali-sights.ts';

export const manali: BaseRecord = {
  id: 'manali',
  name: 'Manali',
  aliases: ['kullu', 'kasol', 'kullu manali', 'kulu manali', 'manali himachal', 'मनाली'],
  lat: 32.2432,
  lon: 77.1892,
  state: 'HP',
  altitudeMetres: 2050,
  placeTier: 'B',
  terrain: 'snow-mountain',
  road: 'hills',
  regions: ['himachal'],
  gateways: [
    { kind: 'airport', code: 'KUU', roadKm: 50, roadMinutes: 100 },
    { kind: 'airport', code: 'IXC', roadKm: 270, roadMinutes: 420 },
    { kind: 'station', code: 'CDG', roadKm: 275, roadMinutes: 430 },
  ],
  monthWeights: [0.8, 0.8, 0.8, 0.9, 1, 1, 0.4, 0.35, 0.7, 0.95, 0.8, 0.95],
  dishes: [
    { name: 'Siddu', vegetarian: true },
    { name: 'Kullu trout', vegetarian: false },
    { name: 'Babru', vegetarian: true },
    { name: 'Chana madra', vegetarian: true },
    { name: 'Patande', vegetarian: true },
    { name: 'Thukpa', vegetarian: false },
    { name: 'Apple pie', vegetarian: true },
  ],
  stays: [
    { tier: 'budget', kind: 'guest house', area: 'Old Manali' },
    { tier: 'mid', kind: '3-star hotel', area: 'near Mall Road' },
    { tier: 'premium', kind: 'wooden cottage resort', area: 'Log Huts area' },
    { tier: 'luxury', name: 'Span Resort and Spa', kind: 'riverside resort', area: 'Katrain, on the Beas' },
  ],
  about:
    'Apple town at the head of the Kullu valley, under snow peaks. Cedar temples, hot springs and the tunnel to Lahaul are all within a day.',
  notes: [
    'Rohtang needs an online vehicle permit with few places a day; it is shut on Tuesdays and all winter.',
    'July and August bring landslides on the Kullu road; keep a spare day.',
    'Snow in January and February can close Solang and Sissu for a day or two.',
    'Evenings are cold all year above the town.',
  ],
  languages: ['Hindi', 'Kulluvi', 'English'],
  sights: manaliSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
