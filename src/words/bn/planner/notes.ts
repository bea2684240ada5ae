import type { NoteSaying } from '../../../core/planner/sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { broken } from './broken.ts';
import { days, joinNames, locative, weekday, withoutStop, wordDay } from './grammar.ts';
import { wordSeason } from './price-lines.ts';
import { vehicle } from './vehicles.ts';

const wordDates = (first: string, last: string): string =>
  first === last ? wordDay(first) : `${wordDay(first)} থেকে ${wordDay(last)} পর্যন্ত`;

export const notes: Words<NoteSaying> = {
  broken,
  monsoon: () => 'এখন বর্ষা: কোনও কোনও দিন বৃষ্টি হবে, পথ ভেজা থাকবে। নৌকা বা পাহাড়ি রাস্তা হঠাৎ বন্ধ হতে পারে। ঘর সস্তা, আর চারদিক সবুজ।',
  'north-east-monsoon': () =>
    'এই সপ্তাহগুলিতে উত্তর-পূর্ব মৌসুমি বায়ু এই উপকূলে বৃষ্টি আনে, কখনও ঘূর্ণিঝড়ের সতর্কতাও। কিছু বদলানোর জন্য একটা দুপুর ফাঁকা রাখুন।',
  snow: () =>
    'পাহাড়ে শীত: রাত খুব ঠান্ডা, উঁচুতে শূন্যের নীচে, আর বরফে উঁচু রাস্তা এক দিন বন্ধ থাকতে পারে। একটার উপর একটা পরার মতো গরম জামা নিন, হিটার আছে এমন ঘর চেয়ে নিন।',
  heat: () => 'এই সপ্তাহগুলিতে সমতলে খুব গরম। ভোরে আর বিকেলে ঘুরুন, দুপুরে বিশ্রাম নিন, প্রচুর জল খান। AC ঘর নিন।',
  fog: () => 'উত্তর ভারতে শীতের কুয়াশায় ট্রেন আর সকালের ফ্লাইট দেরি করে। ঠিক তার পরেই কিছু পাকা রাখবেন না।',
  'dear-rooms': ({ season, towns }) =>
    `${wordSeason(season)}: ${joinNames(towns.map(locative))} ঘরের ভাড়া অন্য সময়ের চেয়ে বেশি। দামে সেটা ধরা আছে।`,
  'closed-road': ({ from, to, reason }) => `${from} থেকে ${to} রাস্তা এই তারিখে বন্ধ: ${withoutStop(reason)}।`,
  permit: ({ name, sights, leadDays }) => `${joinNames(sights)}: ${name}। অন্তত ${days(leadDays)} আগে করিয়ে নিন।`,
  altitude: ({ town, metres, flown }) =>
    `${town} ${metres} মিটার উঁচুতে।${flown ? ' প্রথম দু’দিন ইচ্ছে করেই হালকা রাখা: বিশ্রাম নিন, জল খান, চড়াই ভাঙবেন না।' : ''} হার্ট বা ফুসফুসের অসুখ থাকলে বুক করার আগে ডাক্তার দেখান।`,
  fair: ({ name, town, first, last, about }) => `${wordDates(first, last)}, ${locative(town)} ${name}। ${about}`,
  booking: ({ places, about }) => `${joinNames(places)}: ${about}`,
  festival: ({ name, day }) => `${wordDay(day)}, ${name}: ভিড় থাকবে, কোনও কোনও জায়গা কম সময় খোলা থাকবে।`,
  'long-weekend': ({ name }) => `আপনার তারিখ ${name} ঘিরে লম্বা ছুটিতে পড়ছে। ঘর আর বার্থ আগে বুক করুন।`,
  'times-typical': ({ trains, change }) => {
    const names = trains.map(({ name, number }) => `${name} (${number})`);
    const which =
      names.length > 0 ? `${joinNames(names)}: সাধারণত যে সময়ে চলে, সেটাই ধরা` : 'যাতায়াতে সাধারণত যে সময় লাগে, সেটাই ধরা';
    const direct = change ? ' পথের একটা অংশে আমাদের জানা কোনও সরাসরি ট্রেন নেই: সেখানে একবার বদলাতে হবে।' : '';
    return `${which}। বুক করার আগে মিলিয়ে নিন।${direct}`;
  },
  'arrives-late': (ride) => `${ride.to} যাওয়ার ${vehicle(ride.vehicle)} গভীর রাতে পৌঁছয়। শেষ পথটুকুর ব্যবস্থা আগেই করে রাখুন।`,
  'night-on-the-way': ({ town, from, to }) =>
    `${from} থেকে ${to} এক দিনের পক্ষে বেশি দূর। মাঝে এক রাত ${locative(town)} কাটাবেন।`,
  'leaves-today': () => 'আপনি আজই বেরোচ্ছেন: গোছগাছের আগে আসন আর ঘর পাকা করুন।',
  'own-way-to-station': () => 'বাড়ি থেকে স্টেশন বা বিমানবন্দরের পথটুকু ধরা নেই।',
  'no-first-class': () => 'ভারতের ভিতরে কোনও বিমান সংস্থার ফার্স্ট ক্লাস নেই। ফ্লাইটের দাম বিজনেসের, ট্রেনের AC ফার্স্ট ক্লাসের।',
  estimate: ({ checkedOn }) =>
    `দামটি আমাদের ${wordDay(checkedOn)} তারিখের দর থেকে করা অনুমান। বুকিং না হওয়া পর্যন্ত ভাড়া আর ঘরের দর বদলাতে পারে।`,
  'missed-season': ({ sight, reason }) => `${sight} এই তারিখে বন্ধ${reason === '' ? '' : `: ${withoutStop(reason)}`}।`,
  'missed-theme': ({ sight }) => `আপনার চাওয়া বিষয়ের জন্য ${sight} বাদ দেওয়া হয়েছে।`,
  'missed-strenuous': ({ sight }) => `${sight} বাদ দেওয়া হয়েছে: আপনাদের পক্ষে বেশি কষ্টের।`,
  'missed-sunrise': ({ sight }) => `${sight} বাদ দেওয়া হয়েছে, কারণ আপনি ভোরে বেরোতে চান না।`,
  'missed-avoided': ({ sight }) => `${sight} বাদ দেওয়া হয়েছে, কারণ আপনি এড়াতে বলেছেন।`,
  'missed-permit': ({ sight, permit }) => `${sight} দেখতে পারমিট লাগে, তার আর সময় নেই: ${permit}।`,
  'missed-weekday': ({ sight, weekdays, town }) =>
    `${sight} ${joinNames(weekdays.map(weekday))} বন্ধ। দেখতে হলে ভ্রমণ দু-এক দিন সরান, বা ${locative(town)} বেশি দিন থাকুন।`,
  'missed-time': ({ sight, town }) => `এই তারিখে ${sight} দেখার সময় নেই। দেখতে হলে ${locative(town)} বেশি দিন থাকুন।`,
};
