import type { compare as en } from '../../en/site/compare.ts';
import type { Like } from '../../like.ts';
import { joinNames, nights, wordDuration } from '../planner/grammar.ts';
import { vehicle } from '../planner/vehicles.ts';

export const compare = {
  compare: 'তুলনায় নিন',
  compareTrip: ({ title }) => `তুলনায় নিন: ${title}`,
  chosen: ({ count, most }) => `${most}টির মধ্যে ${count}টি বাছা হয়েছে`,
  chooseMore: 'তুলনার জন্য আর একটি বাছুন।',
  mostChosen: ({ most }) => `একসঙ্গে ${most}টি পরিকল্পনার তুলনা হয়। আগে একটি বাদ দিন।`,
  clear: 'সব বাদ দিন',
  takeOut: ({ title }) => `তুলনা থেকে বাদ দিন: ${title}`,
  title: ({ count }) => `পাশাপাশি ${count}টি পরিকল্পনা`,
  loading: 'পরিকল্পনাগুলি আনা হচ্ছে',
  notLoaded: 'তুলনাটি খোলা গেল না। আবার চেষ্টা করুন।',
  gone: ({ count }) => (count === 1 ? 'এদের একটি পরিকল্পনা আর নেই।' : `এদের ${count}টি পরিকল্পনা আর নেই।`),
  tooFew: 'পাশাপাশি দেখতে ফলাফল থেকে অন্তত দুটি পরিকল্পনা বাছুন।',
  tryAgain: 'আবার চেষ্টা করুন',
  otherSearch: 'এই পরিকল্পনাগুলি সব একই তারিখ আর একই সংখ্যক যাত্রীর জন্য নয়।',

  price: 'দাম',
  length: 'দিন ও রাত',
  travel: 'এক শহর থেকে অন্য শহর, যাওয়া-আসা',
  times: 'বেরোনো ও ফেরা',
  local: 'প্রতিটি জায়গায় যাতায়াত',
  sights: 'দেখার জায়গা',
  hotel: 'থাকা',
  walking: 'হাঁটা',
  rest: 'বিশ্রাম ও ফাঁকা সময়',
  leftOut: 'যা বাদ পড়ে',
  kept: 'দেরি হলে',
  notes: 'জেনে রাখুন',

  lowestPrice: 'সবচেয়ে কম দাম',
  leastTravel: 'পথে সবচেয়ে কম সময়',
  mostRest: 'সবচেয়ে বেশি বিশ্রাম',
  mostKept: 'সবচেয়ে নির্ভরযোগ্য',
  time: ({ minutes }) => wordDuration(minutes),
  vehicles: ({ vehicles }) => vehicles.map((is) => vehicle({ is })).join(', '),
  nightsOnBoard: ({ count }) => `পথে ${nights(count)}`,
  leaves: ({ time }) => `বাড়ি থেকে বেরোনো ${time}-এ`,
  returns: ({ time }) => `শেষ দিন আন্দাজ ${time}-এ বাড়ি`,
  shared: ({ count }) => (count === 2 ? 'দুটিতেই' : 'তিনটিতেই'),
  only: 'শুধু এটিতে',
  noOther: 'আর কোনও জায়গা নেই',
  hard: ({ sights }) => `চড়াই বা অনেক সিঁড়ি: ${joinNames(sights)}`,
  easy: 'চড়াই বা লম্বা সিঁড়ি নেই',
  none: 'আপনার চাওয়া বা অবশ্য দেখার কিছু বাদ পড়ে না',
  noNotes: 'বিশেষ কিছু নেই',
  unknown: 'এই পুরনো পরিকল্পনার জন্য জানা নেই',
  share: ({ share }) => `100 বারের মধ্যে ${share} বার পরিকল্পনা বজায় থেকেছে (সিমুলেশনে)`,

  difference: {
    price: ({ title, price }) => `“${title}”-এ জনপ্রতি ${price} কম লাগে`,
    travel: ({ title, minutes }) => `“${title}”-এ শহর থেকে শহরে ${wordDuration(minutes)} কম লাগে`,
    both: ({ title, price, minutes }) =>
      `“${title}”-এ জনপ্রতি ${price} কম লাগে, শহর থেকে শহরে সময়ও ${wordDuration(minutes)} কম`,
    sights: ({ title, count }) => `“${title}”-এ ${count}টি জায়গা আছে যা অন্যগুলিতে নেই`,
    none: 'দাম, সময় আর দেখার জায়গা প্রায় একই',
  },
  sentence: ({ parts }) => `${parts.join('; ')}।`,

  map: 'মানচিত্র',
  hideMap: 'মানচিত্র সরান',
  mapTitle: 'এক মানচিত্রে সব পরিকল্পনার পথ',
  routeOf: ({ number, title }) => `${number} নম্বর পথের কার্ড দেখান: ${title}`,
  mapHint: 'প্রতিটি পথে তার কার্ডের নম্বর আছে। একটিই পথ দেখতে কার্ড বা নম্বরের উপর যান।',
} satisfies Like<typeof en>;
