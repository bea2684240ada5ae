import type { BaseRecord } from '../types.ts';
import { rishikeshSights } from './rishikesh-sights.ts';

export const rishikesh: BaseRecord = {
  id: 'rishikesh',
  name: 'Rishikesh',
  aliases: ['hrishikesh', 'rushikesh', 'rishikesh uttarakhand', 'ऋषिकेश'],
  lat: 30.1087,
  lon: 78.297,
  state: 'UK',
  altitudeMetres: 350,
  placeTier: 'B',
  terrain: 'temple-town',
  road: 'mixed',
  regions: ['uttarakhand'],
  gateways: [
    { kind: 'airport', code: 'DED', roadKm: 17, roadMinutes: 35 },
    { kind: 'station', code: 'YNRK', roadKm: 4, roadMinutes: 15 },
    { kind: 'station', code: 'HW', roadKm: 24, roadMinutes: 50 },
  ],
  monthWeights: [0.75, 0.95, 1, 0.95, 0.75, 0.65, 0.4, 0.4, 0.75, 1, 1, 0.85],
  dishes: [
    { name: 'Aloo puri', vegetarian: true },
    { name: 'Chole bhature', vegetarian: true },
    { name: 'Kandali ka saag', vegetarian: true },
    { name: 'Jhangora kheer', vegetarian: true },
    { name: 'Ayurvedic thali', vegetarian: true },
    { name: 'Lemon ginger honey tea', vegetarian: true },
  ],
  stays: [
    { tier: 'budget', kind: 'ashram room or hostel', area: 'Swarg Ashram and Tapovan' },
    { tier: 'mid', kind: '3-star hotel', area: 'Tapovan' },
    { tier: 'premium', name: 'Aloha on the Ganges', kind: 'riverside hotel', area: 'Muni Ki Reti' },
    {
      tier: 'luxury',
      name: 'Ananda in the Himalayas',
      kind: 'palace spa resort',
      area: 'Narendra Nagar, in the hills above',
    },
  ],
  about:
    'Where the Ganga leaves the hills: ashrams, yoga and evening lamps on one bank, rafts and waterfalls on the other.',
  notes: [
    'Rafting stops from about late June to late September, when the river is high.',
    'Meat and alcohol are not sold in the holy town; eggs are rare.',
    'In July the Kanwar pilgrimage fills every road and room.',
    'The old Lakshman Jhula is closed for good; cross by Ram Jhula, Janki Setu or the new Bajrang Setu.',
    'Cover shoulders and knees in temples and at the aarti.',
  ],
  languages: ['Hindi', 'Garhwali', 'English'],
  sights: rishikeshSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
