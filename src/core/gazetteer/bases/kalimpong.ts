import type { BaseRecord } from '../types.ts';

export const kalimpong: BaseRecord = {
id: 'kalimpong', name: 'Kalimpong', aliases: ['kalimpang', 'kalimpung', 'কালিম্পং', 'कालिम्पोंग'], lat: 27.0607, lon: 88.469, state: 'WB', altitudeMetres: 1247, placeTier: 'B', terrain: 'tea-hills', road: 'hills', regions: ['eastern-himalaya', 'north-bengal'], gateways: [
{ kind: 'airport', code: 'IXB', roadKm: 80, roadMinutes: 170 },
{ kind: 'station', code: 'NJP', roadKm: 75, roadMinutes: 160 },
], monthWeights: [0.8, 0.85, 1, 1, 0.9, 0.5, 0.3, 0.3, 0.5, 0.95, 1, 0.9],dishes: [
{ name: 'Vegetable momo', vegetarian: true },
{ name: 'Pork momo', vegetarian: false },
{ name: 'Kalimpong cheese', vegetarian: true },
{ name: 'Kalimpong lollipop', vegetarian: true },
{ name: 'Gundruk soup', vegetarian: true },
{ name: 'Chicken thukpa', vegetarian: false },
{ name: 'Sel roti with aloo', vegetarian: true },
], stays: [
{ tier: 'budget', kind: 'homestay', area: 'near the main road bazaar' },
{ tier: 'mid', kind: '3-star hotel', area: 'Rishi Road' },
{ tier: 'premium', name: 'Himalayan Hotel', kind: 'heritage hotel', area: 'Upper Cart Road' },
{ tier: 'luxury', name: 'The Elgin Silver Oaks', kind: 'heritage resort', area: 'Ringkingpong Road' },
], about: 'Mild hill town between the Teesta and the old wool road to Tibet, with monasteries, mission churches and nurseries.', notes: [
'The Teesta road floods or slides in the monsoon; from June to September plan the longer way through Lava or Mungpoo.',
'Rafting runs only outside the monsoon.',
'The big bazaar days are Wednesday and Saturday.',
'Lava and Rishyap are cold and foggy in winter.',
], languages: ['Nepali', 'Hindi', 'Bengali', 'English', 'Lepcha'], source: ['[G]'], checkedOn: '2026-11-21',
sights: [
{ id: 'kalimpong-deolo', name: 'Deolo Hill', aliases: ['delo hill', 'delo park'], lat: 27.0905, lon: 88.5008, minutes: 90, open: ['07:00-17:30'], feeRupees: 20, score: 80, headline: true, themes: ['viewpoint', 'garden'], altitudeMetres: 1704, indoor: false, about: 'The highest point of the town, a lawn park with views over the Teesta gorge to Kangchenjunga.', fromBase: { km: 9, minutes: 30 }, source: ['https://www.lonelyplanet.com/india/west-bengal/kalimpong/attractions/deolo-hill/a/poi-sig/1285571/356542'], checkedOn: '2026-11-21' },
{ id: 'kalimpong-durpin-monastery', name: 'Zang Dhok Palri Phodang, Durpin Hill', aliases: ['durpin monastery', 'durpin dara'], lat: 27.0436, lon: 88.4561, minutes: 60, open: ['07:00-17:00'], feeRupees: 0, score: 78, headline: true, themes: ['spiritual', 'viewpoint'], indoor: false, about: 'Monastery on the southern hilltop with bright murals, rare scriptures and a view to both sides.', source: ['https://en.wikipedia.org/wiki/Durpin_Hill'], checkedOn: '2026-11-21' },
{ id: 'kalimpong-lava-monastery', name: 'Lava and its Kagyu Monastery', aliases: ['lava', 'kagyu thekchen ling'], lat: 27.0866, lon: 88.6612, minutes: 120, open: ['08:00-17:00'], feeRupees: 0, score: 66, themes: ['spiritual', 'nature'], altitudeMetres: 2100, indoor: false, about: 'Pine-forest village on the Bhutan road with a large monastery above the mist.', fromBase: { km: 34, minutes: 85 }, source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'kalimpong-morgan-house', name: 'Morgan House grounds', lat: 27.0478, lon: 88.4573, minutes: 40, open: ['09:00-16:30'], feeRupees: 0, score: 55, themes: ['heritage', 'viewpoint'], indoor: false, about: 'Ivy-clad stone bungalow of a jute merchant on Durpin Hill, now a tourist lodge.', source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'kalimpong-dr-grahams-homes', name: 'Dr Graham’s Homes chapel and campus', lat: 27.0775, lon: 88.4882, minutes: 60, open: ['09:00-16:00'], feeRupees: 0, score: 52, themes: ['heritage'], indoor: false, about: 'Scottish mission school on the slope of Deolo with a grey stone chapel and dairy meadows.', source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'kalimpong-pine-view-nursery', name: 'Pine View cactus nursery', lat: 27.0516, lon: 88.4602, minutes: 45, open: ['09:00-17:00'], feeRupees: 30, score: 54, themes: ['garden'], indoor: false, about: 'Private glasshouses with one of the largest cactus collections in Asia.', source: ['https://indiano.travel/place/pine-view-nursery-kalimpong'], checkedOn: '2026-11-21' },
{ id: 'kalimpong-tharpa-choling', name: 'Tharpa Choling Monastery', lat: 27.0708, lon: 88.4768, minutes: 45, open: ['06:00-17:00'], feeRupees: 0, score: 54, themes: ['spiritual'], indoor: false, about: 'Yellow-hat monastery at Tirpai with a hall of countless small Buddhas.', source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'kalimpong-thongsa-gompa', name: 'Thongsa Gompa', lat: 27.0683, lon: 88.4752, minutes: 30, open: ['07:00-17:00'], feeRupees: 0, score: 46, themes: ['spiritual', 'heritage'], indoor: false, about: 'The oldest monastery of the town, founded by Bhutanese monks and ringed with prayer wheels.', source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'kalimpong-macfarlane-church', name: 'MacFarlane Memorial Church', lat: 27.065, lon: 88.4722, minutes: 30, open: ['09:00-16:00'], feeRupees: 0, score: 48, themes: ['heritage'], indoor: false, about: 'Gothic Scottish church on a knoll whose tower marks the town.', source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'kalimpong-mangal-dham', name: 'Mangal Dham', lat: 27.057, lon: 88.4752, minutes: 40, open: ['08:00-18:00'], feeRupees: 0, score: 50, themes: ['spiritual'], indoor: false, about: 'Modern marble temple of the Pranami faith dedicated to Krishna.', source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'kalimpong-haat-bazaar', name: 'Haat Bazaar', lat: 27.0623, lon: 88.47, minutes: 60, open: ['07:00-15:00'], closedWeekdays: [0, 1, 2, 4, 5], feeRupees: 0, score: 56, themes: ['market', 'food'], indoor: false, about: 'Twice-weekly market of hill farmers with ferns, cheese, chillies and bamboo goods.', source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'kalimpong-melli-rafting', name: 'Teesta rafting at Melli', lat: 27.09, lon: 88.4558, minutes: 150, open: ['09:00-15:00'], closedRanges: [{ from: '06-01', to: '09-30', reason: 'No rafting while the Teesta is in monsoon flood' }], feeRupees: 800, score: 60, themes: ['adventure', 'water'], altitudeMetres: 230, strenuous: true, indoor: false, about: 'White-water run on the green Teesta with licensed crews, from gentle to lively rapids.', fromBase: { km: 17, minutes: 45 }, source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'kalimpong-rishyap', name: 'Rishyap village', aliases: ['rishop'], lat: 27.1083, lon: 88.6497, minutes: 120, open: ['05:00-17:30'], feeRupees: 0, score: 55, themes: ['viewpoint', 'nature'], altitudeMetres: 2590, indoor: false, about: 'Hamlet of wooden homestays above Lava with one of the widest Kangchenjunga panoramas.', fromBase: { km: 39, minutes: 110 }, source: ['[G]'], checkedOn: '2026-11-21' },
],
};
