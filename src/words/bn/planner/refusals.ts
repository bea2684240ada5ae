import { formatRupees } from '../../../core/money.ts';
import type {
  ChangeSaying,
  ContradictionSaying,
  FieldSaying,
  ProgressSaying,
  RefusalSaying,
  RefusalWords,
  SaidClosed,
  SaidNearby,
  SaidSeason,
} from '../../../core/planner/refusal-sayings.ts';
import type { TransportKind } from '../../../core/planner/scheduled-rides.ts';
import { speak, type Words } from '../../../core/sayings.ts';
import type { WishNote } from '../../../core/wish-words/wish-notes.ts';
import { TIERS } from './cards.ts';
import { days, joinNames, locative, withoutStop, wordDay, wordRangeDay } from './grammar.ts';
import { AVOIDED, DIETS } from './wishes.ts';

const LISTED = {
  themes: 'বিষয়',
  pace: 'গতি',
  diet: 'খাবার',
  transport: 'যাওয়ার উপায়',
  stay: 'থাকার জায়গা',
} as const;

const quoteNames = (names: readonly string[]): string => names.map((name) => `“${name}”`).join(', ');

const fields: Words<FieldSaying> = {
  'no-from': () => 'কোথা থেকে যাবেন, বেছে নিন',
  'no-to': () => 'কোথায় যাবেন, বেছে নিন',
  'no-departure': () => 'যাত্রার তারিখ বাছুন',
  'no-return': () => 'ফেরার তারিখ বাছুন',
  'bad-booking-day': () => 'বুকিংয়ের দিনটি কোনও তারিখ নয়',
  'departure-passed': () => 'যাত্রার তারিখ পেরিয়ে গেছে',
  'bad-class': () => 'যাত্রার শ্রেণি বাছুন',
  'bad-prices': () => 'ন্যূনতম দাম সর্বোচ্চ দামের বেশি হতে পারে না',
  'bad-travellers': ({ most }) => `আমরা 1 থেকে ${most} জন যাত্রীর পরিকল্পনা করি; বড় দলের ব্যবস্থা এজেন্সি করে`,
  'no-adult': () => 'অন্তত একজন প্রাপ্তবয়স্ক যাত্রী থাকা চাই',
  'too-many-elders': () => 'বয়স্করা বড়দের মধ্যেই গোনা: তাঁরা সংখ্যায় বেশি হতে পারেন না',
  'bad-mobility': () => 'সবাই কতটা হাঁটেন, তালিকা থেকে বাছুন',
  'bad-child': ({ most }) => `প্রতিটি বাচ্চার বয়স পূর্ণ বছরে দিন, 0 থেকে ${most}`,
  'party-size': ({ adults, children, travellers }) =>
    `দলে ${adults} জন বড় আর ${children} জন বাচ্চা, মোট ${adults + children}, কিন্তু ভ্রমণটি ${travellers} জনের`,
  unlisted: ({ field }) => `তালিকা থেকে বাছুন: ${LISTED[field]}`,
  'bad-leaving': () => 'বাড়ি থেকে বেরোনোর সময় HH:MM ধাঁচে লিখুন',
  'bad-returning': () => 'বাড়ি ফেরার সময় HH:MM ধাঁচে লিখুন',
  'backwards-day': ({ leave, home }) => `একদিনের ভ্রমণে ${leave}-এ বেরিয়ে ${home}-এর মধ্যে বাড়ি ফেরা যায় না`,
  'too-many-musts': ({ most }) => `দেখতেই চান এমন জায়গা বড়জোর ${most}টি বলুন`,
  'too-many-avoided': ({ most }) => `এড়াতে চান এমন জিনিস বড়জোর ${most}টি বলুন`,
  'wishes-unfit': ({ destination }) =>
    `এই তারিখে ${destination} যাওয়ার এমন কোনও ভ্রমণ পাইনি যা আপনার সব ইচ্ছা মেটায়। কয়েকটা ইচ্ছা বাদ দিন।`,
  'unknown-musts': ({ names }) => `${quoteNames(names)} আমরা চিনি না। তালিকা থেকে একটা জায়গা বাছুন।`,
  'unknown-avoided': ({ names }) => `${quoteNames(names)} কীভাবে এড়াব, জানি না। তালিকা থেকে জায়গা বা ধরন বাছুন।`,
};

const contradictions: Words<ContradictionSaying> = {
  'wanted-and-avoided': ({ names }) => `আপনি ${joinNames(names)} দেখতে চান, আবার এড়াতেও চান।`,
  'unwanted-area': ({ name }) => `যেখানে যেতে চান না, ${name} সেখানেই।`,
  'at-sunrise': ({ name }) => `${name} সূর্যোদয়ের জায়গা, আর আপনি ভোরে বেরোতে চান না।`,
  strenuous: ({ name }) => `${name} আপনাদের পক্ষে বেশি কষ্টের।`,
  'unwanted-kind': ({ name }) => `${name} এমন জায়গা, যা আপনি এড়াতে বলেছেন।`,
};

const ALLOWED = {
  'no-flights': 'ফ্লাইট মেনে নিন',
  'no-night-trains': 'রাতের ট্রেন মেনে নিন',
  'own-car': 'নিজের গাড়ি ছাড়া যান',
} as const;

const changes: Words<ChangeSaying> = {
  'any-pace': () => 'যে কোনও গতিতে পরিকল্পনা করুন',
  'no-themes': () => 'বিষয় ছাড়া পরিকল্পনা করুন',
  'any-leaving': () => 'যে কোনও সময়ে বেরোন',
  'any-returning': () => 'যে কোনও সময়ে বাড়ি ফিরুন',
  'leave-from': ({ at }) => `${at} থেকে বেরোন`,
  'home-by': ({ at }) => `${at}-এর মধ্যে বাড়ি ফিরুন`,
  'no-wishes': () => 'এই ইচ্ছাগুলি ছাড়া পরিকল্পনা করুন',
  allow: ({ wish }) => ALLOWED[wish],
  'do-not-avoid': ({ avoided }) => `${'name' in avoided ? avoided.name : AVOIDED[avoided.kind]} বাদ দেবেন না`,
  'leave-out': ({ name }) => `${name} বাদ দিন`,
  'more-days': ({ days: count }) => `${days(count)} ধরে পরিকল্পনা করুন`,
};

const nearby = (places: readonly SaidNearby[]): string =>
  joinNames(places.map(({ name, km }) => (km ? `${name} (${km} কিমি দূরে)` : name)));

const dontKnow = (name: string): string => `“${name}” নামে কোনও জায়গা আমরা চিনি না।`;

function wordClosed(why: SaidClosed): string {
  if ('reason' in why) return withoutStop(why.reason);
  if ('permit' in why) return `পারমিট (${why.permit}) পেতে ${days(why.days)} লাগে`;
  return why.because === 'weekday' ? 'সেদিন বন্ধ' : 'এই মরসুমে বন্ধ';
}

const wordSeason = (closed: SaidSeason | undefined): string =>
  closed === undefined
    ? ''
    : ` প্রতি বছর মোটামুটি ${wordRangeDay(closed.from)} থেকে ${wordRangeDay(closed.to)} বন্ধ থাকে, আপনার তারিখেও: ${withoutStop(closed.reason)}।`;

const KINDS: Readonly<Record<TransportKind, string>> = {
  flight: 'ফ্লাইট',
  train: 'ট্রেন',
  bus: 'কোচ বাস',
  cab: 'ভাড়ার গাড়ি',
};

const how: RefusalWords['how'] = ({ by, tier }) =>
  `${locative(KINDS[by])} গিয়ে, ${tier === 'dormitory' ? 'ডর্মিটরির বিছানায়' : `${TIERS[tier]} ঘরে`} থেকে`;

const refusals: Words<RefusalSaying> = {
  ...fields,
  'dates-backwards': () => 'ফেরার তারিখ যাত্রার তারিখের আগে।',
  'same-place': () => 'শুরু আর গন্তব্য একই জায়গা হতে পারে না',
  'too-long': ({ days: count }) => `আমরা ${days(count)} পর্যন্ত ভ্রমণের পরিকল্পনা করি। ফেরার তারিখ আরও আগের বাছুন।`,
  outing: ({ sight, town }) =>
    `${sight} ${town} থেকে বেড়ানোর জায়গা, আর ভ্রমণটি সেখান থেকেই শুরু: কোনও পথের পরিকল্পনা লাগে না। অন্য শুরু বা গন্তব্য বাছুন।`,
  abroad: ({ name, instead }) =>
    `${name} ভারতের বাইরে; আমরা ভারতের ভিতরের ভ্রমণের পরিকল্পনা করি। ${instead.join(', ')} কেমন হয়?`,
  'which-one': ({ name, places }) => `${name} নামে কয়েকটি জায়গা আছে: ${nearby(places)}। কোনটি বলছেন?`,
  unknown: ({ name }) => `${dontKnow(name)} বানান দেখুন, বা কাছের বড় শহরের নাম লিখুন।`,
  'unknown-near': ({ name, places }) => `${dontKnow(name)} কাছাকাছি যেগুলির পরিকল্পনা আমরা করি: ${nearby(places)}।`,
  'unknown-sure': ({ name, places }) => `${dontKnow(name)} আপনি কি ${nearby(places)} বলছেন?`,
  'unknown-like': ({ name, places }) => `${dontKnow(name)} মিল আছে এমন নাম: ${nearby(places)}।`,
  unplanned: ({ name, places, closed }) =>
    `আমরা এখনও ${name} যাওয়ার পরিকল্পনা করি না।${wordSeason(closed)} যেগুলির করি, তার মধ্যে সবচেয়ে কাছে: ${nearby(places)}।`,
  'unplanned-route': ({ name, places, closed }) =>
    `আমরা এখনও ${name} যাওয়ার পরিকল্পনা করি না।${wordSeason(closed)} যেগুলির করি: ${nearby(places)}।`,
  'unplanned-circuit': ({ name, places, closed }) =>
    `আমরা এখনও ${name} একসঙ্গে পরিকল্পনা করি না।${wordSeason(closed)} যেগুলির করি: ${nearby(places)}।`,
  'too-far-apart': ({ names }) =>
    `${joinNames(names)} এক ভ্রমণের পক্ষে বেশি দূরে দূরে: এক দিনের পথে জোড়া যায় না। আলাদা আলাদা ভ্রমণ করুন।`,
  closed: ({ name, why, opens, others }) =>
    [
      `এই তারিখে ${name} যাওয়া যায় না: ${wordClosed(why)}।`,
      ...(opens === undefined ? [] : [`${wordDay(opens)} থেকে যেতে পারেন।`]),
      ...(others.length > 0 ? [`ততদিন: ${others.join(', ')}।`] : []),
    ].join(' '),
  'too-short': ({ destination, days: count, from, by }) =>
    `${from} থেকে ${locative(KINDS[by])} ${destination} যেতে অন্তত ${days(count)} চাই। ফেরার তারিখ আরও পরের বাছুন।`,
  'too-many-days': ({ destination, days: count }) =>
    `${locative(destination)} এত দিন ভরানোর মতো জায়গা আমাদের জানা নেই; ${days(count)} সম্ভব। ফেরার তারিখ আগের বাছুন, বা একটা অঞ্চল বাছুন।`,
  'no-way': ({ from, destination }) =>
    `এই তারিখে ${from} থেকে ${destination} গিয়ে ফেরার কোনও নিরাপদ সময়ের পথ পাইনি। কাছের বড় শহর থেকে শুরু করুন।`,
  'no-time': ({ from, destination, towns }) =>
    `${from} থেকে এমন পরিকল্পনা পাইনি যাতে ${joinNames(towns)} থেকে ${destination} দেখার সময় থাকে।`,
  'budget-low': ({ least, by, tier }) =>
    `এই তারিখে পরিকল্পনা শুরু জনপ্রতি ${formatRupees(least)} থেকে, ${how({ by, tier })}।`,
  'budget-high': ({ dearest }) => `সেরা ঘর নিলেও এই ভ্রমণ জনপ্রতি ${formatRupees(dearest)}। ন্যূনতম বাজেট কমান।`,
  'wishes-impossible': ({ destination, because, works }) => {
    const why = because
      ? speak(contradictions, because)
      : `এই তারিখে ${destination} যাওয়ার এমন কোনও ভ্রমণ পাইনি যা আপনার সব ইচ্ছা মেটায়।`;
    if (works.length === 0) return `${why} দুটির একটা বদলান।`;
    return `${why} যা হতে পারে: ${joinNames(works.map((change) => speak(changes, change)))}।`;
  },
};

const progress: Words<ProgressSaying> = {
  places: () => 'জায়গা খোঁজা হচ্ছে',
  transport: ({ destination }) => `${destination} যাওয়ার ট্রেন, ফ্লাইট আর রাস্তা দেখা হচ্ছে`,
  sights: () => 'দেখার জায়গা বাছা আর খোলার সময় যাচাই হচ্ছে',
  prices: () => 'ঘর, খাবার আর যাতায়াতের খরচ হিসাব করা হচ্ছে',
  checks: () => 'প্রতিটি পরিকল্পনার ভুল যাচাই হচ্ছে',
  'try-wishes': () => 'কোন ইচ্ছায় আটকাচ্ছে, দেখা হচ্ছে',
  'try-price': ({ price }) => `জনপ্রতি ${formatRupees(price)} দিয়ে দেখা হচ্ছে`,
  'try-budget': ({ price }) => `জনপ্রতি ${formatRupees(price)} পর্যন্ত দেখা হচ্ছে`,
  'try-days': ({ days: count }) => `${days(count)} ধরে দেখা হচ্ছে`,
  'try-place': ({ name }) => `${name} দেখা হচ্ছে`,
  'try-day': ({ day }) => `${wordDay(day)} দেখা হচ্ছে`,
  write: () => 'বিবরণ লেখা হচ্ছে',
  'without-moods': () => 'আপনার সব ইচ্ছা এই তারিখে মিলছে না; সেগুলি ছাড়াই পরিকল্পনা হচ্ছে',
};

const wishNotes: Words<WishNote> = {
  'no-meat': ({ diet }) => `${DIETS[diet]} খাবারের সঙ্গে মাছ-মাংস মেলে না: আমরা ${DIETS[diet]} খাবারই রাখছি।`,
  'ages-missing': () => 'বাচ্চাদের বয়স কত? দিন কত লম্বা হবে, তা তাদের বয়সের উপর নির্ভর করে।',
};

/** The Bengali words for what the planner answers beside plans. */
export const refusalWords: RefusalWords = {
  refusals,
  changes,
  how,
  fastest: (way) => (way === null ? 'আমাদের জানা নেই' : KINDS[way]),
  progress,
  wishNotes,
};
