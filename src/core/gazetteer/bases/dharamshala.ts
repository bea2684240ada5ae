import type { BaseRecord } from '../types.ts';
import { dharamshalaSights } from './dharamshala-sights.ts';

export const dharamshala: BaseRecord = {
  id: 'dharamshala',
  name: 'Dharamshala',
  aliases: ['dharamsala', 'dharmshala', 'dharmsala', 'mcleod ganj', 'mcleodganj', 'mcleodgunj', 'धर्मशाला'],
  lat: 32.219,
  lon: 76.3234,
  state: 'HP',
  altitudeMetres: 1457,
  placeTier: 'B',
  terrain: 'snow-mountain',
  road: 'hills',
  regions: ['himachal'],
  gateways: [
    { kind: 'airport', code: 'DHM', roadKm: 14, roadMinutes: 40 },
    { kind: 'station', code: 'PTKC', roadKm: 86, roadMinutes: 155 },
    { kind: 'station', code: 'PTK', roadKm: 88, roadMinutes: 160 },
  ],
  monthWeights: [0.65, 0.7, 0.9, 0.95, 1, 0.85, 0.25, 0.25, 0.6, 1, 0.95, 0.75],
  dishes: [
    { name: 'Momos', vegetarian: false },
    { name: 'Thenthuk', vegetarian: false },
    { name: 'Tingmo with shapta', vegetarian: false },
    { name: 'Kangri dham', vegetarian: true },
    { name: 'Chana madra', vegetarian: true },
    { name: 'Babru', vegetarian: true },
    { name: 'Tibetan bread with butter tea', vegetarian: true },
  ],
  stays: [
    { tier: 'budget', kind: 'guest house', area: 'Bhagsu Road' },
    { tier: 'mid', kind: '3-star hotel', area: 'McLeod Ganj' },
    { tier: 'premium', name: 'Chonor House', kind: 'Tibetan-style boutique hotel', area: 'McLeod Ganj' },
    { tier: 'luxury', kind: '5-star resort', area: 'Strawberry Hills' },
  ],
  about:
    'Kangra town under the white wall of the Dhauladhar, with the Tibetan town of McLeod Ganj above it. Monasteries, forts and tea fill the days.',
  notes: [
    'It is one of the wettest places of the north from July to early September.',
    'When the Dalai Lama teaches, rooms fill up and the temple asks for registration with an identity card.',
    'The Triund path is closed by the district in heavy rain and in deep snow.',
    'McLeod Ganj lanes are narrow and jam in May and June; the ropeway saves time.',
  ],
  languages: ['Hindi', 'Kangri', 'Tibetan', 'English', 'Punjabi'],
  sights: dharamshalaSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
