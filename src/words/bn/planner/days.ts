import type { DaySaying, RestReason, StopSaying } from '../../../core/planner/sayings.ts';
import type { Words } from '../../../core/sayings.ts';
import { genitive, joinNames, locative } from './grammar.ts';
import { vehicle } from './vehicles.ts';

const RESTS: Readonly<Record<RestReason, string>> = {
  height: 'উচ্চতায় অভ্যস্ত হতে',
  night: 'পথে রাত কাটানোর পরে',
  'long-way': 'লম্বা পথের পরে',
};

export const days: Words<DaySaying> = {
  sights: ({ names, to, thenHome }) => {
    if (to !== undefined) return `${genitive(to)} পথে: ${joinNames(names)}`;
    return thenHome ? `${joinNames(names)}, তারপর বাড়ি` : joinNames(names);
  },
  'journey-home': () => 'বাড়ির পথে',
  'night-train': () => 'রাতের ট্রেন',
  'night-coach': () => 'রাতের কোচ বাস',
  'night-home': () => 'সারা রাত বাড়ির পথে',
  'travel-day': () => 'পথের দিন',
  arrive: ({ town }) => `${locative(town)} পৌঁছনো`,
  'rest-day': ({ town, because, sight }) =>
    `${RESTS[because]} ${locative(town)} বিশ্রামের দিন${sight === undefined ? '' : `: ${sight}`}`,
  'free-day': ({ town }) => `${locative(town)} নিজের মতো দিন`,
};

export const MEALS = { breakfast: 'প্রাতরাশ', lunch: 'দুপুরের খাবার', dinner: 'রাতের খাবার' } as const;

export const stops: Words<StopSaying> = {
  sight: ({ name }) => name,
  meal: ({ meal }) => MEALS[meal],
  ride: (ride) => `${ride.to} পর্যন্ত ${vehicle(ride.vehicle)}`,
  'check-in': ({ town }) => `চেক-ইন, ${town}`,
  'free-in': ({ town }) => `${locative(town)} নিজের মতো সময়`,
  'check-out': () => 'চেক-আউট',
  'check-out-bags': () => 'চেক-আউট, মালপত্র নেওয়া',
  'check-in-night': ({ kind, area }) => `চেক-ইন, ${kind}, ${area}`,
  'check-out-moving': () => 'চেক-আউট, আজ রাতে অন্য জায়গায় থাকা',
  'check-out-early': () => 'প্রাতরাশের পরে চেক-আউট',
  'leave-bags': () => 'হোটেলে মালপত্র রেখে ফ্রেশ হয়ে নেওয়া',
  'packed-breakfast-eaten': () => 'সঙ্গে নেওয়া প্রাতরাশের পরে হোটেলে ফেরা',
  'rest-before-breakfast': () => 'হোটেলে ফেরা, প্রাতরাশের আগে বিশ্রাম',
  rest: () => 'হোটেলে বিশ্রাম',
  'easy-morning': () => 'হোটেলে ফেরা, ঢিলেঢালা সকাল',
  'easy-afternoon': () => 'হোটেলে ফেরা, ঢিলেঢালা দুপুর',
  back: () => 'হোটেলে ফেরা',
  'back-for-afternoon': () => 'হোটেলে ফেরা, বাকি দুপুর নিজের মতো',
  'free-here': () => 'এখানে নিজের মতো সময়',
};

/** What a row without a place adds to its title. */
export function textOfStop(title: StopSaying | string): string {
  if (typeof title === 'string') return '';
  switch (title.say) {
    case 'check-in':
      return 'ঘর সাধারণত দুপুর থেকে পাওয়া যায়।';
    case 'check-out':
      return 'বিল মিটিয়ে মালপত্র তুলুন।';
    case 'check-in-night':
      return 'আজ রাতের খাবার আর কাল সকালের প্রাতরাশ এর দামেই আছে।';
    case 'check-out-moving':
    case 'check-out-early':
      return 'মালপত্র আপনার সঙ্গে যাবে।';
    case 'check-out-bags':
      return 'মালপত্র রিসেপশনে রাখা আছে।';
    case 'leave-bags':
      return 'ঘর তৈরি হওয়া পর্যন্ত হোটেল মালপত্র রাখবে।';
    case 'free-in':
    case 'free-here':
      return 'কিছু ঠিক করা নেই।';
    default:
      return 'নিজের মতো সময়।';
  }
}
