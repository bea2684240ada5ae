import type { BaseRecord } from '../types.ts';
import { calanguteSights } from './calangute-sights.ts';

export const calangute: BaseRecord = {
  id: 'calangute',
  name: 'Calangute',
  aliases: ['north goa', 'baga', 'candolim', 'anjuna', 'vagator', 'sinquerim', 'calangut', 'उत्तर गोवा'],
  lat: 15.5439,
  lon: 73.7553,
  state: 'GA',
  altitudeMetres: 8,
  placeTier: 'A',
  terrain: 'beach',
  road: 'mixed',
  regions: ['goa'],
  gateways: [
    { kind: 'airport', code: 'GOX', roadKm: 33, roadMinutes: 60 },
    { kind: 'airport', code: 'GOI', roadKm: 42, roadMinutes: 75 },
    { kind: 'station', code: 'THVM', roadKm: 19, roadMinutes: 35 },
    { kind: 'station', code: 'MAO', roadKm: 48, roadMinutes: 80 },
  ],
  monthWeights: [1, 1, 0.9, 0.7, 0.5, 0.25, 0.2, 0.3, 0.5, 0.75, 1, 1],
  dishes: [
    { name: 'Goan fish curry rice', vegetarian: false },
    { name: 'Prawn balchao', vegetarian: false },
    { name: 'Chicken cafreal', vegetarian: false },
    { name: 'Pork vindalho', vegetarian: false },
    { name: 'Mushroom xacuti', vegetarian: true },
    { name: 'Goan poi bread with tambdi bhaji', vegetarian: true },
    { name: 'Bebinca', vegetarian: true },
  ],
  stays: [
    { tier: 'budget', kind: 'guesthouse', area: 'lanes behind Calangute beach' },
    { tier: 'mid', kind: '3-star hotel with a pool', area: 'Calangute to Baga road' },
    { tier: 'premium', kind: '4-star beach resort', area: 'Candolim' },
    {
      tier: 'luxury',
      name: 'Taj Fort Aguada Resort & Spa',
      kind: '5-star heritage beach resort',
      area: 'Sinquerim, by the sea fort',
    },
  ],
  about:
    'The busiest stretch of the Goan coast: long sands, shacks, forts and flea markets between the Mandovi and the Tiracol rivers.',
  notes: [
    'From June to September the sea is rough, swimming is banned by red flags and most shacks are shut.',
    'Christmas to New Year and long weekends are very crowded and dear; book weeks ahead.',
    'Taxis do not use meters; agree on the fare or use the GoaMiles app; scooters need a driving licence and a helmet.',
    'Drinking on the beach and taking glass bottles there is fined.',
  ],
  languages: ['Konkani', 'Marathi', 'Hindi', 'English'],
  source: ['[G]'],
  checkedOn: '2026-11-21',
  sights: calanguteSights,
};
