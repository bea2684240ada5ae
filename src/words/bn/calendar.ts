import { type Day, monthOf, weekdayOf } from '../../core/dates.ts';

export const MONTHS = [
  'জানুয়ারি',
  'ফেব্রুয়ারি',
  'মার্চ',
  'এপ্রিল',
  'মে',
  'জুন',
  'জুলাই',
  'আগস্ট',
  'সেপ্টেম্বর',
  'অক্টোবর',
  'নভেম্বর',
  'ডিসেম্বর',
] as const;
export const WEEKDAYS = ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'] as const;
const SHORT_WEEKDAYS = ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহস্পতি', 'শুক্র', 'শনি'] as const;

export const monthName = (day: Day): string => MONTHS[monthOf(day) - 1] ?? '';
export const shortWeekday = (day: Day): string => SHORT_WEEKDAYS[weekdayOf(day)];

/** Returns the weekday for a narrow column: বৃহস্পতি is longer than the others. */
export const columnWeekday = (day: Day): string => shortWeekday(day).replace('বৃহস্পতি', 'বৃহ');

/** Returns a day with its month, without the year. */
export const dayAndMonth = (day: Day): string => `${Number(day.slice(8))} ${monthName(day)}`;
