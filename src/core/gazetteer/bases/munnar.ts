import type { BaseRecord } from '../types.ts';
import { munnarSights } from './munnar-sights.ts';

export const munnar: BaseRecord = {
  id: 'munnar',
  name: 'Munnar',
  aliases: ['munar', 'moonar', 'munnaar', 'मुन्नार', 'মুন্নার'],
  lat: 10.0889,
  lon: 77.0595,
  state: 'KL',
  altitudeMetres: 1530,
  placeTier: 'B',
  terrain: 'tea-hills',
  road: 'hills',
  regions: ['kerala', 'south-india'],
  gateways: [
    { kind: 'airport', code: 'COK', roadKm: 108, roadMinutes: 215 },
    { kind: 'airport', code: 'IXM', roadKm: 155, roadMinutes: 270 },
    { kind: 'station', code: 'ERS', roadKm: 130, roadMinutes: 250 },
    { kind: 'station', code: 'AWY', roadKm: 110, roadMinutes: 215 },
  ],
  monthWeights: [1, 0.9, 0.85, 0.8, 0.75, 0.35, 0.25, 0.35, 0.7, 0.8, 0.9, 1],
  dishes: [
    { name: 'Kerala parotta with beef or chicken roast', vegetarian: false },
    { name: 'Nadan chicken curry', vegetarian: false },
    { name: 'Kerala meals on banana leaf', vegetarian: true },
    { name: 'Puttu and kadala curry', vegetarian: true },
    { name: 'Appam with vegetable stew', vegetarian: true },
    { name: 'Cardamom tea with banana fritters', vegetarian: true },
  ],
  stays: [
    { tier: 'budget', kind: 'homestay', area: 'Munnar town and Old Munnar' },
    { tier: 'mid', kind: '3-star hill hotel', area: 'Pothamedu and Chithirapuram' },
    { tier: 'premium', kind: 'tea-view resort', area: 'Pallivasal hills' },
    { tier: 'luxury', kind: 'plantation resort', area: 'Chinnakanal' },
  ],
  about: 'A cool hill town among rolling tea estates, below the highest peaks of southern India.',
  notes: [
    'The national park shuts in February and March for the calving of the mountain goats, sometimes into April.',
    'From June to August landslips and mist can close the ghat road; ask before you start.',
    'The last hours from Kochi are winding; keep tablets against car sickness at hand.',
    'Nights are cold in December and January, with frost on the high grass.',
    'Wild elephants cross the roads after dark around Chinnakanal.',
  ],
  languages: ['Malayalam', 'Tamil', 'English'],
  source: ['[G]'],
  checkedOn: '2026-11-21',
  sights: munnarSights,
};
