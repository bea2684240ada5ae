import { type Day, monthOf, weekdayOf } from '../../core/dates.ts';

export const MONTHS = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] as const;
export const WEEKDAYS = ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'] as const;
const SHORT_WEEKDAYS = ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'] as const;

export const monthName = (day: Day): string => MONTHS[monthOf(day) - 1] ?? '';
export const shortWeekday = (day: Day): string => SHORT_WEEKDAYS[weekdayOf(day)];

/** Returns a day with its month, without the year. */
export const dayAndMonth = (day: Day): string => `${Number(day.slice(8))} ${monthName(day)}`;
