import type { BaseRecord } from '../types.ts';
import { shimlaSights } from './shimla-sights.ts';

export const shimla: BaseRecord = {
  id: 'shimla',
  name: 'Shimla',
  aliases: ['simla', 'shimla hills', 'शिमला'],
  lat: 31.1048,
  lon: 77.1734,
  state: 'HP',
  altitudeMetres: 2206,
  placeTier: 'B',
  terrain: 'snow-mountain',
  road: 'hills',
  regions: ['himachal'],
  gateways: [
    { kind: 'airport', code: 'IXC', roadKm: 115, roadMinutes: 225 },
    { kind: 'station', code: 'KLK', roadKm: 86, roadMinutes: 165 },
    { kind: 'station', code: 'CDG', roadKm: 113, roadMinutes: 215 },
  ],
  monthWeights: [0.75, 0.7, 0.85, 0.9, 1, 0.95, 0.45, 0.45, 0.7, 0.95, 0.85, 0.9],
  dishes: [
    { name: 'Siddu', vegetarian: true },
    { name: 'Chana madra', vegetarian: true },
    { name: 'Himachali dham', vegetarian: true },
    { name: 'Kullu trout', vegetarian: false },
    { name: 'Babru', vegetarian: true },
    { name: 'Chha gosht', vegetarian: false },
    { name: 'Tibetan thukpa', vegetarian: false },
  ],
  stays: [
    { tier: 'budget', kind: 'guest house', area: 'near the Old Bus Stand' },
    { tier: 'mid', kind: '3-star hotel', area: 'near Mall Road' },
    { tier: 'premium', name: 'Clarkes Hotel', kind: 'heritage hotel', area: 'Mall Road' },
    { tier: 'luxury', name: 'The Oberoi Cecil', kind: 'heritage hotel', area: 'Chaura Maidan' },
  ],
  about:
    'The old summer capital of British India, strung along a deodar ridge. One walks the car-free Mall, climbs to Jakhu and rides out to the apple hills.',
  notes: [
    'Mall Road and the Ridge are closed to cars; lifts and footpaths lead up from Cart Road.',
    'Snow is likeliest from late December to February and can shut the road to Kufri for some hours.',
    'In July and August landslides and fog delay the road from Kalka.',
    'The narrow-gauge heritage railway from Kalka takes about five hours and is best booked early.',
    'Monkeys at Jakhu snatch spectacles, phones and food.',
  ],
  languages: ['Hindi', 'Pahari', 'English', 'Punjabi'],
  sights: shimlaSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
