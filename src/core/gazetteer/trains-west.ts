import { PRINTED, train } from './train-row.ts';
import type { TrainRecord } from './types.ts';

/**
 * Trains of Maharashtra, Goa, Gujarat and Rajasthan.
 * Number, name, stretch, departure, minutes, km, classes; daily unless weekdays are given.
 */
export const trainsWest: readonly TrainRecord[] = [
  // Mumbai and Goa: the railway charges 765 km for about 585
  train('20111', 'Konkan Kanya Express', 'CSMT', 'MAO', '23:05', 700, 765, 'SL 3A 2A 1A'),
  train('20112', 'Konkan Kanya Express', 'MAO', 'CSMT', '19:00', 640, 765, 'SL 3A 2A 1A'),
  train('10103', 'Mandovi Express', 'CSMT', 'MAO', '07:10', 710, 765, 'SL 3A 2A 1A'),
  train('10104', 'Mandovi Express', 'MAO', 'CSMT', '09:15', 750, 765, 'SL 3A 2A 1A'),
  train('12051', 'Madgaon Jan Shatabdi', 'CSMT', 'MAO', '05:10', 535, 765, 'CC', { source: PRINTED }),
  train('12052', 'Madgaon Jan Shatabdi', 'MAO', 'CSMT', '14:30', 540, 765, 'CC', { source: PRINTED }),
  train('22229', 'Vande Bharat', 'CSMT', 'MAO', '05:25', 465, 765, 'CC', {
    weekdays: [0, 1, 2, 3, 4, 6],
    fareFactor: 1.25,
    source: [
      'https://www.etvbharat.com/english/state/maharashtra/madgaon-mumbai-vande-bharat-express-completes-inaugural-run/na20230628072114385385929',
    ],
  }),
  train('22230', 'Vande Bharat', 'MAO', 'CSMT', '14:20', 485, 765, 'CC', {
    weekdays: [0, 1, 2, 3, 4, 6],
    fareFactor: 1.25,
    source: [
      'https://www.etvbharat.com/english/state/maharashtra/madgaon-mumbai-vande-bharat-express-completes-inaugural-run/na20230628072114385385929',
    ],
  }),
  train('16345', 'Netravati Express', 'LTT', 'ERS', '11:40', 1530, 1304, 'SL 3A 2A', { source: PRINTED }),
  train('16346', 'Netravati Express', 'ERS', 'LTT', '14:15', 1585, 1309, 'SL 3A 2A', { source: PRINTED }),
  // Pune
  train('12123', 'Deccan Queen', 'CSMT', 'PUNE', '17:10', 195, 192, 'CC'),
  train('12124', 'Deccan Queen', 'PUNE', 'CSMT', '07:15', 190, 192, 'CC'),
  train('12127', 'Mumbai Pune Intercity', 'CSMT', 'PUNE', '06:40', 197, 192, 'CC'),
  train('12128', 'Pune Mumbai Intercity', 'PUNE', 'CSMT', '17:55', 190, 192, 'CC'),
  train('11007', 'Deccan Express', 'CSMT', 'LNL', '07:00', 145, 128, 'CC'),
  train('11008', 'Deccan Express', 'LNL', 'CSMT', '16:20', 165, 128, 'CC'),
  train('12780', 'Goa Express', 'PUNE', 'MAO', '18:35', 650, 551, 'SL 3A 2A'),
  train('12779', 'Goa Express', 'MAO', 'PUNE', '15:40', 740, 551, 'SL 3A 2A'),
  train('12025', 'Pune Secunderabad Shatabdi', 'PUNE', 'SC', '05:50', 510, 598, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    source: PRINTED,
  }),
  train('12026', 'Secunderabad Pune Shatabdi', 'SC', 'PUNE', '14:45', 505, 598, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    source: PRINTED,
  }),
  // Mumbai, Gujarat and the Deccan
  train('12009', 'Ahmedabad Shatabdi', 'MMCT', 'ADI', '06:25', 380, 490, 'CC', {
    weekdays: [1, 2, 3, 4, 5, 6],
    source: PRINTED,
  }),
  train('12010', 'Ahmedabad Shatabdi', 'ADI', 'MMCT', '14:40', 400, 490, 'CC', {
    weekdays: [1, 2, 3, 4, 5, 6],
    source: PRINTED,
  }),
  train('20901', 'Vande Bharat', 'MMCT', 'ADI', '06:00', 325, 491, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('20902', 'Vande Bharat', 'ADI', 'MMCT', '14:50', 335, 491, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('22961', 'Vande Bharat', 'MMCT', 'ADI', '15:55', 330, 491, 'CC', {
    weekdays: [1, 2, 3, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('22962', 'Vande Bharat', 'ADI', 'MMCT', '06:10', 325, 491, 'CC', {
    weekdays: [1, 2, 3, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('22955', 'Kutch Express', 'BDTS', 'BHUJ', '17:45', 880, 839, 'SL 3A 2A 1A'),
  train('22956', 'Kutch Express', 'BHUJ', 'BDTS', '20:15', 925, 839, 'SL 3A 2A 1A'),
  train('17617', 'Tapovan Express', 'CSMT', 'CPSN', '06:15', 425, 375, 'CC'),
  train('17618', 'Tapovan Express', 'CPSN', 'CSMT', '14:35', 440, 375, 'CC'),
  train('17057', 'Devagiri Express', 'CSMT', 'CPSN', '21:30', 400, 375, 'SL 3A 2A 1A'),
  train('17058', 'Devagiri Express', 'CPSN', 'CSMT', '23:25', 465, 375, 'SL 3A 2A 1A'),
  train('20706', 'Vande Bharat', 'CSMT', 'CPSN', '13:10', 350, 375, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('12701', 'Hussainsagar Express', 'CSMT', 'HYB', '21:50', 860, 790, 'SL 3A 2A 1A'),
  train('12702', 'Hussainsagar Express', 'HYB', 'CSMT', '14:50', 860, 790, 'SL 3A 2A 1A'),
  train('11301', 'Udyan Express', 'CSMT', 'SBC', '08:10', 1425, 1154, 'SL 3A 2A 1A'),
  train('11302', 'Udyan Express', 'SBC', 'CSMT', '20:30', 1425, 1154, 'SL 3A 2A 1A', { source: PRINTED }),
  train('22159', 'Chennai Express', 'CSMT', 'MAS', '12:45', 1335, 1283, 'SL 3A 2A'),
  train('22160', 'Mumbai Express', 'MAS', 'CSMT', '13:25', 1390, 1283, 'SL 3A 2A'),
  train('22177', 'Mahanagari Express', 'CSMT', 'BSB', '00:10', 1640, 1509, 'SL 3A 2A'),
  train('22178', 'Mahanagari Express', 'BSB', 'CSMT', '11:30', 1605, 1509, 'SL 3A 2A'),
  // Rajasthan
  train('12015', 'Ajmer Shatabdi', 'NDLS', 'AII', '06:05', 400, 442, 'CC', { source: PRINTED }),
  train('12016', 'Ajmer Shatabdi', 'AII', 'NDLS', '15:45', 415, 442, 'CC', { source: PRINTED }),
  train('20977', 'Vande Bharat', 'JP', 'DEC', '07:55', 220, 293, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('20978', 'Vande Bharat', 'DEC', 'JP', '18:40', 205, 293, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('12985', 'Jaipur Double Decker', 'JP', 'DEE', '06:00', 270, 303, 'CC'),
  train('12986', 'Jaipur Double Decker', 'DEE', 'JP', '17:35', 270, 303, 'CC'),
  train('12963', 'Mewar Express', 'NZM', 'UDZ', '19:00', 735, 735, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12964', 'Mewar Express', 'UDZ', 'NZM', '18:15', 740, 733, 'SL 3A 2A 1A', { source: PRINTED }),
  train('20473', 'Chetak Express', 'DEE', 'UDZ', '19:40', 730, 739, 'SL 3A 2A 1A'),
  train('20474', 'Chetak Express', 'UDZ', 'DEE', '17:15', 710, 739, 'SL 3A 2A 1A'),
  train('20979', 'Vande Bharat', 'UDZ', 'JP', '07:50', 360, 435, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    fareFactor: 1.25,
    source: ['https://newshub2008.blogspot.com/2023/09/pm-modi-to-flag-off-9-vande-bharat.html'],
  }),
  train('20980', 'Vande Bharat', 'JP', 'UDZ', '16:00', 360, 435, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    fareFactor: 1.25,
    source: ['https://newshub2008.blogspot.com/2023/09/pm-modi-to-flag-off-9-vande-bharat.html'],
  }),
  train('22995', 'Mandore Express', 'DLI', 'JU', '21:20', 640, 619, 'SL 3A 2A 1A'),
  train('22996', 'Mandore Express', 'JU', 'DLI', '20:00', 640, 619, 'SL 3A 2A 1A'),
  train('26481', 'Vande Bharat', 'JU', 'DEC', '05:25', 485, 605, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('26482', 'Vande Bharat', 'DEC', 'JU', '15:10', 490, 605, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('12250', 'Swarn Nagari Express', 'SSB', 'JSM', '17:10', 950, 916, 'SL 3A 2A 1A'),
  train('12249', 'Swarn Nagari Express', 'JSM', 'SSB', '17:00', 990, 916, 'SL 3A 2A 1A'),
  train('12468', 'Leelan Express', 'JP', 'JSM', '16:15', 755, 699, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12467', 'Leelan Express', 'JSM', 'JP', '23:55', 760, 700, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12955', 'Mumbai Jaipur Superfast', 'MMCT', 'JP', '18:50', 1070, 1157, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12956', 'Jaipur Mumbai Superfast', 'JP', 'MMCT', '14:00', 1060, 1158, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12480', 'Suryanagari Express', 'BDTS', 'JU', '13:30', 1010, 930, 'SL 3A 2A 1A'),
  train('12479', 'Suryanagari Express', 'JU', 'BDTS', '18:45', 1015, 930, 'SL 3A 2A 1A'),
  train('12465', 'Ranthambhore Express', 'JP', 'JU', '17:00', 315, 312, 'SL 3A 2A', { source: PRINTED }),
  train('12466', 'Ranthambhore Express', 'JU', 'JP', '05:55', 295, 312, 'SL 3A 2A', { source: PRINTED }),
  // Ahmedabad and the north
  train('19031', 'Yoga Express', 'ADI', 'HW', '10:55', 1525, 1200, 'SL 3A 2A 1A', { source: PRINTED }),
  train('19032', 'Yoga Express', 'HW', 'ADI', '15:20', 1550, 1203, 'SL 3A 2A 1A', { source: PRINTED }),
  train('19329', 'Veer Bhumi Express', 'UDZ', 'ASV', '05:55', 310, 298, 'SL 3A 2A'),
  train('19330', 'Veer Bhumi Express', 'ASV', 'UDZ', '14:15', 310, 298, 'SL 3A 2A'),
  train('12982', 'Asarva Jaipur Express', 'ASV', 'JP', '18:45', 770, 733, 'SL 3A 2A 1A'),
  train('12981', 'Jaipur Asarva Express', 'JP', 'ASV', '19:35', 795, 733, 'SL 3A 2A 1A'),
  train('12137', 'Punjab Mail', 'CSMT', 'AGC', '19:35', 1305, 1344, 'SL 3A 2A 1A'),
  train('12138', 'Punjab Mail', 'AGC', 'CSMT', '08:45', 1370, 1344, 'SL 3A 2A 1A'),
  train('17064', 'Ajanta Express', 'KCG', 'CPSN', '18:40', 665, 511, 'SL 3A 2A 1A'),
  train('17063', 'Ajanta Express', 'CPSN', 'KCG', '23:00', 650, 511, 'SL 3A 2A 1A'),
];
