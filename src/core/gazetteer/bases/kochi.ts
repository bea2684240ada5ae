import type { BaseRecord } from '../types.ts';
import { kochiSights } from './kochi-sights.ts';

export const kochi: BaseRecord = {
  id: 'kochi',
  name: 'Kochi',
  aliases: ['cochin', 'fort kochi', 'fort cochin', 'ernakulam', 'kocchi', 'कोच्चि', 'কোচি'],
  lat: 9.9658,
  lon: 76.2421,
  state: 'KL',
  altitudeMetres: 3,
  placeTier: 'B',
  terrain: 'backwater',
  road: 'mixed',
  regions: ['kerala', 'south-india'],
  gateways: [
    { kind: 'airport', code: 'COK', roadKm: 42, roadMinutes: 85 },
    { kind: 'station', code: 'ERS', roadKm: 12, roadMinutes: 35 },
    { kind: 'station', code: 'ERN', roadKm: 13, roadMinutes: 40 },
  ],
  monthWeights: [1, 1, 0.8, 0.6, 0.5, 0.3, 0.3, 0.45, 0.6, 0.7, 0.9, 1],
  dishes: [
    { name: 'Karimeen pollichathu', vegetarian: false },
    { name: 'Kerala prawn curry with appam', vegetarian: false },
    { name: 'Malabar fish biryani', vegetarian: false },
    { name: 'Kerala sadya', vegetarian: true },
    { name: 'Puttu and kadala curry', vegetarian: true },
    { name: 'Appam with vegetable stew', vegetarian: true },
    { name: 'Pazham pori', vegetarian: true },
  ],
  stays: [
    { tier: 'budget', kind: 'homestay', area: 'Fort Kochi lanes' },
    { tier: 'mid', kind: 'heritage guesthouse', area: 'Princess Street, Fort Kochi' },
    { tier: 'premium', name: 'Brunton Boatyard', kind: 'heritage hotel on the harbour', area: 'Fort Kochi' },
    { tier: 'luxury', name: 'Taj Malabar Resort & Spa', kind: '5-star island hotel', area: 'Willingdon Island' },
  ],
  about:
    'An old spice port on islands and spits, where Chinese nets, a synagogue, churches and a palace stand within a short walk of each other.',
  notes: [
    'The monsoon from June to September brings heavy showers, mostly in bursts.',
    'Mattancherry Palace rests on Fridays, the synagogue on Fridays and Saturdays, most museums on Mondays.',
    'Allow more than an hour between Fort Kochi and the airport in traffic.',
    'The first day of every month is a dry day in Kerala.',
    'The Biennale fills the old warehouses in some winters.',
  ],
  languages: ['Malayalam', 'English', 'Tamil', 'Hindi'],
  source: ['[G]'],
  checkedOn: '2026-11-21',
  sights: kochiSights,
};
