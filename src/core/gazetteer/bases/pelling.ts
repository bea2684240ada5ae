import type { BaseRecord } from '../types.ts';

export const pelling: BaseRecord = {
id: 'pelling', name: 'Pelling', aliases: ['peling', 'pelling sikkim', 'पेलिंग'], lat: 27.301, lon: 88.2345, state: 'SK', altitudeMetres: 2150, placeTier: 'C', terrain: 'snow-mountain', road: 'hills', regions: ['eastern-himalaya', 'sikkim'], gateways: [
{ kind: 'airport', code: 'IXB', roadKm: 140, roadMinutes: 330 },
{ kind: 'station', code: 'NJP', roadKm: 135, roadMinutes: 320 },
], monthWeights: [0.75, 0.8, 0.95, 1, 1, 0.5, 0.3, 0.3, 0.5, 1, 1, 0.85],dishes: [
{ name: 'Vegetable momo', vegetarian: true },
{ name: 'Pork gyathuk', vegetarian: false },
{ name: 'Gundruk ko jhol', vegetarian: true },
{ name: 'Dhindo with greens', vegetarian: true },
{ name: 'Churpi chutney', vegetarian: true },
{ name: 'Chicken thukpa', vegetarian: false },
{ name: 'Kodo millet roti', vegetarian: true },
], stays: [
{ tier: 'budget', kind: 'homestay', area: 'Lower Pelling and Darap' },
{ tier: 'mid', kind: '3-star hotel', area: 'Upper Pelling' },
{ tier: 'premium', name: 'The Elgin Mount Pandim', kind: 'heritage hotel', area: 'Pemayangtse ridge' },
{ tier: 'luxury', name: 'Chumbi Mountain Retreat', kind: 'hill resort', area: 'Chumbong' },
], about: 'Small ridge town of west Sikkim with the nearest easy view of Kangchenjunga and the oldest monasteries and capitals of the kingdom.', notes: [
'Roads in the west are narrow and slow, and slides cut them in the monsoon.',
'Clear mountain mornings are likeliest from October to December and in April.',
'Monasteries ask for a small fee and bare feet; no photographs inside.',
'Nights are cold from November to March; ask for a heater.',
], languages: ['Nepali', 'Bhutia', 'Limboo', 'Lepcha', 'Hindi', 'English'], source: ['[G]'], checkedOn: '2026-11-21',
sights: [
{ id: 'pelling-skywalk', name: 'Pelling Skywalk and Chenrezig statue', aliases: ['chenrezig statue', 'glass skywalk'], lat: 27.2977, lon: 88.2199, minutes: 90, open: ['09:00-17:00'], feeRupees: 50, score: 86, headline: true, themes: ['viewpoint', 'spiritual', 'adventure'], indoor: false, about: 'Glass walkway facing a colossal Chenrezig at the head of a golden stair of prayer wheels.', source: ['https://art.wikisort.org/sculpture/en/Sculpture/Chenrezig_statue_and_skywalk', 'https://gotravelblogger.com/pelling-skywalk-places-to-visit-sikkim/'], checkedOn: '2026-11-21' },
{ id: 'pelling-pemayangtse', name: 'Pemayangtse Monastery', lat: 27.3042, lon: 88.2519, minutes: 60, open: ['09:00-17:00'], feeRupees: 20, score: 82, headline: true, themes: ['spiritual', 'heritage'], indoor: false, about: 'Royal Nyingma monastery with a carved wooden model of the heavenly palace on its top floor.', source: ['http://www.unagi-kai.com/article/454882146.html'], checkedOn: '2026-11-21' },
{ id: 'pelling-rabdentse', name: 'Rabdentse ruins', lat: 27.3, lon: 88.256, minutes: 75, open: ['08:00-17:00'], feeRupees: 0, score: 76, headline: true, themes: ['heritage', 'nature'], indoor: false, about: 'Stone remains of the second capital of Sikkim at the end of a chestnut-forest path.', source: ['https://touristinindia.com/category/sikkim/'], checkedOn: '2026-11-21' },
{ id: 'pelling-khecheopalri', name: 'Khecheopalri Lake', aliases: ['khecheopalri lake', 'khechuperi', 'wishing lake'], lat: 27.35, lon: 88.1879, minutes: 75, open: ['06:30-17:00'], feeRupees: 10, score: 76, themes: ['water', 'spiritual', 'nature'], indoor: false, about: 'Wishing lake in thick forest whose surface, they say, birds keep free of leaves.', fromBase: { km: 27, minutes: 75 }, source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'pelling-sanga-choeling', name: 'Sanga Choeling Monastery', aliases: ['sangacholing'], lat: 27.2955, lon: 88.2175, minutes: 60, open: ['08:00-17:00'], feeRupees: 0, score: 64, themes: ['spiritual', 'viewpoint'], indoor: false, about: 'Among the oldest monasteries of Sikkim, on a forested crest above the skywalk.', source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'pelling-helipad', name: 'Upper Pelling helipad sunrise', lat: 27.3, lon: 88.2333, minutes: 45, open: ['04:30-18:00'], feeRupees: 0, score: 72, themes: ['viewpoint'], bestAt: 'sunrise', indoor: false, about: 'Open field with an unbroken wall of snow peaks that turn orange at dawn.', source: ['http://piglix.com/piglix/Pelling'], checkedOn: '2026-11-21' },
{ id: 'pelling-darap', name: 'Darap village', lat: 27.319, lon: 88.207, minutes: 75, open: ['08:00-17:00'], feeRupees: 0, score: 52, themes: ['culture', 'nature'], altitudeMetres: 1600, indoor: false, about: 'Limboo farming village with cardamom groves, old wooden houses and millet beer.', source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'pelling-singshore-bridge', name: 'Singshore Bridge', lat: 27.2615, lon: 88.1117, minutes: 40, open: ['07:00-17:00'], feeRupees: 0, score: 54, themes: ['viewpoint', 'adventure'], indoor: false, about: 'High suspension bridge across a deep gorge near Uttarey.', fromBase: { km: 28, minutes: 80 }, source: ['https://te.m.wikipedia.org/wiki/%E0%B0%B8%E0%B0%BF%E0%B0%82%E0%B0%97%E0%B1%8D%E2%80%8C%E0%B0%B7%E0%B1%8B%E0%B0%B0%E0%B1%8D_%E0%B0%B5%E0%B0%82%E0%B0%A4%E0%B1%86%E0%B0%A8,_%E0%B0%AA%E0%B1%86%E0%B0%B2%E0%B1%8D%E0%B0%B2%E0%B0%BF%E0%B0%82%E0%B0%97%E0%B1%8D'], checkedOn: '2026-11-21' },
{ id: 'pelling-norbugang', name: 'Norbugang coronation throne, Yuksom', aliases: ['yuksom', 'coronation throne'], lat: 27.372, lon: 88.2165, minutes: 60, open: ['07:00-17:00'], feeRupees: 20, score: 66, themes: ['heritage', 'spiritual'], altitudeMetres: 1780, indoor: false, about: 'Stone seat under a great pine where three lamas crowned the first king of Sikkim.', fromBase: { km: 36, minutes: 105 }, source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'pelling-kathok-lake', name: 'Kathok Lake, Yuksom', lat: 27.371, lon: 88.2225, minutes: 30, open: ['06:00-17:30'], feeRupees: 0, score: 46, themes: ['water', 'spiritual'], altitudeMetres: 1780, indoor: false, about: 'Small sacred pond ringed with prayer flags in the first capital.', fromBase: { km: 36, minutes: 105 }, source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'pelling-dubdi', name: 'Dubdi Monastery, Yuksom', lat: 27.3657, lon: 88.2301, minutes: 120, open: ['07:00-16:30'], feeRupees: 0, score: 56, themes: ['spiritual', 'adventure'], strenuous: true, indoor: false, about: 'The first monastery of Sikkim, reached by a steep forest walk above Yuksom.', fromBase: { km: 37, minutes: 110 }, source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'pelling-tashiding', name: 'Tashiding Monastery', lat: 27.3086, lon: 88.2981, minutes: 90, open: ['07:00-17:00'], feeRupees: 0, score: 68, themes: ['spiritual', 'heritage'], altitudeMetres: 1465, indoor: false, about: 'Holiest monastery of Sikkim on a heart-shaped hill, with fields of carved chortens.', fromBase: { km: 40, minutes: 105 }, source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'pelling-geyzing-bazaar', name: 'Geyzing bazaar', aliases: ['gyalshing bazaar'], lat: 27.288, lon: 88.257, minutes: 45, open: ['08:00-17:00'], feeRupees: 0, score: 38, themes: ['market', 'food'], altitudeMetres: 1550, indoor: false, about: 'Market square of the district town with farm produce, tea shops and jeeps to everywhere.', source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'pelling-kirateshwar', name: 'Kirateshwar Mahadev Temple, Legship', lat: 27.2775, lon: 88.275, minutes: 45, open: ['06:00-18:00'], feeRupees: 0, score: 46, themes: ['spiritual', 'water'], altitudeMetres: 600, indoor: false, about: 'Shiva temple on the bank of the Rangit where a hunter god is remembered from the Mahabharata.', fromBase: { km: 26, minutes: 65 }, source: ['[G]'], checkedOn: '2026-11-21' },
],
};
