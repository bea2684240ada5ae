import type { CorrectionProblem } from '../../../core/places/correction-problems.ts';
import type { SightFault } from '../../../core/places/sight-faults.ts';
import type { Words } from '../../../core/sayings.ts';
import { locative } from '../planner/grammar.ts';

const FAULTS: Readonly<Record<SightFault, string>> = {
  'never-opens': 'কোনও একটা সময় খোলা থাকতে হবে',
  'closes-before-opening': 'খোলার আগেই বন্ধ হয়ে যাচ্ছে',
  'windows-out-of-order': 'সময়গুলো একটির উপর আরেকটি পড়ছে বা পরপর নেই',
  'shut-before-visit-ends': 'ঘুরে দেখতে যতক্ষণ লাগে, একটানা ততক্ষণ খোলা থাকে না',
  'shut-at-best-time': 'যখন সবচেয়ে ভালো দেখায় (সূর্যোদয়, সূর্যাস্ত বা সন্ধে), তখন বন্ধ থাকবে',
  'weekday-twice': 'একই বার দু’বার আছে',
  'closed-all-week': 'সপ্তাহের সব দিন বন্ধ হতে পারে না: বরং লুকিয়ে দিন',
  'closed-all-year': 'সারা বছর বন্ধ হতে পারে না: বরং লুকিয়ে দিন',
};

/** Why the correction of a fact is refused. */
export const correctionProblemWords: Words<CorrectionProblem> = {
  'impossible-times': ({ fault }) => FAULTS[fault],
  'only-of-sights': () => 'এই তথ্য শুধু দেখার জায়গার হয়',
  'hours-malformed': () => 'সময় 09:00-17:30-এর মতো করে লিখুন',
  'year-day-malformed': () => 'দিন ও মাস দিন',
  'closure-ends-early': () => 'শুরুর আগেই শেষ হয়ে যাচ্ছে',
  'position-off-its-way': () => 'সেখানকার রাস্তা যত লম্বা হতে পারে, তার চেয়ে বেশি হয়ে যাচ্ছে। অন্য জায়গা হলে এটি লুকিয়ে সেটি যোগ করুন',
  'position-outside': ({ state }) => `এটি ${locative(state)} নয়: অক্ষাংশ আর দ্রাঘিমাংশ উলটে যায়নি তো?`,
  'position-too-far': ({ km, most }) =>
    `এটি ${km} কিমি দূরে; ${most} কিমির বেশি নেওয়া যায় না। অন্য জায়গা হলে এটি লুকিয়ে সেটি যোগ করুন`,
  'sight-too-far': ({ minutes, most }) => `সেখানে যেতে ${minutes} মিনিট লাগে; ${most} মিনিটের বেশি নেওয়া যায় না`,
  'sight-known': ({ name }) => `${name} আগে থেকেই আছে`,
  'name-taken': ({ name, owner }) => `“${name}” আগে থেকেই ${owner}-এর নাম`,
  'sight-about-number': () => 'পরিচয়ে সংখ্যা লিখবেন না',
  'sight-about-short': () => 'কী জায়গা, 20 বা তার বেশি অক্ষরের একটি বাক্যে লিখুন',
};
