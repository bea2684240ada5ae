import type { BaseRecord } from '../types.ts';
import { mussoorieSights } from './mussoorie-sights.ts';

export const mussoorie: BaseRecord = {
  id: 'mussoorie',
  name: 'Mussoorie',
  aliases: ['mussorie', 'masoori', 'mussouri', 'masuri', 'landour', 'मसूरी'],
  lat: 30.457,
  lon: 78.069,
  state: 'UK',
  altitudeMetres: 2005,
  placeTier: 'B',
  terrain: 'snow-mountain',
  road: 'hills',
  regions: ['uttarakhand'],
  gateways: [
    { kind: 'airport', code: 'DED', roadKm: 58, roadMinutes: 115 },
    { kind: 'station', code: 'DDN', roadKm: 34, roadMinutes: 75 },
  ],
  monthWeights: [0.7, 0.7, 0.85, 0.95, 1, 0.95, 0.4, 0.4, 0.75, 1, 0.95, 0.9],
  dishes: [
    { name: 'Bun omelette', vegetarian: false },
    { name: 'Aloo ke gutke', vegetarian: true },
    { name: 'Kafuli', vegetarian: true },
    { name: 'Mandua roti', vegetarian: true },
    { name: 'Bal mithai', vegetarian: true },
    { name: 'Steamed momos', vegetarian: false },
    { name: 'Pancakes and waffles', vegetarian: true },
  ],
  stays: [
    { tier: 'budget', kind: 'guest house', area: 'near Picture Palace' },
    { tier: 'mid', kind: '3-star hotel', area: 'near Library Chowk' },
    { tier: 'premium', name: 'Rokeby Manor', kind: 'colonial manor', area: 'Landour' },
    { tier: 'luxury', name: 'The Savoy', kind: 'heritage hotel', area: 'Library end of the Mall' },
  ],
  about:
    'Ridge-top hill station above Dehradun, with the Doon valley on one side and snow peaks on the other. Landour above it is quieter.',
  notes: [
    'In May, June and on long weekends the road from Dehradun jams for hours; start before eight, and register online if asked.',
    'The Mall is closed to cars on season evenings.',
    'The winter line, a false red horizon at dusk, shows from mid-October to January.',
    'In the monsoon, clouds hide the views and the road may slip.',
  ],
  languages: ['Hindi', 'Garhwali', 'English'],
  sights: mussoorieSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
