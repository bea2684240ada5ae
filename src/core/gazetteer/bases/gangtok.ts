import type { BaseRecord } from '../types.ts';
import { gangtokSights } from './gangtok-sights.ts';

export const gangtok: BaseRecord = {
id: 'gangtok', name: 'Gangtok', aliases: ['gantok', 'gangtock', 'gangtok sikkim', 'गंगटोक', 'গ্যাংটক'], lat: 27.3285, lon: 88.6125, state: 'SK', altitudeMetres: 1650, placeTier: 'B', terrain: 'snow-mountain', road: 'hills', regions: ['eastern-himalaya', 'sikkim'], gateways: [
{ kind: 'airport', code: 'IXB', roadKm: 125, roadMinutes: 270 },
{ kind: 'station', code: 'NJP', roadKm: 120, roadMinutes: 260 },
], monthWeights: [0.75, 0.8, 0.95, 1, 1, 0.55, 0.3, 0.3, 0.5, 1, 1, 0.85],dishes: [
{ name: 'Vegetable momo', vegetarian: true },
{ name: 'Pork momo', vegetarian: false },
{ name: 'Phagshapa-style radish with chilli', vegetarian: true },
{ name: 'Gundruk soup', vegetarian: true },
{ name: 'Churpi with ningro ferns', vegetarian: true },
{ name: 'Chicken thukpa', vegetarian: false },
{ name: 'Kinema curry with rice', vegetarian: true },
{ name: 'Sel roti', vegetarian: true },
], stays: [
{ tier: 'budget', kind: 'guest house', area: 'Development Area' },
{ tier: 'mid', kind: '3-star hotel', area: 'near MG Marg' },
{ tier: 'premium', kind: 'boutique hotel', area: 'Tibet Road' },
{ tier: 'luxury', name: 'The Elgin Nor-Khill', kind: 'heritage hotel', area: 'near the palace gate' },
{ tier: 'luxury', name: 'Mayfair Spa Resort', kind: 'mountain resort', area: 'Samlik Marchak' },
], about: 'Clean ridge-top capital of Sikkim with monasteries around it, and the start of the roads to the high lakes and passes.', notes: [
'Indians need identity cards with photographs for the permits to Tsomgo, Nathula and the north; agents file them a day or two ahead. Foreigners cannot go to Nathula.',
'Only registered local vehicles may drive to Tsomgo and Nathula; heavy snow closes the road for days in winter.',
'The highway along the Teesta is often cut in the monsoon; keep a spare half day before a flight.',
'Many shops close on Tuesdays; smoking and littering in public are fined.',
'Flights to nearby Pakyong are irregular; most travellers come through Bagdogra.',
], languages: ['Nepali', 'Bhutia', 'Lepcha', 'Hindi', 'English'], source: ['[G]'], checkedOn: '2026-11-21',
sights: [
{ id: 'gangtok-tsomgo-lake', name: 'Tsomgo (Changu) Lake', aliases: ['changu lake', 'tsongmo lake'], lat: 27.3742, lon: 88.7619, minutes: 90, open: ['08:00-15:00'], feeRupees: 0, score: 92, headline: true, themes: ['water', 'nature'], altitudeMetres: 3753, permit: { name: 'Protected area permit for Tsomgo (through a registered agent)', leadDays: 1 }, indoor: false, about: 'Glacial lake among bare peaks, frozen in winter, with yaks on its shore and a short cable car.', fromBase: { km: 38, minutes: 120 }, source: ['https://tintinbox.com/tsomogo-lake-baba-mandir-and-nathula/', 'https://newstours.in/tour/sikkim'], checkedOn: '2026-11-21' },
{ id: 'gangtok-nathula', name: 'Nathula Pass', aliases: ['nathu la', 'nathula pass'], lat: 27.3866, lon: 88.8306, minutes: 60, open: ['09:00-14:00'], closedWeekdays: [1, 2], feeRupees: 200, score: 90, headline: true, themes: ['viewpoint', 'adventure', 'heritage'], altitudeMetres: 4310, permit: { name: 'Nathula pass permit, Indian citizens only', leadDays: 2 }, strenuous: true, indoor: false, about: 'Border pass on the old Silk Road where soldiers of two armies stand a few steps apart.', fromBase: { km: 56, minutes: 180 }, source: ['https://earningmyquartermile.wordpress.com/2008/11/12/day-55-56-gangtok/', 'https://obeta.ttef.in/west-bengal/free-nathu-la-permit-with-rider-spend-a-night-in-namchi-or-soreng/cid/2050373'], checkedOn: '2026-11-21' },
{ id: 'gangtok-rumtek', name: 'Rumtek Monastery', aliases: ['dharma chakra centre'], lat: 27.2886, lon: 88.5614, minutes: 90, open: ['09:00-17:00'], feeRupees: 10, score: 84, headline: true, themes: ['spiritual', 'heritage'], indoor: false, about: 'Seat of the Karmapas in exile, with a great prayer hall and a golden stupa; bring an identity card.', fromBase: { km: 23, minutes: 55 }, source: ['http://soulesplanade.com/2016/12/27/local-sightseeing-of-gangtok-on-day-2-2/'], checkedOn: '2026-11-21' },
{ id: 'gangtok-mg-marg', name: 'MG Marg in the evening', aliases: ['mahatma gandhi marg'], lat: 27.327, lon: 88.6122, minutes: 90, open: ['17:00-21:00'], feeRupees: 0, score: 74, themes: ['market', 'food', 'culture'], bestAt: 'evening', indoor: false, about: 'Car-free promenade of cafes, flower pots and shops where all of the town walks after work.', source: ['[G]'], checkedOn: '2026-11-21' },
...gangtokSights,
],
};
