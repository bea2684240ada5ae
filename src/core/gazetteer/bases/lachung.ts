import type { BaseRecord } from '../types.ts';

export const lachung: BaseRecord = {
id: 'lachung', name: 'Lachung', aliases: ['lachung sikkim', 'lachoong', 'yumthang valley base', 'लाचुंग'], lat: 27.6891, lon: 88.743, state: 'SK', altitudeMetres: 2700, placeTier: 'C', terrain: 'snow-mountain', road: 'hills', regions: ['eastern-himalaya', 'sikkim'], gateways: [
{ kind: 'airport', code: 'IXB', roadKm: 245, roadMinutes: 600 },
{ kind: 'station', code: 'NJP', roadKm: 240, roadMinutes: 590 },
], monthWeights: [0.55, 0.6, 0.8, 1, 1, 0.4, 0.2, 0.2, 0.35, 0.9, 1, 0.75],dishes: [
{ name: 'Thukpa with vegetables', vegetarian: true },
{ name: 'Yak-meat momo', vegetarian: false },
{ name: 'Vegetable momo', vegetarian: true },
{ name: 'Dal bhat with hill greens', vegetarian: true },
{ name: 'Thenthuk', vegetarian: false },
{ name: 'Butter tea and tsampa', vegetarian: true },
], stays: [
{ tier: 'budget', kind: 'homestay', area: 'Faka and Singring' },
{ tier: 'mid', kind: 'valley hotel', area: 'Lachung bazaar road' },
{ tier: 'premium', name: 'The Yarlam', kind: 'mountain resort', area: 'above the bazaar' },
], about: 'Bhutia village in a deep valley of north Sikkim, the only night stop for the flower meadows of Yumthang and the snows of Zero Point.', notes: [
'Reached only through Gangtok, by agents’ vehicles and with a permit; carry photographs and identity cards. Foreigners must travel in groups of two or more with a guide.',
'Vehicles must pass the Sanklang check post by one in the afternoon on the way up and the Toong bridge by two on the way back.',
'Floods and slides have cut this road for months in recent years; ask in Gangtok the day before and keep a spare day.',
'Walk slowly on the first day; Zero Point is very high and not for infants, the frail or those with heart or lung trouble.',
'No plastic bottles and no liquor beyond the village.',
], languages: ['Bhutia', 'Nepali', 'Hindi'], source: ['https://www.newsdrum.in/national/tourism-activities-to-resume-in-picturesque-north-sikkim-from-monday-10049313', 'https://www.ndtv.com/india-news/route-to-lachen-gateway-to-gurudongmar-lake-reopens-in-sikkim-11185724'], checkedOn: '2026-11-21',
sights: [
{ id: 'lachung-yumthang', name: 'Yumthang Valley', aliases: ['yumthang valley', 'valley of flowers sikkim'], lat: 27.8267, lon: 88.6958, minutes: 90, open: ['06:00-15:00'], feeRupees: 0, score: 92, headline: true, themes: ['nature', 'viewpoint'], altitudeMetres: 3560, permit: { name: 'Protected area permit for North Sikkim (through a Gangtok agent)', leadDays: 2 }, indoor: false, about: 'Wide meadow between snow walls with a turquoise river, yaks and primulas in early summer.', fromBase: { km: 24, minutes: 65 }, source: ['https://tripfactory.com/places/yumthang-valley-lachung-931467', 'http://sagartravelsworld.blogspot.com/2011/04/yumthang-here-we-come.html'], checkedOn: '2026-11-21' },
{ id: 'lachung-zero-point', name: 'Zero Point (Yumesamdong)', aliases: ['yumesamdong'], lat: 27.922, lon: 88.735, minutes: 60, open: ['06:00-13:00'], closedRanges: [{ from: '01-01', to: '03-31', reason: 'Snow usually shuts the road above Yumthang' }], feeRupees: 0, score: 86, headline: true, themes: ['viewpoint', 'adventure'], altitudeMetres: 4660, permit: { name: 'Protected area permit for North Sikkim (through a Gangtok agent)', leadDays: 2 }, strenuous: true, indoor: false, about: 'End of the civilian road among snowfields, where most visitors touch their first snow.', fromBase: { km: 50, minutes: 150 }, source: ['http://myindiantravel.blogspot.com/2017/01/yumesamdong-zero-point.html?m=1'], checkedOn: '2026-11-21' },
{ id: 'lachung-shingba-sanctuary', name: 'Shingba Rhododendron Sanctuary', lat: 27.77, lon: 88.705, minutes: 60, open: ['06:00-16:00'], feeRupees: 0, score: 66, themes: ['nature'], altitudeMetres: 3200, permit: { name: 'Protected area permit for North Sikkim (through a Gangtok agent)', leadDays: 2 }, indoor: false, about: 'Forest of many kinds of rhododendron along the Yumthang road, in bloom from April to early June.', fromBase: { km: 15, minutes: 40 }, source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'lachung-monastery', name: 'Lachung Monastery', lat: 27.693, lon: 88.748, minutes: 45, open: ['08:00-16:30'], feeRupees: 0, score: 62, themes: ['spiritual', 'heritage'], indoor: false, about: 'Old Nyingma monastery above apple orchards, with masks for the winter dances.', source: ['http://www.rufinahotels.com/rest-lachung.php'], checkedOn: '2026-11-21' },
{ id: 'lachung-village-walk', name: 'Lachung village and river walk', lat: 27.69, lon: 88.7425, minutes: 60, open: ['05:30-17:30'], feeRupees: 0, score: 52, themes: ['culture', 'nature'], indoor: false, about: 'Stroll over the river bridge past wooden houses, woodpiles and carpet looms under snow peaks.', source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'lachung-yakchey', name: 'Yakchey viewpoint', lat: 27.703, lon: 88.745, minutes: 45, open: ['06:00-16:30'], feeRupees: 0, score: 48, themes: ['viewpoint'], indoor: false, about: 'Terrace of fields above the village with the whole Lachung valley at one’s feet.', fromBase: { km: 5, minutes: 20 }, source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'lachung-chungthang', name: 'Chungthang and Nanak Lama gurdwara', lat: 27.6045, lon: 88.6457, minutes: 45, open: ['07:00-17:00'], feeRupees: 0, score: 44, themes: ['spiritual', 'heritage'], altitudeMetres: 1790, indoor: false, about: 'River junction of the Lachen and Lachung streams with a Sikh shrine to the travels of Guru Nanak.', fromBase: { km: 21, minutes: 55 }, source: ['[G]'], checkedOn: '2026-11-21' },
],
};
