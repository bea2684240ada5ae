import { PRINTED, train } from './train-row.ts';
import type { TrainRecord } from './types.ts';

/**
 * Trains of the north and between Delhi and the other regions.
 * Number, name, stretch, departure, minutes, km, classes; daily unless weekdays are given.
 */
export const trainsNorth: readonly TrainRecord[] = [
  // Delhi and the Himalaya
  train('12011', 'Kalka Shatabdi', 'NDLS', 'KLK', '07:40', 245, 268, 'CC', { source: PRINTED }),
  train('12012', 'Kalka Shatabdi', 'KLK', 'NDLS', '17:45', 250, 268, 'CC', { source: PRINTED }),
  train('12005', 'Kalka Shatabdi', 'NDLS', 'KLK', '17:15', 245, 268, 'CC', { source: PRINTED }),
  train('12006', 'Kalka Shatabdi', 'KLK', 'NDLS', '06:15', 245, 268, 'CC', { source: PRINTED }),
  train('12045', 'Chandigarh Shatabdi', 'NDLS', 'CDG', '19:15', 210, 243, 'CC', { source: PRINTED }),
  train('12046', 'Chandigarh Shatabdi', 'CDG', 'NDLS', '12:00', 205, 243, 'CC', { source: PRINTED }),
  train('12445', 'Uttar Sampark Kranti', 'NDLS', 'PTKC', '20:50', 450, 477, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12446', 'Uttar Sampark Kranti', 'PTKC', 'NDLS', '22:35', 490, 477, 'SL 3A 2A 1A', { source: PRINTED }),
  train('22439', 'Vande Bharat', 'NDLS', 'SVDK', '06:00', 480, 655, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    fareFactor: 1.25,
    source: [
      'https://www.hindustantimes.com/india-news/vande-bharat-trains-now-operational-on-13-routes-in-india-see-full-list-101680938793927.html',
    ],
  }),
  train('22440', 'Vande Bharat', 'SVDK', 'NDLS', '15:00', 480, 655, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('26401', 'Vande Bharat', 'JAT', 'SINA', '06:15', 300, 267, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    fareFactor: 1.25,
    source: [
      'https://indianexpress.com/article/india/jammu-srinagar-vande-bharat-express-direct-service-march-1-schedule-booking-10550044/',
    ],
  }),
  train('26402', 'Vande Bharat', 'SINA', 'JAT', '13:40', 300, 267, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    fareFactor: 1.25,
    source: [
      'https://indianexpress.com/article/india/jammu-srinagar-vande-bharat-express-direct-service-march-1-schedule-booking-10550044/',
    ],
  }),
  train('26403', 'Vande Bharat', 'SVDK', 'SINA', '14:55', 178, 190, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
    source: [
      'https://www.indiatoday.in/information/story/vande-bharat-trains-to-run-6-days-a-week-between-srinagar-and-vaishno-devi-katra-2736152-2025-06-05',
    ],
  }),
  train('26404', 'Vande Bharat', 'SINA', 'SVDK', '08:00', 178, 190, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
    source: [
      'https://www.indiatoday.in/information/story/vande-bharat-trains-to-run-6-days-a-week-between-srinagar-and-vaishno-devi-katra-2736152-2025-06-05',
    ],
  }),
  train('12013', 'Amritsar Shatabdi', 'NDLS', 'ASR', '16:30', 360, 447, 'CC', { source: PRINTED }),
  train('12014', 'Amritsar Shatabdi', 'ASR', 'NDLS', '05:00', 360, 447, 'CC', { source: PRINTED }),
  train('12029', 'Swarna Shatabdi', 'NDLS', 'ASR', '07:20', 365, 447, 'CC', { weekdays: [0, 1, 2, 3, 5, 6] }),
  train('12030', 'Swarna Shatabdi', 'ASR', 'NDLS', '16:50', 370, 447, 'CC', { weekdays: [0, 1, 2, 3, 5, 6] }),
  train('22487', 'Vande Bharat', 'DLI', 'ASR', '15:15', 330, 447, 'CC', {
    weekdays: [0, 1, 2, 3, 4, 6],
    fareFactor: 1.25,
  }),
  train('22488', 'Vande Bharat', 'ASR', 'DLI', '08:20', 330, 447, 'CC', {
    weekdays: [0, 1, 2, 3, 4, 6],
    fareFactor: 1.25,
  }),
  train('12053', 'Jan Shatabdi', 'HW', 'ASR', '14:45', 440, 406, 'CC', {
    weekdays: [0, 1, 2, 3, 5, 6],
    source: PRINTED,
  }),
  train('12054', 'Jan Shatabdi', 'ASR', 'HW', '06:50', 440, 406, 'CC', {
    weekdays: [0, 1, 2, 3, 5, 6],
    source: PRINTED,
  }),
  train('12017', 'Dehradun Shatabdi', 'NDLS', 'DDN', '06:45', 355, 314, 'CC', { source: PRINTED }),
  train('12018', 'Dehradun Shatabdi', 'DDN', 'NDLS', '17:00', 345, 314, 'CC', { source: PRINTED }),
  train('12055', 'Dehradun Jan Shatabdi', 'NDLS', 'HW', '15:20', 270, 252, 'CC', { source: PRINTED }),
  train('12056', 'Dehradun Jan Shatabdi', 'HW', 'NDLS', '06:22', 293, 253, 'CC', { source: PRINTED }),
  train('22457', 'Vande Bharat', 'ANVT', 'DDN', '17:50', 285, 302, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('22458', 'Vande Bharat', 'DDN', 'ANVT', '07:00', 285, 302, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('12205', 'Nanda Devi AC Express', 'NDLS', 'DDN', '23:50', 350, 314, '3A 2A 1A'),
  train('12206', 'Nanda Devi AC Express', 'DDN', 'NDLS', '22:50', 365, 314, '3A 2A 1A'),
  train('12040', 'Kathgodam Shatabdi', 'NDLS', 'KGM', '06:00', 340, 283, 'CC', { source: PRINTED }),
  train('12039', 'Kathgodam Shatabdi', 'KGM', 'NDLS', '15:35', 330, 283, 'CC', { source: PRINTED }),
  train('15013', 'Ranikhet Express', 'DLI', 'KGM', '22:05', 410, 278, 'SL 3A 2A 1A', {
    source: ['https://www.pahaadreview.net.in/2020/11/ranikhet-train-services-resume-again.html'],
  }),
  train('15014', 'Ranikhet Express', 'KGM', 'DLI', '20:35', 435, 278, 'SL 3A 2A 1A', {
    source: ['https://www.pahaadreview.net.in/2020/11/ranikhet-train-services-resume-again.html'],
  }),
  // The Gangetic plain
  train('12050', 'Gatimaan Express', 'NZM', 'AGC', '08:10', 100, 183, 'CC', {
    weekdays: [0, 1, 2, 3, 4, 6],
    fareFactor: 1.25,
    source: PRINTED,
  }),
  train('12049', 'Gatimaan Express', 'AGC', 'NZM', '17:50', 100, 183, 'CC', {
    weekdays: [0, 1, 2, 3, 4, 6],
    fareFactor: 1.25,
    source: PRINTED,
  }),
  train('12002', 'Bhopal Shatabdi', 'NDLS', 'AGC', '06:00', 110, 195, 'CC'),
  train('12001', 'Bhopal Shatabdi', 'AGC', 'NDLS', '21:15', 155, 195, 'CC'),
  train('22436', 'Vande Bharat', 'NDLS', 'BSB', '06:00', 480, 759, 'CC', {
    weekdays: [0, 2, 3, 5, 6],
    fareFactor: 1.25,
    source: [
      'https://www.hindustantimes.com/india-news/vande-bharat-express-trains-indian-railways-tarin-18-101684635320397-amp.html',
    ],
  }),
  train('22435', 'Vande Bharat', 'BSB', 'NDLS', '15:00', 480, 759, 'CC', {
    weekdays: [0, 2, 3, 5, 6],
    fareFactor: 1.25,
    source: ['https://indianexpress.com/article/india/vande-bharat-trains-nagpur-lauch-routes-timings-8318460/'],
  }),
  train('22415', 'Vande Bharat', 'BSB', 'NDLS', '06:00', 485, 759, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('22416', 'Vande Bharat', 'NDLS', 'BSB', '15:00', 485, 759, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('12560', 'Shiv Ganga Express', 'NDLS', 'BSBS', '20:05', 605, 757, 'SL 3A 2A 1A'),
  train('12559', 'Shiv Ganga Express', 'BSBS', 'NDLS', '22:15', 595, 757, 'SL 3A 2A 1A'),
  train('20175', 'Vande Bharat', 'BSBS', 'AGC', '15:20', 420, 573, 'CC', {
    weekdays: [0, 1, 2, 3, 4, 6],
    fareFactor: 1.25,
    source: [
      'https://menafn.com/1108702457/Varanasi-Agra-Vande-Bharat-Train-Begins-Its-Run-Today-First-Train-At-320-PM-Check-Timing-Stops-Here',
    ],
  }),
  train('20176', 'Vande Bharat', 'AGC', 'BSBS', '06:00', 420, 573, 'CC', {
    weekdays: [0, 1, 2, 3, 4, 6],
    fareFactor: 1.25,
    source: [
      'https://menafn.com/1108702457/Varanasi-Agra-Vande-Bharat-Train-Begins-Its-Run-Today-First-Train-At-320-PM-Check-Timing-Stops-Here',
    ],
  }),
  train('26506', 'Vande Bharat', 'BSBS', 'KURJ', '05:15', 475, 443, 'CC', {
    weekdays: [0, 1, 2, 3, 5, 6],
    fareFactor: 1.25,
    source: [
      'https://www.etvbharat.com/hi/state/banaras-khajuraho-vande-bharat-express-train-indian-railways-run-regularly-11-november-2025-uttar-pradesh-news-ups25111000332',
    ],
  }),
  train('26505', 'Vande Bharat', 'KURJ', 'BSBS', '15:20', 460, 443, 'CC', {
    weekdays: [0, 1, 2, 3, 5, 6],
    fareFactor: 1.25,
    source: [
      'https://www.etvbharat.com/hi/state/banaras-khajuraho-vande-bharat-express-train-indian-railways-run-regularly-11-november-2025-uttar-pradesh-news-ups25111000332',
    ],
  }),
  train('12004', 'Lucknow Shatabdi', 'NDLS', 'LJN', '06:10', 390, 504, 'CC', { source: PRINTED }),
  train('12003', 'Lucknow Shatabdi', 'LJN', 'NDLS', '15:30', 405, 504, 'CC', { source: PRINTED }),
  train('12230', 'Lucknow Mail', 'NDLS', 'LKO', '22:05', 515, 499, 'SL 3A 2A 1A'),
  train('12229', 'Lucknow Mail', 'LKO', 'NDLS', '22:00', 535, 499, 'SL 3A 2A 1A'),
  // Long ways from Delhi
  train('12424', 'Dibrugarh Rajdhani', 'NDLS', 'NJP', '16:20', 1225, 1475, '3A 2A 1A', { fareFactor: 1.4 }),
  train('12423', 'Dibrugarh Rajdhani', 'NJP', 'NDLS', '13:10', 1265, 1475, '3A 2A 1A', { fareFactor: 1.4 }),
  train('12506', 'North East Express', 'ANVT', 'NJP', '07:40', 1560, 1465, 'SL 3A 2A 1A'),
  train('12505', 'North East Express', 'NJP', 'ANVT', '18:10', 1580, 1465, 'SL 3A 2A 1A'),
  train('12957', 'Swarna Jayanti Rajdhani', 'ADI', 'NDLS', '17:40', 830, 931, '3A 2A 1A', {
    fareFactor: 1.4,
    source: PRINTED,
  }),
  train('12958', 'Swarna Jayanti Rajdhani', 'NDLS', 'ADI', '19:55', 825, 934, '3A 2A 1A', {
    fareFactor: 1.4,
    source: PRINTED,
  }),
  train('12951', 'Mumbai Rajdhani', 'MMCT', 'NDLS', '17:00', 932, 1384, '3A 2A 1A', { fareFactor: 1.4 }),
  train('12952', 'Mumbai Rajdhani', 'NDLS', 'MMCT', '16:55', 940, 1384, '3A 2A 1A', { fareFactor: 1.4 }),
  train('12953', 'August Kranti Rajdhani', 'MMCT', 'NZM', '17:10', 993, 1377, '3A 2A 1A', { fareFactor: 1.4 }),
  train('12954', 'August Kranti Rajdhani', 'NZM', 'MMCT', '17:15', 990, 1369, '3A 2A 1A', {
    fareFactor: 1.4,
    source: PRINTED,
  }),
  train('12618', 'Mangala Lakshadweep Express', 'NZM', 'MAO', '09:15', 2055, 2021, 'SL 3A 2A', { source: PRINTED }),
  train('12617', 'Mangala Lakshadweep Express', 'MAO', 'NZM', '04:05', 1990, 2021, 'SL 3A 2A', { source: PRINTED }),
  train('12716', 'Sachkhand Express', 'NDLS', 'CPSN', '13:20', 1330, 1376, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12715', 'Sachkhand Express', 'CPSN', 'NDLS', '13:40', 1350, 1373, 'SL 3A 2A 1A', { source: PRINTED }),
  train('11077', 'Jhelum Express', 'PUNE', 'NDLS', '17:20', 1660, 1594, 'SL 3A 2A'),
  train('11078', 'Jhelum Express', 'NDLS', 'PUNE', '09:30', 1760, 1594, 'SL 3A 2A'),
  train('12723', 'Telangana Express', 'HYB', 'NDLS', '06:00', 1540, 1667, 'SL 3A 2A 1A'),
  train('12724', 'Telangana Express', 'NDLS', 'HYB', '16:00', 1600, 1667, 'SL 3A 2A 1A'),
  train('22691', 'Bengaluru Rajdhani', 'SBC', 'NZM', '20:00', 2010, 2368, '3A 2A 1A', { fareFactor: 1.4 }),
  train('22692', 'Bengaluru Rajdhani', 'NZM', 'SBC', '19:50', 2090, 2368, '3A 2A 1A', { fareFactor: 1.4 }),
  train('12627', 'Karnataka Express', 'SBC', 'NDLS', '19:20', 2260, 2392, 'SL 3A 2A 1A'),
  train('12628', 'Karnataka Express', 'NDLS', 'SBC', '20:20', 2360, 2392, 'SL 3A 2A 1A'),
  train('12621', 'Tamil Nadu Express', 'MAS', 'NDLS', '22:00', 1985, 2163, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12622', 'Tamil Nadu Express', 'NDLS', 'MAS', '22:30', 1960, 2163, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12433', 'Chennai Rajdhani', 'MAS', 'NZM', '06:05', 1705, 2175, '3A 2A 1A', {
    weekdays: [0, 5],
    fareFactor: 1.4,
  }),
  train('12434', 'Chennai Rajdhani', 'NZM', 'MAS', '15:35', 1750, 2175, '3A 2A 1A', {
    weekdays: [3, 5],
    fareFactor: 1.4,
  }),
];
