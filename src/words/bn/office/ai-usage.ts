import { dayInIndia } from '../../../core/dates.ts';
import { timeInIndia } from '../../clock.ts';
import { formatCount } from '../../counts.ts';
import type { aiUsage as en } from '../../en/office/ai-usage.ts';
import type { Like } from '../../like.ts';
import { dayAndMonth } from '../calendar.ts';

export const aiUsage = {
  pageTitle: 'AI-এর ব্যবহার',
  about: 'ভ্রমণ আর দিন ধরে ধরে পরিকল্পনার অনুরোধ: কতগুলি, কত সময়ে আর কত খরচে।',
  period: 'সময়কাল',
  periods: { '24h': 'গত 24 ঘণ্টা', '7d': 'গত 7 দিন', '30d': 'গত 30 দিন', '90d': 'গত 90 দিন' },
  figures: ({ period }) => `AI-এর ব্যবহার, ${period}`,
  totalRequests: 'মোট অনুরোধ',
  successes: 'সফল',
  errors: 'ত্রুটি',
  averageResponse: 'গড় সময়',
  tokens: 'টোকেন',
  cost: 'খরচ',
  parts: 'AI-এর ব্যবহারের অংশগুলি',
  tabs: { endpoints: 'কাজ অনুযায়ী', recent: 'সাম্প্রতিক অনুরোধ', logs: 'পুরো লগ' },
  noDataTitle: 'বাছা সময়কালের কোনও তথ্য নেই।',
  noData: 'তৈরি করা ভ্রমণ আর দিন ধরে ধরে পরিকল্পনা এখানে নিজে থেকেই দেখা যায়।',
  offline: 'পরিসংখ্যান আনার সময় নেটওয়ার্ক কেটে গেছে',
  readFailed: ({ why }) => `AI-এর ব্যবহারের পরিসংখ্যান আনা গেল না: ${why}`,

  /** The endpoints that are logged. */
  endpoints: {
    'generate-itinerary': 'ভ্রমণের পরিকল্পনা করা',
    'itinerary-details': 'দিন ধরে ধরে পরিকল্পনা লেখা',
    replay: 'অনুরোধ আবার চালানো',
    'draft-translation': 'অনুবাদের খসড়া তৈরি',
  },
  endpointStats: 'কাজ অনুযায়ী পরিসংখ্যান',
  endpoint: 'কাজ',
  requests: 'অনুরোধ',
  errorRate: 'ত্রুটির হার',

  requestsAnHour: 'প্রতি ঘণ্টার অনুরোধ আর ত্রুটি',
  requestsADay: 'প্রতি দিনের অনুরোধ আর ত্রুটি',
  requestsAndErrors: ({ requests, errors }) => `${formatCount(requests)}টি অনুরোধ, ${formatCount(errors)}টি ত্রুটি।`,
  /** The chart's highest point. */
  peak: ({ time }) => `সবচেয়ে বেশি: ${time}।`,
  responseTime: 'উত্তরের সময়',
  noRequests: 'কোনও অনুরোধ নেই।',
  medianAndP95: ({ median, p95 }) => `মধ্যমা ${median}, p95 ${p95}।`,
  median: 'মধ্যমা',
  p95: 'p95',
  costAnHour: 'প্রতি ঘণ্টার খরচ',
  costADay: 'প্রতি দিনের খরচ',
  costInAll: ({ cost, isTracked }) => `মোট ${cost}।${isTracked ? '' : ' এখন খরচের হিসাব রাখা হচ্ছে না (সেটিংস)।'}`,
  /** The start of a chart's point in Indian time: "21 নভেম্বর" or "21 নভেম্বর, 09:00". */
  point: ({ instant, unit }) =>
    unit === 'day' ? dayAndMonth(dayInIndia(instant)) : `${dayAndMonth(dayInIndia(instant))}, ${timeInIndia(instant)}`,
  seconds: ({ amount }) => `${amount} সেকেন্ড`,

  model: 'AI মডেল',
  noCalls: 'মডেলকে কিছু জিজ্ঞেস করা হয়নি।',
  texts: 'লেখা',
  textsJudged: ({ accepted, refused }) => `${accepted}টি নেওয়া হয়েছে, ${refused}টি বাতিল`,
  inventedRemoved: 'বাদ দেওয়া বানানো কথা',
  repairs: 'সংশোধন',
  answeredShare: 'উত্তর পাওয়া প্রশ্ন',
  allAnswered: ({ calls }) => `${formatCount(calls)}টি প্রশ্নের সবগুলিরই উত্তর মিলেছে।`,
  someAnswered: ({ answered, calls }) =>
    `${formatCount(calls)}টির মধ্যে ${answered}টি প্রশ্নের উত্তর মিলেছে; বাকিগুলির জায়গায় সাইটের নিজের কথা ছিল।`,
  unanswered: 'উত্তর না পাওয়া প্রশ্ন',
  whyUnanswered: 'কেন উত্তর মেলেনি',
  questions: 'প্রশ্ন',

  plansPassed: 'সব যাচাইয়ে উত্তীর্ণ পরিকল্পনা',
  noPlans: 'কোনও পরিকল্পনা তৈরি হয়নি।',
  allPassed: ({ plans }) => `${formatCount(plans)}টি পরিকল্পনার সবগুলিই।`,
  somePassed: ({ passed, plans }) => `${formatCount(plans)}টির মধ্যে ${passed}টি পরিকল্পনা; বাকিগুলি কখনও দেখানো হয়নি।`,
  failedChecks: 'যে যাচাইগুলিতে পরিকল্পনা উত্তীর্ণ হয়নি',
  failedCheck: 'যে যাচাই মেলেনি',
  plans: 'পরিকল্পনা',

  costPerBooking: 'বুকিং পিছু খরচ',
  noBookings: 'এই সময়ে কোনও বুকিং নেই।',
  costDivided: 'এই সময়ের খরচ, এই সময়ের বুকিং দিয়ে ভাগ করা।',
  inThisPeriod: 'এই সময়ে',
  bookings: 'বুকিং',
  spentToday: 'আজকের খরচ',
  dailyBudget: 'দৈনিক বাজেট',
  noLimit: 'সীমা নেই',
  budgetShare: 'আজকের বাজেটের যতটা খরচ হয়েছে',
  budgetUsedUp: 'আজকের বাজেট শেষ: ভারতীয় সময় মাঝরাত পর্যন্ত মডেলকে ডাকা হবে না।',
  budgetUntracked: 'বাজেট ঠিক করা আছে, কিন্তু খরচের হিসাব রাখা হচ্ছে না, তাই মডেলকে ডাকা হয় না।',
  changeInSettings: 'সেটিংসে বদলান',
} satisfies Like<typeof en>;
