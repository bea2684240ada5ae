import type { trips as en } from '../../en/site/trips.ts';
import type { Like } from '../../like.ts';
import { joinNames, locative } from '../planner/grammar.ts';
import { CLASSES } from '../travel-classes.ts';

export const trips = {
  withoutOffer: 'অফার ছাড়া',
  perPerson: 'জনপ্রতি',
  totalFor: ({ count }) => `মোট, ${count} জনের জন্য`,
  percentOff: ({ percent }) => `${percent}% ছাড়`,
  includesOffer: ({ title }) => `এতে “${title}” অফারটি ধরা আছে।`,
  checks: 'যাচাই',
  checksRule: ({ title }) =>
    `প্রতিটি পরিকল্পনা আপনার সামনে আসার আগে এই সব যাচাইয়ে উত্তীর্ণ হতে হয়। “${title}” যাচাই করেছে আলাদা একটি প্রোগ্রাম, যেটি পরিকল্পনা করে সেটি নয়।`,
  keptInRuns: ({ share }) => `পরখ করা 100টি ভ্রমণের মধ্যে ${share}টি সময়মতো হয়েছে।`,
  simulated: ({ runs, share }) =>
    `ট্রেন, ফ্লাইট, রাস্তা আর লাইনের সাধারণ দেরি ধরে এই ভ্রমণ আমরা ${runs} বার পরখ করেছি। 100 বারের মধ্যে ${share} বার কোনও যান ধরতে বা খোলার সময়ে পৌঁছতে দেরি হয়নি।`,
  weakest: ({ stop }) => `সবচেয়ে বেশি ঝুঁকি: ${stop}।`,
  replaced: {
    'not-planned': ({ asked, goesTo, km }) => `${asked} নয়: ${km} কিমি দূরে ${goesTo} যাওয়া`,
    near: ({ asked, goesTo, km }) => `${locative(goesTo)} থাকা, ${asked} থেকে ${km} কিমি`,
    visited: ({ asked, goesTo, km }) => `${goesTo} থেকে ${asked} দেখা, ${km} কিমি দূরে`,
    namesake: ({ goesTo }) => `এটি ${goesTo}`,
    misspelt: ({ asked, goesTo }) => `“${asked}” বলতে আমরা ${goesTo} বুঝেছি`,
  },
  readAs: ({ asked, goesTo }) => `“${asked}” বলতে আমরা ${goesTo} বুঝেছি।`,
  namesake: ({ asked, goesTo }) => `এই পরিকল্পনাগুলি ${goesTo} যাওয়ার। অন্য ${asked} চাইলে সঙ্গে রাজ্যের নাম লিখুন: “${asked}, …”।`,
  notPlanned: ({ asked, towns, isOne }) =>
    `আমরা এখনও ${asked} যাওয়ার পরিকল্পনা করি না। ${isOne ? 'এই ভ্রমণটি' : 'এই ভ্রমণগুলি'} এখানকার: ${joinNames(towns.map(({ goesTo, km }) => `${goesTo} (${km} কিমি দূরে)`))}, সোজা রেখায় মেপে।`,
  staysIn: ({ asked, towns, isOne }) =>
    `${isOne ? 'এই ভ্রমণে' : 'এই ভ্রমণগুলিতে'} থাকা ${joinNames(towns.map(({ goesTo, km }) => `${locative(goesTo)} (${asked} থেকে ${km} কিমি)`))}।`,
  allVisit: ({ asked, isOne }) => `${isOne ? 'এতে' : 'সবগুলিতেই'} ${asked} দেখা হয়।`,
  noneVisits: ({ asked, isOne }) => `${asked} দেখা হবে কি না, ${isOne ? 'পরিকল্পনায়' : 'প্রতিটি পরিকল্পনায়'} দেখে নিন।`,
  someVisit: ({ visits, all }) => `${all}টির মধ্যে ${visits}টিতে জায়গাটি দেখা হয়; কার্ডে লেখা আছে।`,
  classes: CLASSES,
} satisfies Like<typeof en>;
