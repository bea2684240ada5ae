import { dayInIndia } from '../../../core/dates.ts';
import { timeInIndia } from '../../clock.ts';
import type { tripChanges as en } from '../../en/site/trip-changes.ts';
import type { Like } from '../../like.ts';
import { alternativeKinds, mainWays, noAlternatives, roomTiers } from '../planner/alternatives.ts';
import { broken } from '../planner/broken.ts';
import { checks } from '../planner/checks.ts';
import { joinNames, locative } from '../planner/grammar.ts';
import { dates } from './dates.ts';

const more = (amount: number): string => (amount > 0 ? 'বেশি' : 'কম');

export const tripChanges = {
  title: 'অন্যভাবে',
  hint: 'আগে দেখবেন কী বদলায়, তারপর নেবেন বা ছেড়ে দেবেন।',
  kind: ({ kind }) => alternativeKinds[kind],
  about: {
    cheaper: 'একই দিনগুলি, অন্তত 5% কম দামে: অন্য ঘর বা যানবাহন, কিংবা কম টিকিট।',
    slower: 'যেসব দিনে কয়েকটি জায়গা আছে, সেগুলিতে একটি করে কম।',
    shorter: 'এক দিন কম, সেরা জায়গাগুলি রেখে।',
    'less-walking': 'কষ্টকর বা অনেক সিঁড়ির জায়গা ছাড়া।',
    'rainy-day': 'খোলা জায়গার বদলে ছাদের নীচের জায়গা।',
    later: 'একই ভ্রমণ এক দিন পরে, নতুন তারিখের ট্রেন, দাম আর বন্ধের দিন ধরে।',
  },
  rainOn: 'বৃষ্টি কবে?',
  allDays: 'সব দিন',
  dayOption: ({ day, date }) => `দিন ${day}, ${dates.day(date)}`,
  searching: 'এমন পরিকল্পনা খোঁজা হচ্ছে',
  none: ({ because, reason }) => reason ?? noAlternatives[because],
  noneTitle: 'এমন কোনও পরিকল্পনা নেই।',
  offline: 'নেটওয়ার্ক নেই। এর জন্য ভ্রমণটি নতুন করে সাজাতে হয়।',
  busy: 'এই মুহূর্তে অনেক পরিকল্পনা তৈরি হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
  failed: 'এটি হল না। আবার চেষ্টা করুন।',
  elsewhere: 'এর মধ্যে ভ্রমণটি অন্য কোথাও বদলানো হয়েছে। সম্পাদক বন্ধ করে আবার খুলুন।',
  changed: 'এর মধ্যে পরিকল্পনা বদলে গেছে। এখন এটি এরকম।',
  again: 'আবার চেষ্টা করুন',
  take: 'এটি নিন',
  taking: 'সেভ হচ্ছে',
  leave: 'থাক',
  asEdit: 'এটি আপনার নিজের বদলের মতোই: “ফেরান” চাপলে চলে যায়, “সেভ করুন” চাপলে থাকে।',
  atOnce: 'এটি সঙ্গে সঙ্গে সেভ হয়। এখনকার পরিকল্পনা আগের রূপগুলির মধ্যে থাকে।',
  same: 'কিছুই আলাদা নয়।',

  difference: {
    onDay: ({ day, gone, come }) =>
      `দিন ${day}: ${[
        ...(gone.length > 0 ? [`${joinNames(gone)} বাদ`] : []),
        ...(come.length > 0 ? [`${joinNames(come)} যোগ`] : []),
      ].join(', ')}`,
    gone: ({ day, names }) => `দিন ${day}, বাদ: ${names.join('; ')}`,
    come: ({ day, names }) => `দিন ${day}, যোগ: ${names.join('; ')}`,
    moved: ({ name, from, to }) => `${name}: দিন ${from} নয়, দিন ${to}`,
    length: ({ name, time, isLonger }) => `${name}: ${time} ${isLonger ? 'বেশি' : 'কম'}`,
    reordered: ({ day }) => `দিন ${day}: অন্য ক্রম`,
    locks: 'অন্য জায়গা বাঁধা আছে',
    days: ({ days }) => `${Math.abs(days)} দিন ${more(days)}`,
    starts: ({ days }) => `শুরু ${Math.abs(days)} দিন ${days > 0 ? 'পরে' : 'আগে'}`,
    dates: ({ start, end }) => dates.span(start, end),
    nights: ({ name, nights }) => `${locative(name)} ${Math.abs(nights)} রাত ${more(nights)}`,
    hotels: ({ from, to }) => `${roomTiers[to]}, আগে ছিল ${roomTiers[from]}`,
    transport: ({ from, to }) => `${mainWays[from]} নয়, ${mainWays[to]}`,
    samePrice: 'দাম একই',
    each: ({ price, isMore }) => `জনপ্রতি ${price} ${isMore ? 'বেশি' : 'কম'}`,
    inAll: ({ price, travellers }) => (travellers === 1 ? 'এক জনের জন্য' : `${travellers} জনের জন্য ${price}`),
    part: ({ name, price, isMore }) => `${name}: ${price} ${isMore ? 'বেশি' : 'কম'}`,
    out: ({ time, isMore }) => `ঘোরাঘুরি ${time} ${isMore ? 'বেশি' : 'কম'}`,
    mended: ({ check }) => `এখন ঠিক: ${checks[check]}`,
    broken: ({ check }) => broken({ check }),
  },

  versions: {
    open: 'আগের রূপ',
    title: 'এই ভ্রমণের আগের রূপ',
    loading: 'আগের রূপগুলি লোড হচ্ছে',
    notLoaded: 'আগের রূপগুলি লোড হল না।',
    none: 'এখনও কোনও আগের রূপ নেই। যতবার সেভ করবেন, তার আগের পরিকল্পনা এখানে থাকবে।',
    unsaved: 'আপনার কিছু বদল সেভ হয়নি। কোনও রূপ ফেরানোর আগে সেগুলি সেভ করুন বা ফেলে দিন।',
    name: ({ revision }) => (revision === 0 ? 'প্রথম রূপ' : `রূপ ${revision}`),
    savedAt: ({ instant }) => `${dates.day(dayInIndia(instant))}, ${timeInIndia(instant)}`,
    made: ({ made, restored }) => {
      if (made === 'kept') return 'যেমন রেখেছিলেন';
      if (made === 'brought-back' && restored !== null)
        return restored === 0 ? 'প্রথম রূপ, ফেরানো' : `রূপ ${restored}, ফেরানো`;
      if (made === null || made === 'edited' || made === 'brought-back') return 'আপনার বদল';
      return alternativeKinds[made];
    },
    today: 'এখনকার পরিকল্পনা',
    price: ({ price }) => `জনপ্রতি ${price}`,
    look: ({ revision }) => (revision === 0 ? 'প্রথম রূপ দেখুন' : `রূপ ${revision} দেখুন`),
    day: ({ day, date }) => `দিন ${day}, ${dates.day(date)}`,
    noSights: 'পথে',
    bringBack: ({ revision }) => (revision === 0 ? 'প্রথম রূপ ফেরান' : `রূপ ${revision} ফেরান`),
    bringing: 'ফেরানো হচ্ছে',
    gone: 'এটি ফেরানো যায় না: এর পরিকল্পনা বা কোনও একটি জায়গা আর নেই।',
  },
} satisfies Like<typeof en>;
