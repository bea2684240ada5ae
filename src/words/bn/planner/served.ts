import type { AvoidedKind, ServedWish, StayKind } from '../../../core/planner/wishes.ts';
import { THEMES } from './differences.ts';
import { genitive, locative, wordDuration } from './grammar.ts';
import { AVOIDED, STAYS } from './wishes.ts';

const onDay = ({ day }: ServedWish): string => (day === undefined ? '' : `, দিন ${day}`);

const wordStays = (value: string): string =>
  value
    .split(' ')
    .map((kind) => STAYS[kind as StayKind] ?? kind)
    .join(' বা ');

function wordCare(served: ServedWish, people: string): string {
  const length = genitive(wordDuration(served.amount ?? 0));
  if (served.because === 'long-drive')
    return `দিন ${served.day}: ${length} পথ, ${people} পক্ষে একটু বেশি; এর চেয়ে ছোট পথ পাইনি।`;
  if (served.because === 'long-day')
    return `দিন ${served.day}: ${length} দিন, ${people} পক্ষে একটু বেশি, কারণ বেড়ানোর জায়গাটা দূরে। পথে আর পরের দিন বিশ্রাম নিন।`;
  const end = served.at === undefined ? '' : `, আর প্রতিদিনের শেষ জায়গা ${served.at}-এর মধ্যে দেখা শেষ`;
  return `${people} জন্য ছোট দিন: কষ্টের কিছু নেই${end}।`;
}

function wordMobility(served: ServedWish): string {
  if (served.because === 'long-drive' || served.because === 'long-day') return wordCare(served, 'যাঁরা কম হাঁটেন তাঁদের');
  return served.wish === 'wheelchair'
    ? 'হুইলচেয়ারে: কষ্টের কিছু নেই, আর এমন কোনও জায়গা নেই যেখানে আমাদের জানা মতে শুধু সিঁড়ি দিয়ে যেতে হয়। প্রতিটি সিঁড়ি আর র‍্যাম্প আমাদের জানা নেই: বুক করার আগে আমাদের জিজ্ঞেস করুন, আর হোটেলে সিঁড়ি ছাড়া ঘর চান।'
    : 'কষ্টের কিছু রাখা হয়নি। কোথায় সিঁড়ি বা র‍্যাম্প আছে, এখনও জানি না: বুক করার আগে আমাদের জিজ্ঞেস করুন।';
}

function wordDiet({ value, name, day }: ServedWish): string {
  const dish = name === undefined ? '' : ` দিন ${day}: ${name}।`;
  if (value === 'jain')
    return `জৈন খাবার: একদিন আগে প্রতিটি রান্নাঘরে জানান; আমরা শুধু পেঁয়াজ, রসুন আর মাটির নীচের সবজি ছাড়া রান্না পদের নাম বলি।${dish}`;
  if (value === 'vegan') return `ভিগান খাবার: প্রতিটি রান্নাঘরে দুধ আর ঘি বাদ দিতে বলুন।${dish}`;
  if (value === 'halal') return `হালাল: সব রান্নাঘর আমাদের জানা নয়, তাই কোনও মাংসের নাম বলি না। যেখানে খাবেন জেনে নিন।${dish}`;
  if (value === 'no-alcohol') return 'পরিকল্পনার কোথাও মদের কথা নেই।';
  return `আমাদের বলা প্রতিটি খাবার নিরামিষ।${dish}`;
}

function wordAvoided({ value, name }: ServedWish): string {
  if (value === 'crowds') return 'নিরিবিলি জায়গা আগে, বাজার বাদ। আপনার দিনে কোথায় কত ভিড় হবে, আমরা জানি না।';
  if (value === 'early-starts') return 'কোনও দিন 07:00-র আগে শুরু হয় না।';
  if (value === 'long-drives') return 'কোনও দিন চার ঘণ্টার বেশি রাস্তায় নয়।';
  if (value === 'heights') return 'আপনি 3,000 মিটারের নীচে থাকেন।';
  return `আপনার কথামতো বাদ: ${name ?? AVOIDED[value as AvoidedKind] ?? value}।`;
}

const TRAVEL_SENTENCES: Readonly<Record<string, string>> = {
  'no-flights': 'কোনও ফ্লাইট নিতে হবে না।',
  'no-night-trains': 'কোনও রাত ট্রেনে কাটবে না।',
  'own-car': 'পুরো পথ আপনি নিজের গাড়িতে যান। দামে জ্বালানি, টোল আর পার্কিং আছে, চালক নেই।',
};

const HIRED_CAR_PRICED = 'পুরোটাই আপনার দরজা থেকে সড়কপথ। দামে চালকসহ ভাড়ার গাড়ি ধরা; নিজের গাড়ি হলে তার বদলে জ্বালানি আর টোল দেবেন।';

const PACE_SENTENCES: Readonly<Record<string, string>> = {
  relaxed: 'ধীরেসুস্থে, দিনে বড়জোর তিনটি জায়গা।',
  balanced: 'মাঝারি গতিতে, দিনে বড়জোর চারটি জায়গা।',
  full: 'ঠাসা দিন, পাঁচটি পর্যন্ত জায়গা।',
};

function wordStay({ outcome, name, value = '' }: ServedWish): string {
  if (outcome === 'met') return `আপনার ইচ্ছামতো থাকা: ${name}।`;
  return `${locative(name ?? '')} এই দামে ${wordStays(value)} আমাদের জানা নেই; সেখানে থাকার অন্য জায়গা আছে।`;
}

function wordThemes({ value = '', amount = 0, outcome }: ServedWish): string {
  const likes = value.split(' ').map((theme) => THEMES[theme as keyof typeof THEMES] ?? theme);
  const about = `${amount}টি জায়গা আপনার পছন্দের: ${likes.join('; ')}।`;
  return outcome === 'met' ? about : `${about} এই শহরগুলিতে এমন জায়গা কম, তাই অন্য জায়গা দিয়ে দিন ভরা।`;
}

function wordSolo(served: ServedWish): string {
  const arrival = served.at === undefined ? '' : ` আপনি পৌঁছবেন ${served.at}-এ${onDay(served)}।`;
  return served.outcome === 'met'
    ? `একা যাত্রীর জন্য: প্রতি সন্ধ্যায় সাড়ে আটটার মধ্যে আপনি হোটেলে।${arrival}`
    : `সাড়ে আটটার আগে পৌঁছনোর পথ পাইনি।${arrival} হোটেলকে নিতে আসতে বলুন।`;
}

/** Returns a sentence on how a plan serves a wish. */
export function wordServed(served: ServedWish): string {
  const { wish, value = '', name, at } = served;
  switch (wish) {
    case 'children':
      return wordCare(served, 'শিশুদের');
    case 'elders':
      return wordCare(served, 'বয়স্কদের');
    case 'little-walking':
    case 'wheelchair':
      return wordMobility(served);
    case 'solo':
      return wordSolo(served);
    case 'diet':
      return wordDiet(served);
    case 'pace':
      return PACE_SENTENCES[value] ?? '';
    case 'themes':
      return wordThemes(served);
    case 'must-see':
      return `${name} পরিকল্পনায় আছে${onDay(served)}${at === undefined ? '' : `, ${at}-এ`}।`;
    case 'avoid':
      return wordAvoided(served);
    case 'transport':
      return served.because === 'hired-car-priced' ? HIRED_CAR_PRICED : (TRAVEL_SENTENCES[value] ?? '');
    case 'leave-home':
      return `আপনি ${value}-এর পরে বাড়ি থেকে বেরোন; প্রথম যান ${at}-এ।`;
    case 'back-home':
      return `আপনি ${value}-এর মধ্যে বাড়ি ফেরেন; শেষ যান ${at}-এ পৌঁছয়।`;
    case 'stay':
      return wordStay(served);
    default:
      return '';
  }
}
