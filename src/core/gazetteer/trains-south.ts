import { PRINTED, train } from './train-row.ts';
import type { TrainRecord } from './types.ts';

/**
 * Trains of the south.
 * Number, name, stretch, departure, minutes, km, classes; daily unless weekdays are given.
 */
export const trainsSouth: readonly TrainRecord[] = [
  // Chennai, Bengaluru, Mysuru
  train('12007', 'Mysuru Shatabdi', 'MAS', 'MYS', '06:00', 420, 498, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    source: PRINTED,
  }),
  train('12008', 'Mysuru Shatabdi', 'MYS', 'MAS', '14:15', 430, 499, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    source: PRINTED,
  }),
  train('20607', 'Vande Bharat', 'MAS', 'MYS', '05:50', 390, 498, 'CC', {
    weekdays: [0, 1, 2, 3, 5, 6],
    fareFactor: 1.25,
  }),
  train('20608', 'Vande Bharat', 'MYS', 'MAS', '13:05', 385, 498, 'CC', {
    weekdays: [0, 1, 2, 3, 5, 6],
    fareFactor: 1.25,
  }),
  train('12027', 'Bengaluru Shatabdi', 'MAS', 'SBC', '17:30', 300, 360, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    source: PRINTED,
  }),
  train('12028', 'Chennai Shatabdi', 'SBC', 'MAS', '06:00', 300, 361, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    source: PRINTED,
  }),
  train('12639', 'Brindavan Express', 'MAS', 'SBC', '07:50', 370, 360, 'CC', { source: PRINTED }),
  train('12640', 'Brindavan Express', 'SBC', 'MAS', '15:00', 365, 361, 'CC', { source: PRINTED }),
  train('12657', 'Bengaluru Mail', 'MAS', 'SBC', '23:15', 355, 360, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12658', 'Chennai Mail', 'SBC', 'MAS', '22:40', 355, 361, 'SL 3A 2A 1A', { source: PRINTED }),
  train('16021', 'Kaveri Express', 'MAS', 'MYS', '21:15', 570, 498, 'SL 3A 2A 1A'),
  train('16022', 'Kaveri Express', 'MYS', 'MAS', '20:30', 590, 499, 'SL 3A 2A 1A'),
  train('12613', 'Tippu Express', 'SBC', 'MYS', '15:15', 150, 138, 'CC'),
  train('12614', 'Tippu Express', 'MYS', 'SBC', '11:30', 150, 138, 'CC'),
  // Bengaluru
  train('16592', 'Hampi Express', 'SBC', 'HPT', '22:05', 545, 387, 'SL 3A 2A 1A', { source: PRINTED }),
  train('16591', 'Hampi Express', 'HPT', 'SBC', '21:30', 515, 388, 'SL 3A 2A 1A', { source: PRINTED }),
  train('17309', 'Vasco da Gama Express', 'YPR', 'MAO', '15:00', 830, 638, 'SL 3A 2A'),
  train('17310', 'Yesvantpur Express', 'MAO', 'YPR', '23:35', 810, 638, 'SL 3A 2A'),
  train('12677', 'Ernakulam Intercity', 'SBC', 'ERS', '06:10', 645, 587, 'CC'),
  train('12678', 'Bengaluru Intercity', 'ERS', 'SBC', '09:10', 640, 587, 'CC'),
  train('26651', 'Vande Bharat', 'SBC', 'ERS', '05:10', 520, 608, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('26652', 'Vande Bharat', 'ERS', 'SBC', '14:20', 520, 608, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('16526', 'Island Express', 'SBC', 'TVC', '20:10', 1010, 851, 'SL 3A 2A 1A'),
  train('16525', 'Island Express', 'TVC', 'SBC', '12:40', 1075, 851, 'SL 3A 2A 1A'),
  train('16236', 'Tuticorin Express', 'SBC', 'MDU', '21:15', 585, 435, 'SL 3A 2A 1A'),
  train('16235', 'Mysuru Express', 'MDU', 'SBC', '19:40', 600, 435, 'SL 3A 2A 1A'),
  train('12786', 'Kacheguda Express', 'SBC', 'KCG', '18:20', 680, 618, 'SL 3A 2A 1A'),
  train('12785', 'Bengaluru Express', 'KCG', 'SBC', '19:05', 680, 618, 'SL 3A 2A 1A'),
  train('20703', 'Vande Bharat', 'KCG', 'YPR', '05:30', 510, 609, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
    source: ['https://newshub2008.blogspot.com/2023/09/pm-modi-to-flag-off-9-vande-bharat.html'],
  }),
  train('20704', 'Vande Bharat', 'YPR', 'KCG', '14:45', 510, 609, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('12975', 'Mysuru Jaipur Express', 'SBC', 'JP', '13:00', 2475, 2345, 'SL 3A 2A', {
    weekdays: [4, 6],
    source: PRINTED,
  }),
  train('12976', 'Jaipur Mysuru Express', 'JP', 'SBC', '19:35', 2475, 2345, 'SL 3A 2A', {
    weekdays: [1, 3],
    source: PRINTED,
  }),
  // Chennai and Kerala
  train('12623', 'Thiruvananthapuram Mail', 'MAS', 'ERN', '19:45', 665, 693, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12624', 'Chennai Mail', 'ERN', 'MAS', '19:10', 750, 693, 'SL 3A 2A 1A'),
  train('12695', 'Thiruvananthapuram Superfast', 'MAS', 'TVC', '15:20', 970, 918, 'SL 3A 2A 1A'),
  train('12696', 'Chennai Superfast', 'TVC', 'MAS', '17:15', 1000, 918, 'SL 3A 2A 1A'),
  train('22639', 'Alappuzha Express', 'MAS', 'ALLP', '20:55', 830, 752, 'SL 3A 2A 1A'),
  train('22640', 'Chennai Express', 'ALLP', 'MAS', '15:20', 870, 752, 'SL 3A 2A 1A'),
  train('12075', 'Jan Shatabdi', 'ERS', 'TVC', '17:30', 245, 206, 'CC'),
  train('12076', 'Jan Shatabdi', 'TVC', 'ERS', '05:55', 215, 206, 'CC'),
  // Tamil Nadu
  train('12637', 'Pandian Express', 'MS', 'MDU', '21:40', 495, 492, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12638', 'Pandian Express', 'MDU', 'MS', '20:35', 500, 492, 'SL 3A 2A 1A', { source: PRINTED }),
  train('12635', 'Vaigai Express', 'MS', 'MDU', '13:40', 460, 492, 'CC', { source: PRINTED }),
  train('12636', 'Vaigai Express', 'MDU', 'MS', '07:00', 455, 492, 'CC', { source: PRINTED }),
  train('22671', 'Madurai Tejas Express', 'MS', 'MDU', '06:00', 375, 492, 'CC', {
    weekdays: [0, 1, 2, 3, 5, 6],
    fareFactor: 1.4,
  }),
  train('22672', 'Madurai Tejas Express', 'MDU', 'MS', '15:00', 375, 492, 'CC', {
    weekdays: [0, 1, 2, 3, 5, 6],
    fareFactor: 1.4,
  }),
  train('20665', 'Vande Bharat', 'MS', 'MDU', '14:50', 330, 492, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('20666', 'Vande Bharat', 'MDU', 'MS', '07:50', 360, 492, 'CC', {
    weekdays: [0, 1, 3, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('22661', 'Sethu Express', 'MS', 'RMM', '17:45', 640, 602, 'SL 3A 2A 1A'),
  train('22662', 'Sethu Express', 'RMM', 'MS', '20:20', 655, 602, 'SL 3A 2A 1A'),
  train('12671', 'Nilgiri Express', 'MAS', 'MTP', '21:05', 555, 530, 'SL 3A 2A 1A'),
  train('12672', 'Nilgiri Express', 'MTP', 'MAS', '21:20', 540, 530, 'SL 3A 2A 1A'),
  train('20643', 'Vande Bharat', 'MAS', 'CBE', '14:25', 350, 495, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
  }),
  train('20644', 'Vande Bharat', 'CBE', 'MAS', '06:00', 350, 495, 'CC', {
    weekdays: [0, 1, 2, 4, 5, 6],
    fareFactor: 1.25,
  }),
  // Hyderabad
  train('12759', 'Charminar Express', 'MAS', 'HYB', '18:10', 830, 790, 'SL 3A 2A 1A'),
  train('12760', 'Charminar Express', 'HYB', 'MAS', '18:00', 830, 790, 'SL 3A 2A 1A'),
  train('12601', 'Mangaluru Mail', 'MAS', 'CLT', '20:10', 690, 666, 'SL 3A 2A 1A'),
  train('12602', 'Chennai Mail', 'CLT', 'MAS', '18:00', 695, 666, 'SL 3A 2A 1A'),
  train('12656', 'Navjeevan Express', 'MAS', 'ADI', '09:35', 1970, 1895, 'SL 3A 2A', { source: PRINTED }),
  train('12655', 'Navjeevan Express', 'ADI', 'MAS', '06:35', 2015, 1895, 'SL 3A 2A'),
];
