import type { BaseRecord } from '../types.ts';
import { kolkataSights } from './kolkata-sights.ts';

export const kolkata: BaseRecord = {
id: 'kolkata', name: 'Kolkata', aliases: ['calcutta', 'kolkatta', 'kolkota', 'calcuta', 'city of joy', 'কলকাতা', 'कोलकाता'], lat: 22.5626, lon: 88.3539, state: 'WB', altitudeMetres: 9, placeTier: 'A', terrain: 'metropolis', road: 'plains', regions: ['south-bengal'], gateways: [
{ kind: 'airport', code: 'CCU', roadKm: 17, roadMinutes: 55 },
{ kind: 'station', code: 'HWH', roadKm: 5, roadMinutes: 25 },
{ kind: 'station', code: 'SDAH', roadKm: 3, roadMinutes: 20 },
], monthWeights: [1, 1, 0.75, 0.5, 0.4, 0.4, 0.45, 0.45, 0.6, 0.9, 0.95, 1],dishes: [
{ name: 'Kathi roll', vegetarian: false },
{ name: 'Kolkata mutton biryani with potato', vegetarian: false },
{ name: 'Kosha mangsho', vegetarian: false },
{ name: 'Shorshe ilish', vegetarian: false },
{ name: 'Luchi with alur dom', vegetarian: true },
{ name: 'Shukto', vegetarian: true },
{ name: 'Mishti doi', vegetarian: true },
{ name: 'Roshogolla and nolen gur sandesh', vegetarian: true },
], stays: [
{ tier: 'budget', kind: 'guest house', area: 'Sudder Street' },
{ tier: 'mid', kind: '3-star hotel', area: 'Park Street area' },
{ tier: 'premium', kind: 'heritage boutique hotel', area: 'Alipore and Ballygunge' },
{ tier: 'luxury', name: 'The Oberoi Grand', kind: '5-star heritage hotel', area: 'Chowringhee' },
{ tier: 'luxury', name: 'Taj Bengal', kind: '5-star hotel', area: 'Belvedere Road, Alipore' },
], about: 'The old capital of British India on the Hooghly: river ghats, mansions, bookshops, temples and the richest food culture of the east.', notes: [
'Durga Puja in September or October fills the city with lights and crowds; hotels sell out early and roads close in the evenings.',
'Most museums are shut on Mondays.',
'From June to September heavy rain can flood streets for hours.',
'At Kalighat and Dakshineswar leave shoes and phones outside and politely refuse touts; Belur Math asks for modest dress.',
'Liquor shops shut on national dry days and around elections.',
], languages: ['Bengali', 'Hindi', 'English', 'Urdu'], source: ['[G]'], checkedOn: '2026-11-21',
sights: [
{ id: 'kolkata-victoria-memorial', name: 'Victoria Memorial Hall', aliases: ['victoria memorial'], lat: 22.5448, lon: 88.3426, minutes: 150, open: ['10:00-18:00'], closedWeekdays: [1], closedRanges: [{ from: '01-26', to: '01-26', reason: 'Closed on Republic Day' }, { from: '08-15', to: '08-15', reason: 'Closed on Independence Day' }, { from: '10-02', to: '10-02', reason: 'Closed on Gandhi Jayanti' }, { from: '12-25', to: '12-25', reason: 'Closed on Christmas Day' }], feeRupees: 50, score: 94, headline: true, themes: ['heritage', 'museum', 'garden'], indoor: true, about: 'White marble palace of the Raj with galleries on the history of the city, set among ponds and lawns.', source: ['https://www.indiaataglance.com/victoria-memorial/', 'https://deepak-all-about-india.blogspot.com'], checkedOn: '2026-11-21' },
{ id: 'kolkata-howrah-bridge', name: 'Howrah Bridge', aliases: ['rabindra setu'], lat: 22.5851, lon: 88.3468, minutes: 40, open: ['00:00-24:00'], feeRupees: 0, score: 85, headline: true, themes: ['heritage', 'viewpoint', 'water'], indoor: false, about: 'Great steel cantilever over the Hooghly, best crossed on foot among porters and flower sellers.', source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'kolkata-dakshineswar', name: 'Dakshineswar Kali Temple', lat: 22.655, lon: 88.3575, minutes: 90, open: ['06:00-12:30', '15:30-20:30'], feeRupees: 0, score: 88, headline: true, themes: ['spiritual', 'heritage'], indoor: false, about: 'Nine-spired riverside temple of Kali where Ramakrishna was priest, with a row of Shiva shrines.', source: ['https://blog.yatradham.org/dakshineswar-kali-temple-timings/'], checkedOn: '2026-11-21' },
{ id: 'kolkata-indian-museum', name: 'Indian Museum', aliases: ['jadughar'], lat: 22.5579, lon: 88.3511, minutes: 180, open: ['10:00-18:00'], closedWeekdays: [1], closedRanges: [{ from: '01-26', to: '01-26', reason: 'Closed on Republic Day' }, { from: '08-15', to: '08-15', reason: 'Closed on Independence Day' }, { from: '10-02', to: '10-02', reason: 'Closed on Gandhi Jayanti' }], feeRupees: 75, score: 80, headline: true, themes: ['museum', 'heritage'], indoor: true, about: 'The oldest museum of India: Buddhist sculpture from Bharhut, fossils, coins and an Egyptian mummy.', source: ['https://tripoto.com/kolkata/places-to-visit/indian-museum-kolkata', 'https://jiyobangla.com/news/change-in-visiting-hours-at-indian-museum'], checkedOn: '2026-11-21' },
{ id: 'kolkata-belur-math', name: 'Belur Math', lat: 22.6323, lon: 88.3565, minutes: 90, open: ['06:30-11:30', '16:00-18:00'], feeRupees: 0, score: 82, themes: ['spiritual', 'heritage'], indoor: false, about: 'Headquarters of the Ramakrishna order, a calm temple on the river that joins many styles of sacred building.', source: ['http://www.millenniumpost.in/kolkata/tithi-puja-belur-math-to-stay-open-for-limited-hours-469642'], checkedOn: '2026-11-21' },
{ id: 'kolkata-kalighat', name: 'Kalighat Kali Temple', lat: 22.52, lon: 88.3423, minutes: 60, open: ['05:00-14:00', '17:00-22:30'], feeRupees: 0, score: 74, themes: ['spiritual'], indoor: false, about: 'One of the great seats of the goddess, crowded and intense, in the old quarter that may have named the city.', source: ['https://blog.yatradham.org/kalighat-temple-timings-pass/'], checkedOn: '2026-11-21' },
{ id: 'kolkata-jorasanko', name: 'Jorasanko Thakur Bari', aliases: ['tagore house', 'rabindra bharati museum'], lat: 22.5848, lon: 88.3595, minutes: 90, open: ['10:30-16:30'], closedWeekdays: [1], closedRanges: [{ from: '01-26', to: '01-26', reason: 'Closed on Republic Day' }, { from: '08-15', to: '08-15', reason: 'Closed on Independence Day' }, { from: '10-02', to: '10-02', reason: 'Closed on Gandhi Jayanti' }], feeRupees: 30, score: 75, themes: ['museum', 'heritage', 'culture'], indoor: true, about: 'The Tagore family mansion where the poet was born and died, now a museum of his life and of Bengal art.', source: ['https://www.holidify.com/places/kolkata/jorasanko-thakur-bari-sightseeing-2422.html', 'https://lbb.in/delhi/jorasanko-thakur-bari'], checkedOn: '2026-11-21' },
{ id: 'kolkata-prinsep-ghat', name: 'Prinsep Ghat', aliases: ['princep ghat', 'james prinsep ghat'], lat: 22.5563, lon: 88.3316, minutes: 60, open: ['06:00-21:00'], feeRupees: 0, score: 66, themes: ['water', 'heritage', 'viewpoint'], bestAt: 'sunset', indoor: false, about: 'White Palladian porch on the river bank under the cable bridge, loved for boats and tea at sunset.', source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'kolkata-kumartuli', name: 'Kumartuli potters’ quarter', aliases: ['kumortuli'], lat: 22.6004, lon: 88.3615, minutes: 75, open: ['09:00-18:00'], feeRupees: 0, score: 67, themes: ['culture', 'heritage'], indoor: false, about: 'Lanes of workshops where clay images of the goddess are modelled from river mud and straw.', source: ['[G]'], checkedOn: '2026-11-21' },
{ id: 'kolkata-college-street', name: 'College Street and the Coffee House', aliases: ['boi para', 'indian coffee house'], lat: 22.5763, lon: 88.3638, minutes: 75, open: ['11:00-19:00'], closedWeekdays: [0], feeRupees: 0, score: 63, themes: ['market', 'culture', 'food'], indoor: false, about: 'A mile of second-hand bookstalls around the university, with the smoky coffee house of poets and students.', source: ['[G]'], checkedOn: '2026-11-21' },
...kolkataSights,
],
};
