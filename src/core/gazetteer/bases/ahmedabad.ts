import type { BaseRecord } from '../types.ts';
import { ahmedabadSights } from './ahmedabad-sights.ts';

export const ahmedabad: BaseRecord = {
  id: 'ahmedabad',
  name: 'Ahmedabad',
  aliases: ['amdavad', 'ahmadabad', 'ahemdabad', 'karnavati', 'अहमदाबाद', 'અમદાવાદ'],
  lat: 23.0258,
  lon: 72.5873,
  state: 'GJ',
  altitudeMetres: 53,
  placeTier: 'B',
  terrain: 'metropolis',
  road: 'plains',
  regions: ['gujarat'],
  gateways: [
    { kind: 'airport', code: 'AMD', roadKm: 10, roadMinutes: 30 },
    { kind: 'station', code: 'ADI', roadKm: 2, roadMinutes: 10 },
  ],
  monthWeights: [1, 1, 0.75, 0.45, 0.3, 0.35, 0.5, 0.55, 0.65, 0.85, 1, 1],
  dishes: [
    { name: 'Gujarati thali', vegetarian: true },
    { name: 'Dhokla', vegetarian: true },
    { name: 'Khandvi', vegetarian: true },
    { name: 'Fafda jalebi', vegetarian: true },
    { name: 'Undhiyu (winter)', vegetarian: true },
    { name: 'Dal vada', vegetarian: true },
    { name: 'Bhathiyar gali kebabs', vegetarian: false },
  ],
  stays: [
    { tier: 'budget', kind: 'guest house', area: 'Relief Road and Lal Darwaja' },
    { tier: 'mid', kind: '3-star hotel', area: 'Ashram Road' },
    { tier: 'premium', name: 'The House of MG', kind: 'heritage haveli hotel', area: 'Lal Darwaja' },
    { tier: 'luxury', kind: '5-star hotel', area: 'SG Highway and Vastrapur' },
  ],
  about:
    'A walled city of carved mosques, pols and stepwells on the Sabarmati, where Gandhi kept his ashram, and the base for Modhera and Patan.',
  notes: [
    'Gujarat is a dry state: alcohol only for visitors with a permit.',
    'April to June is extremely hot; sights are best before eleven.',
    'The ashram precinct is being rebuilt and its main road is closed to traffic; expect a short walk.',
    'Many museums and parks are shut on Mondays.',
  ],
  languages: ['Gujarati', 'Hindi', 'English'],
  sights: ahmedabadSights,
  source: ['[G]'],
  checkedOn: '2026-11-21',
};
