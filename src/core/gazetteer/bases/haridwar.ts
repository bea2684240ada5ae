import type { BaseRecord } from '../types.ts';
import { haridwarSights } from './haridwar-sights.ts';

export const haridwar: BaseRecord = { id: 'haridwar',
name: 'Haridwar',
aliases: ['hardwar', 'hari dwar', 'haridvar', 'हरिद्वार'],
lat: 29.9488,
lon: 78.1628,
state: 'UK',
altitudeMetres: 290,
placeTier: 'B',
terrain: 'temple-town',
road: 'plains',
regions: ['uttarakhand'],
gateways: [{ kind: 'airport', code: 'DED', roadKm: 38, roadMinutes: 60 }, { kind: 'station', code: 'HW', roadKm: 2, roadMinutes: 10 }],
monthWeights: [0.75, 0.95, 1, 0.9, 0.7, 0.65, 0.35, 0.5, 0.85, 1, 1, 0.8],
dishes: [{ name: 'Aloo puri', vegetarian: true }, { name: 'Kachori sabzi', vegetarian: true }, { name: 'Chole bhature', vegetarian: true }, { name: 'Lassi', vegetarian: true }, { name: 'Rabri', vegetarian: true }, { name: 'Kashi-style chaat', vegetarian: true }],
stays: [{ tier: 'budget', kind: 'dharamshala or guest house', area: 'near the railway station' }, { tier: 'mid', kind: '3-star hotel', area: 'Upper Road' }, { tier: 'premium', name: 'Haveli Hari Ganga', kind: 'heritage hotel', area: 'Ramghat, on the Ganga' }, { tier: 'luxury', name: 'Pilibhit House', kind: 'heritage mansion', area: 'on the Ganga' }],
about: 'One of the seven holy cities, where the Ganga reaches the plains. The lamps of Har Ki Pauri at dusk are its heart.',
notes: ['The town is strictly vegetarian and without alcohol.', 'The Kanwar pilgrimage in July and early August brings millions and closes roads to cars.', 'The ropeways are shut a few days each in December or January and in July for upkeep; the stairs stay open.', 'Be at Har Ki Pauri an hour before the aarti for a place on the steps.'],
languages: ['Hindi', 'Garhwali', 'English', 'Punjabi'],
sights: haridwarSights,
source: ['[G]'],
checkedOn: '2026-11-21' };
