import type { BaseRecord } from '../types.ts';
import { darjeelingSights } from './darjeeling-sights.ts';

export const darjeeling: BaseRecord = {
id: 'darjeeling', name: 'Darjeeling', aliases: ['darjiling', 'darjling', 'darjelling', 'darjeling', 'দার্জিলিং', 'दार्जिलिंग'], lat: 27.042, lon: 88.266, state: 'WB', altitudeMetres: 2045, placeTier: 'B', terrain: 'tea-hills', road: 'hills', regions: ['eastern-himalaya', 'north-bengal'], gateways: [
{ kind: 'airport', code: 'IXB', roadKm: 70, roadMinutes: 180 },
{ kind: 'station', code: 'NJP', roadKm: 72, roadMinutes: 180 },
], monthWeights: [0.7, 0.75, 0.9, 1, 1, 0.6, 0.3, 0.3, 0.45, 0.95, 1, 0.85],dishes: [
{ name: 'Vegetable momo', vegetarian: true },
{ name: 'Chicken momo', vegetarian: false },
{ name: 'Thukpa with vegetables', vegetarian: true },
{ name: 'Aloo dum with wai wai', vegetarian: true },
{ name: 'Churpi cheese soup', vegetarian: true },
{ name: 'Sha phaley', vegetarian: false },
{ name: 'Sel roti', vegetarian: true },
{ name: 'First-flush Darjeeling tea', vegetarian: true },
], stays: [
{ tier: 'budget', kind: 'homestay', area: 'Dr Zakir Hussain Road' },
{ tier: 'mid', kind: '3-star hotel', area: 'near Mall Road' },
{ tier: 'premium', name: 'The Elgin Darjeeling', kind: 'heritage hotel', area: 'HD Lama Road' },
{ tier: 'luxury', name: 'Windamere Hotel', kind: 'colonial heritage hotel', area: 'Observatory Hill' },
], about: 'Tea town on a ridge facing Kangchenjunga, with a steam toy train, monasteries and the walks and verandas of the Raj.', notes: [
'The mountain shows best from October to December and in March and April, mostly before nine in the morning.',
'From mid June to mid September landslides and rain often close roads; allow a spare day.',
'The zoo and the mountaineering institute are shut on Thursdays.',
'The Mall and Chowrasta are for walkers only; bags are carried by porters from the taxi stand.',
'Carry an identity card for the Tiger Hill drive and book its vehicle a day ahead.',
], languages: ['Nepali', 'Bengali', 'Hindi', 'English', 'Tibetan'], source: ['[G]'], checkedOn: '2026-11-21',
sights: [
{ id: 'darjeeling-tiger-hill', name: 'Tiger Hill sunrise', aliases: ['tigerhill'], lat: 26.9955, lon: 88.286, minutes: 90, open: ['03:45-08:00'], feeRupees: 50, score: 93, headline: true, themes: ['viewpoint', 'nature'], bestAt: 'sunrise', altitudeMetres: 2590, indoor: false, about: 'Ridge-top watch for the first sun on Kangchenjunga, and on the clearest days the tip of Everest.', fromBase: { km: 11, minutes: 45 }, source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'darjeeling-toy-train', name: 'Toy train joy ride to Ghum', aliases: ['darjeeling himalayan railway', 'dhr', 'joy ride'], lat: 27.0377, lon: 88.2627, minutes: 130, open: ['08:00-17:05'], feeRupees: 1000, score: 90, headline: true, themes: ['heritage', 'adventure'], indoor: false, about: 'Little steam or diesel train of the heritage railway around the Batasia Loop to the high station of Ghum.', source: ['https://www.business-standard.com/amp/pti-stories/national/special-joyrides-on-darjeeling-toy-trains-during-upcoming-festive-season-123101400773_1.html', 'https://www.financialexpress.com/infrastructure/darjeeling-himalayan-railway-snow-clad-indian-railways-ghum-station-becomes-popular-among-tourists-see-pics/2398112/'], checkedOn: '2026-11-21' },
{ id: 'darjeeling-himalayan-zoo', name: 'Padmaja Naidu Himalayan Zoological Park', aliases: ['darjeeling zoo', 'pnhzp'], lat: 27.0586, lon: 88.2548, minutes: 150, open: ['08:30-16:00'], closedWeekdays: [4], feeRupees: 110, score: 85, headline: true, themes: ['wildlife', 'nature'], indoor: false, about: 'Steep wooded zoo known for breeding snow leopards and red pandas.', source: ['https://www.waytoindia.com/travel-attractions/padmaja-naidu-himalayan-zoological-park-497-in-darjeeling', 'https://travellingcamera.com/2017/11/darjeeling-zoo-and-its-exotic-animals.html'], checkedOn: '2026-11-21' },
...darjeelingSights,
],
};
