import type { FaultSaying } from '../../../core/plan-checking/fault-sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { MONTHS } from '../calendar.ts';
import { days, joinNames, locative, weekday, withoutStop, wordRangeDay } from './grammar.ts';

const quoteNames = (names: readonly string[]): string => joinNames(names.map((name) => `“${name}”`));

/** What is wrong with a pasted plan. */
export const planFaults: Words<FaultSaying> = {
  'no-plan': () =>
    'এই লেখায় আমরা কোনও পরিকল্পনা পেলাম না: কোনও দিনের সঙ্গে ভারতের এমন কোনও জায়গা নেই যা আমরা চিনি। দিনগুলি শহর আর দেখার জায়গার নাম সমেত পেস্ট করুন।',
  'closed-weekday': ({ sight, weekday: number }) => `${sight} ${weekday(number)} বন্ধ থাকে।`,
  'closed-season': ({ place, from, to, reason }) =>
    `${place} প্রতি বছর মোটামুটি ${wordRangeDay(from)} থেকে ${wordRangeDay(to)} পর্যন্ত বন্ধ থাকে: ${withoutStop(reason)}।`,
  'closed-road': ({ start, goal, from, to, reason }) =>
    `${start} থেকে ${goal} যাওয়ার রাস্তা প্রতি বছর মোটামুটি ${wordRangeDay(from)} থেকে ${wordRangeDay(to)} পর্যন্ত বন্ধ থাকে: ${withoutStop(reason)}।`,
  'bad-season': ({ town, month }) =>
    `${MONTHS[month - 1] ?? ''} মাস ${locative(town)} যাওয়ার ভালো সময় নয়: বৃষ্টি, গরম বা বরফ বাধা হতে পারে।`,
  permit: ({ sight, permit, leadDays }) =>
    `${sight} দেখতে পারমিট লাগে: ${withoutStop(permit)}। অন্তত ${days(leadDays)} আগে করিয়ে নিন।`,
  'too-many': ({ count, hours }) => `এই দিনের পক্ষে ${count}টি জায়গা বড্ড বেশি: মাঝের পথ ধরে মোটামুটি ${hours} ঘণ্টা লাগে।`,
  'too-far': ({ start, goal, hours }) => `${start} থেকে ${goal} সড়কপথে এক দিকে মোটামুটি ${hours} ঘণ্টা।`,
  repeated: ({ sight, first }) => `${sight} পরিকল্পনায় দু’বার আছে: প্রথম বার ${first} নম্বর দিনে।`,
  'no-night': () => 'এই দিনের পরে কোথায় থাকবেন, তা পরিকল্পনায় লেখা নেই।',
  unknown: ({ names }) => `${quoteNames(names)} আমাদের জানা নেই। নাম মিলিয়ে নিন: এমন জায়গা কখনও কখনও বানানো হয়, বা তার নাম অন্য।`,
  abroad: ({ names }) => `${joinNames(names)}: ভারতে নয়। আমরা ভারতের ভিতরের ভ্রমণের পরিকল্পনা করি।`,
  unplanned: ({ town }) => `যে সব শহরে আমরা রাত কাটানোর পরিকল্পনা করি, ${town} তার মধ্যে নেই।`,
};
