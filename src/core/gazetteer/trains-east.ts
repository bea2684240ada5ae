import { PRINTED, train } from './train-row.ts';
import type { TrainRecord } from './types.ts';

/**
 * Trains of Bengal, Odisha and the north-east, and from there to the other regions.
 * Number, name, stretch, departure, minutes, km, classes; daily unless weekdays are given.
 */
export const trainsEast: readonly TrainRecord[] = [
  // Kolkata and North Bengal
  train('12343', 'Darjeeling Mail', 'SDAH', 'NJP', '22:05', 595, 573, 'SL 3A 2A 1A', {
    source: ['https://www.naturediary.in/darjeeling-mail-service-extension/'],
  }),
  train('12344', 'Darjeeling Mail', 'NJP', 'SDAH', '20:00', 600, 573, 'SL 3A 2A 1A', {
    source: ['https://www.naturediary.in/darjeeling-mail-service-extension/'],
  }),
  train('12377', 'Padatik Express', 'SDAH', 'NJP', '23:20', 595, 573, 'SL 3A 2A 1A'),
  train('12378', 'Padatik Express', 'NJP', 'SDAH', '21:00', 585, 573, 'SL 3A 2A 1A'),
  train('13147', 'Uttar Banga Express', 'SDAH', 'NJP', '19:35', 625, 573, 'SL 3A 2A 1A'),
  train('13148', 'Uttar Banga Express', 'NJP', 'SDAH', '18:15', 645, 573, 'SL 3A 2A 1A'),
  train('13149', 'Kanchan Kanya Express', 'SDAH', 'NMZ', '20:35', 795, 628, 'SL 3A 2A 1A'),
  train('13150', 'Kanchan Kanya Express', 'NMZ', 'SDAH', '17:10', 905, 628, 'SL 3A 2A 1A'),
  train('12041', 'New Jalpaiguri Shatabdi', 'HWH', 'NJP', '14:15', 495, 560, 'CC', {
    weekdays: [1, 2, 3, 4, 5, 6],
    source: PRINTED,
  }),
  train('12042', 'New Jalpaiguri Shatabdi', 'NJP', 'HWH', '05:30', 485, 560, 'CC', {
    weekdays: [1, 2, 3, 4, 5, 6],
    source: PRINTED,
  }),
  train('22301', 'Vande Bharat', 'HWH', 'NJP', '05:55', 450, 560, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('22302', 'Vande Bharat', 'NJP', 'HWH', '15:05', 450, 560, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('12345', 'Saraighat Express', 'HWH', 'GHY', '15:55', 1075, 1023, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12346', 'Saraighat Express', 'GHY', 'HWH', '12:30', 1000, 1023, 'SL 3A 2A 1A', { source: PRINTED }),
  train('22227', 'Vande Bharat', 'NJP', 'GHY', '06:10', 330, 407, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('22228', 'Vande Bharat', 'GHY', 'NJP', '16:30', 330, 407, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    fareFactor: 1.25,
  }),
  // Kolkata and the coast of Odisha
  train('12837', 'Howrah Puri Express', 'HWH', 'PURI', '22:35', 505, 504, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12838', 'Puri Howrah Express', 'PURI', 'HWH', '20:20', 510, 503, 'SL 3A 2A 1A', { source: PRINTED }),
  train('22895', 'Vande Bharat', 'HWH', 'PURI', '06:10', 385, 500, 'CC', {
    weekdays: [0, 1, 2, 3, 5, 6],
    fareFactor: 1.25,
  }),
  train('22896', 'Vande Bharat', 'PURI', 'HWH', '13:50', 400, 500, 'CC', {
    weekdays: [0, 1, 2, 3, 5, 6],
    fareFactor: 1.25,
  }),
  train('12073', 'Jan Shatabdi', 'HWH', 'BBS', '13:25', 410, 442, 'CC', { weekdays: [1, 2, 3, 4, 5, 6] }),
  train('12074', 'Jan Shatabdi', 'BBS', 'HWH', '06:20', 400, 442, 'CC', { weekdays: [1, 2, 3, 4, 5, 6] }),
  train('12857', 'Tamralipta Express', 'HWH', 'DGHA', '06:35', 205, 185, 'CC'),
  train('12858', 'Tamralipta Express', 'DGHA', 'HWH', '10:25', 210, 185, 'CC'),
  train('12847', 'Digha Express', 'HWH', 'DGHA', '11:10', 190, 185, 'CC', { source: PRINTED }),
  train('12848', 'Digha Express', 'DGHA', 'HWH', '15:30', 190, 186, 'CC', { source: PRINTED }),
  // Around Kolkata
  train('12337', 'Shantiniketan Express', 'HWH', 'BHP', '10:10', 135, 146, 'CC'),
  train('12338', 'Shantiniketan Express', 'BHP', 'HWH', '13:10', 150, 146, 'CC'),
  train('12347', 'Shahid Express', 'HWH', 'BHP', '11:55', 138, 146, 'CC', { source: PRINTED }),
  train('12348', 'Shahid Express', 'BHP', 'HWH', '17:37', 158, 146, 'CC', { source: PRINTED }),
  train('12885', 'Aranyak Express', 'SHM', 'VSU', '07:45', 215, 199, 'CC', { weekdays: [1, 2, 3, 4, 5, 6] }),
  train('12886', 'Aranyak Express', 'VSU', 'SHM', '16:50', 215, 199, 'CC', { weekdays: [1, 2, 3, 4, 5, 6] }),
  train('13113', 'Hazarduari Express', 'KOAA', 'MBB', '06:50', 235, 198, 'CC'),
  train('13114', 'Hazarduari Express', 'MBB', 'KOAA', '16:30', 245, 198, 'CC'),
  train('13103', 'Bhagirathi Express', 'SDAH', 'MBB', '18:20', 245, 197, 'CC'),
  train('13104', 'Bhagirathi Express', 'MBB', 'SDAH', '06:00', 250, 197, 'CC'),
  // Kolkata and the north
  train('12301', 'Howrah Rajdhani', 'HWH', 'NDLS', '16:50', 1035, 1451, '3A 2A 1A', {
    weekdays: [1, 2, 3, 4, 5, 6],
    fareFactor: 1.4,
  }),
  train('12302', 'Howrah Rajdhani', 'NDLS', 'HWH', '16:50', 1025, 1451, '3A 2A 1A', {
    weekdays: [0, 1, 2, 3, 4, 6],
    fareFactor: 1.4,
  }),
  train('12313', 'Sealdah Rajdhani', 'SDAH', 'NDLS', '16:50', 1060, 1458, '3A 2A 1A', { fareFactor: 1.4 }),
  train('12314', 'Sealdah Rajdhani', 'NDLS', 'SDAH', '16:30', 1060, 1458, '3A 2A 1A', { fareFactor: 1.4 }),
  train('12311', 'Netaji Express', 'HWH', 'KLK', '21:55', 1745, 1713, 'SL 3A 2A 1A'),
  train('12312', 'Netaji Express', 'KLK', 'HWH', '23:55', 1930, 1713, 'SL 3A 2A 1A'),
  train('12333', 'Vibhuti Express', 'HWH', 'BSB', '20:00', 790, 678, 'SL 3A 2A 1A'),
  train('12334', 'Vibhuti Express', 'BSB', 'HWH', '18:25', 790, 678, 'SL 3A 2A 1A'),
  train('13005', 'Amritsar Mail', 'HWH', 'ASR', '19:10', 2250, 1829, 'SL 3A 2A 1A'),
  train('13006', 'Amritsar Mail', 'ASR', 'HWH', '18:40', 2200, 1829, 'SL 3A 2A 1A'),
  train('13009', 'Doon Express', 'HWH', 'HW', '20:25', 1990, 1505, 'SL 3A 2A 1A'),
  train('13010', 'Doon Express', 'HW', 'HWH', '21:50', 1985, 1505, 'SL 3A 2A 1A'),
  train('13019', 'Bagh Express', 'HWH', 'KGM', '21:45', 2145, 1531, 'SL 3A 2A 1A'),
  train('13020', 'Bagh Express', 'KGM', 'HWH', '21:55', 2330, 1531, 'SL 3A 2A 1A'),
  train('12987', 'Sealdah Ajmer Express', 'SDAH', 'JP', '22:55', 1460, 1610, 'SL 3A 2A 1A'),
  train('12988', 'Ajmer Sealdah Express', 'JP', 'SDAH', '14:50', 1505, 1610, 'SL 3A 2A 1A'),
  // Kolkata and the south and west
  train('12841', 'Coromandel Express', 'SHM', 'MAS', '15:20', 1530, 1659, 'SL 3A 2A 1A'),
  train('12842', 'Coromandel Express', 'MAS', 'SHM', '07:00', 1660, 1659, 'SL 3A 2A 1A'),
  train('12839', 'Chennai Mail', 'HWH', 'MAS', '23:45', 1685, 1664, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12840', 'Howrah Mail', 'MAS', 'HWH', '23:45', 1695, 1663, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12660', 'Gurudev Express', 'SHM', 'ERN', '23:05', 2420, 2287, 'SL 3A 2A', { weekdays: [3], source: PRINTED }),
  train('12659', 'Gurudev Express', 'ERN', 'SHM', '20:35', 2475, 2288, 'SL 3A 2A', { weekdays: [0], source: PRINTED }),
  train('12860', 'Gitanjali Express', 'HWH', 'CSMT', '13:50', 1890, 1968, 'SL 3A 2A 1A'),
  train('12859', 'Gitanjali Express', 'CSMT', 'HWH', '06:00', 1830, 1968, 'SL 3A 2A 1A'),
  train('12703', 'Falaknuma Express', 'HWH', 'SC', '08:35', 1535, 1545, 'SL 3A 2A'),
  train('12704', 'Falaknuma Express', 'SC', 'HWH', '15:55', 1545, 1545, 'SL 3A 2A'),
  train('12834', 'Howrah Ahmedabad Express', 'HWH', 'ADI', '23:55', 2250, 2098, 'SL 3A 2A', { source: PRINTED }),
  train('12833', 'Ahmedabad Howrah Express', 'ADI', 'HWH', '00:15', 2235, 2098, 'SL 3A 2A'),
  train('12863', 'Howrah Bengaluru Express', 'HWH', 'SMVB', '22:30', 1960, 1958, 'SL 3A 2A 1A'),
  train('12864', 'Bengaluru Howrah Express', 'SMVB', 'HWH', '10:35', 1990, 1958, 'SL 3A 2A 1A'),
  train('12130', 'Azad Hind Express', 'HWH', 'PUNE', '21:45', 2000, 2018, 'SL 3A 2A 1A'),
  train('12129', 'Azad Hind Express', 'PUNE', 'HWH', '18:35', 1995, 2018, 'SL 3A 2A 1A'),
  train('12802', 'Purushottam Express', 'NDLS', 'PURI', '22:40', 1850, 1867, 'SL 3A 2A 1A'),
  train('12801', 'Purushottam Express', 'PURI', 'NDLS', '21:55', 1810, 1867, 'SL 3A 2A 1A'),
];
