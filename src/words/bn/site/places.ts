import type { MonthSpan } from '../../../core/places/best-months.ts';
import type { places as en } from '../../en/site/places.ts';
import type { Like } from '../../like.ts';
import { MONTHS, WEEKDAYS } from '../calendar.ts';
import { genitive, joinNames, locative, wordDuration, wordRangeDay } from '../planner/grammar.ts';
import { dates } from './dates.ts';

const spanned = ({ from, to }: MonthSpan): string => {
  if (from === 0 && to === 11) return 'সারা বছর';
  return from === to ? `${MONTHS[from]}` : `${MONTHS[from]} থেকে ${MONTHS[to]}`;
};

export const places = {
  places: 'জায়গা',
  title: 'ভারতের নানা জায়গা',
  lead: 'কখন যাবেন, কীভাবে পৌঁছবেন, কী কী দেখবেন; কোন তথ্য শেষ কবে যাচাই হয়েছে, তা-ও।',
  description: ({ count }) => `ভারতের ${count}টি জায়গা: যাওয়ার সেরা মাস, দশ শহর থেকে পথ, দেখার জায়গার সময় আর বন্ধের দিন।`,
  stateTitle: ({ state }) => `${genitive(state)} নানা জায়গা`,
  stateLead: ({ state, count }) => `${genitive(state)} ${count}টি জায়গা, যেখানে বেড়ানোর পরিকল্পনা আমরা করে দিই।`,
  stateDescription: ({ state, names }) =>
    `${locative(state)} কোথায় বেড়াবেন: ${joinNames(names)}। সেরা মাস, পৌঁছনোর পথ, দেখার জায়গা আর তার সময়।`,
  allPlaces: 'সব জায়গা',
  sightCount: ({ count }) => `দেখার ${count}টি জায়গা`,
  placeTitle: ({ name, state }) => `${name}, ${state}: কী দেখবেন, কখন যাবেন, কীভাবে যাবেন`,
  shortTitle: ({ name }) => `${name}: কী দেখবেন, কখন যাবেন`,
  missingTitle: 'এই নামের কোনও জায়গা আমরা পাইনি',
  missing: 'জায়গাটি পাওয়া যায়নি',
  failedTitle: 'জায়গাটি এখন দেখানো যাচ্ছে না',
  failed: 'জায়গাগুলি লোড করা যায়নি',
  back: 'সব জায়গা',
  whenToGo: 'কখন যাবেন',
  bestIn: ({ spans }) => `সেরা সময়: ${joinNames(spans.map(spanned))}।`,
  months: MONTHS,
  monthKinds: { best: 'সেরা', good: 'ভাল', poor: 'তেমন ভাল নয়', closed: 'বন্ধ' },
  placeClosed: ({ from, to, reason }) => `${wordRangeDay(from)} থেকে ${wordRangeDay(to)} পর্যন্ত বন্ধ: ${reason}।`,
  howLong: 'ক’দিন থাকবেন',
  nights: ({ count }) => `প্রথমবার এলে সাধারণত ${count} রাত থাকা হয়।`,
  gettingThere: 'কীভাবে যাবেন',
  gettingThereLead: 'বাড়ি থেকে থাকার জায়গা পর্যন্ত, প্রতি রকমের সবচেয়ে দ্রুত পথ; অপেক্ষা আর বিমানবন্দর বা স্টেশন থেকে বাকি পথ ধরা আছে।',
  from: 'কোথা থেকে',
  waysBy: { flight: 'ফ্লাইট', train: 'ট্রেন', road: 'সড়কপথ' },
  duration: ({ minutes }) => wordDuration(Math.round(minutes / 15) * 15),
  viaTerminal: ({ terminal, minutes }) =>
    minutes > 0 ? `${terminal} পর্যন্ত, তারপর আরও ${wordDuration(minutes)}` : `${terminal} পর্যন্ত`,
  overnight: 'রাতের যাত্রা',
  noWay: 'একদিনের বেশি পথ',
  sights: 'কী কী দেখবেন',
  worthTheTrip: 'এর টানেই আসা',
  visitOf: ({ minutes }) => `প্রায় ${wordDuration(minutes)}`,
  hours: ({ hours, isSure }) =>
    `${isSure ? 'খোলা' : 'সাধারণত খোলা'} ${joinNames(hours.map((window) => window.replace('-', ' থেকে ')))}`,
  alwaysOpen: 'সব সময় খোলা',
  closedOn: ({ weekdays }) => `${joinNames(weekdays.map((weekday) => WEEKDAYS[weekday] ?? ''))} বন্ধ`,
  sightClosed: ({ from, to, reason }) => `${wordRangeDay(from)} থেকে ${wordRangeDay(to)} বন্ধ (${reason})`,
  fee: ({ price, isSure }) => (isSure ? `প্রবেশমূল্য ${price}` : `প্রবেশমূল্য প্রায় ${price}`),
  permitNeeded: ({ permit }) => `লাগবে: ${permit}`,
  mapOf: ({ name }) => `${genitive(name)} মানচিত্র`,
  onMap: 'মানচিত্রে',
  goodToKnow: 'জেনে রাখুন',
  altitude: ({ metres }) => `সমুদ্রতল থেকে ${metres.toLocaleString('en-IN')} মিটার উঁচুতে`,
  languages: ({ names }) => `এখানকার ভাষা: ${joinNames(names)}`,
  food: 'কী খাবেন',
  eatingSince: ({ year }) => `${year} থেকে`,
  nearby: 'সঙ্গে ঘুরে আসা যায়',
  nearbyWay: ({ km, minutes }) => `${Math.round(km)} কিমি, ${wordDuration(minutes)}`,
  planTitle: ({ name }) => `${locative(name)} বেড়ানোর পরিকল্পনা করুন`,
  planLead: 'দাম সমেত, দিন ধরে ধরে কয়েকটি পরিকল্পনা; খোলার সময় আর পথের সময় যাচাই করা।',
  startFrom: 'কোথা থেকে রওনা হবেন?',
  leaveOn: 'কবে রওনা হবেন?',
  planButton: 'পরিকল্পনা করুন',
  relatedPackages: ({ name }) => `${genitive(name)} প্যাকেজ`,
  relatedPosts: ({ name }) => `${genitive(name)} কথা পড়ুন`,
  checked: ({ from, until }) =>
    from === until
      ? `তথ্য শেষ যাচাই হয়েছে ${dates.longDay(until)}।`
      : `তথ্য শেষ যাচাই হয়েছে ${dates.longDay(from)} থেকে ${dates.longDay(until)}-এর মধ্যে।`,
  usually: 'যেখানে “সাধারণত” বা “প্রায়” লেখা, সেই তথ্য এখনও কোনও প্রকাশিত সূত্রে মেলানো হয়নি: যাওয়ার আগে জেনে নিন।',
} satisfies Like<typeof en>;
