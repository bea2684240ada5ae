import { expect, test } from 'vitest';
import { dates as bengali } from '../../bn/site/dates.ts';
import { dates as hindi } from '../../hi/site/dates.ts';
import { dates } from './dates.ts';

test.each([
  ['2026-11-27', '2026-11-29', '27 to 29 Nov 2026', '27–29 नवंबर 2026', '27–29 নভেম্বর 2026'],
  ['2026-11-29', '2026-12-02', '29 Nov to 2 Dec 2026', '29 नवंबर से 2 दिसंबर 2026', '29 নভেম্বর থেকে 2 ডিসেম্বর 2026'],
  [
    '2026-12-30',
    '2027-01-02',
    '30 Dec 2026 to 2 Jan 2027',
    '30 दिसंबर 2026 से 2 जनवरी 2027',
    '30 ডিসেম্বর 2026 থেকে 2 জানুয়ারি 2027',
  ],
  ['2026-11-27', '2026-11-27', '27 Nov 2026', '27 नवंबर 2026', '27 নভেম্বর 2026'],
])('%s to %s in three languages', (from, to, inEnglish, inHindi, inBengali) => {
  expect(dates.shortSpan(from, to)).toBe(inEnglish);
  expect(hindi.shortSpan(from, to)).toBe(inHindi);
  expect(bengali.shortSpan(from, to)).toBe(inBengali);
});

test('weekdays are named', () => {
  expect(dates.span('2026-12-04', '2026-12-07')).toBe('Fri 4 Dec to Mon 7 Dec 2026');
  expect(hindi.span('2026-12-04', '2026-12-07')).toBe('शुक्र, 4 दिसंबर से सोम, 7 दिसंबर 2026');
  expect(bengali.day('2026-12-04')).toBe('শুক্র, 4 ডিসেম্বর 2026');
  expect(dates.shortDay('2026-11-27')).toBe('Fri, 27 Nov 26');
  expect([dates, hindi, bengali].map((words) => words.columnDay('2026-12-03'))).toEqual(['Th', 'गुरु', 'বৃহ']);
  expect([dates, hindi, bengali].map((words) => words.month('2026-12-03'))).toEqual([
    'December 2026',
    'दिसंबर 2026',
    'ডিসেম্বর 2026',
  ]);
});
