import type { RequestProblem } from '../../../core/request-problems.ts';
import type { Words } from '../../../core/sayings.ts';
import { refusalWords } from '../planner/refusals.ts';
import { fieldProblemWords } from './fields.ts';

/** What is wrong with a value, where the shape of the call is enough to tell. */
export const requestProblemWords: Words<RequestProblem> = {
  ...fieldProblemWords,
  'no-from': refusalWords.refusals['no-from'],
  'no-to': refusalWords.refusals['no-to'],
  'text-too-long': ({ max }) => `বড়জোর ${max}টি অক্ষর লিখুন`,
  'text-characters': () => 'এমন অক্ষর আছে যা ব্যবহার করা যায় না',
  'no-plan-text': () => 'আগে কোনও পরিকল্পনার লেখা পেস্ট করুন',
  'comment-missing': () => 'আগে কিছু লিখুন',
  'poll-title-missing': () => 'শিরোনাম লিখুন',
  'sign-in-wrong': () => 'ফোন নম্বর বা পাসওয়ার্ড ভুল',
  'admin-sign-in-wrong': () => 'ইমেল বা পাসওয়ার্ড ভুল',
  'stars-missing': () => 'এক থেকে পাঁচটি তারা বেছে নিন',
  'sign-in-again': () => 'আবার সাইন ইন করুন',
  'own-password-wrong': () => 'পাসওয়ার্ড ভুল',
  'current-password-wrong': () => 'এখনকার পাসওয়ার্ড ভুল',
  'price-malformed': () => 'দাম সংখ্যায় লিখুন',
  'price-below-zero': () => 'দাম 0-র কম হতে পারে না',
  'duration-malformed': () => 'মেয়াদ 5, 3-5 বা 10+ এভাবে লিখুন',
  'phone-unusable': () => 'সঠিক ফোন নম্বর লিখুন',
  'web-address-malformed': () => 'https:// দিয়ে শুরু এমন ঠিকানা লিখুন',
  'tile-address-malformed': () => 'ঠিকানা https://tiles.your-provider.com/{z}/{x}/{y}.png-এর মতো লিখুন',
  'embed-address-malformed': ({ placeholders }) =>
    `https:// দিয়ে শুরু এমন ঠিকানা লিখুন; তাতে ${placeholders.join(', ')} থাকতে পারে`,
  'tiles-uncredited': () => 'মানচিত্রের টাইল কাদের, লিখুন',
  'account-name-malformed': () => 'অ্যাকাউন্টের নাম @ ছাড়া লিখুন',
  'colour-malformed': () => '#0a776c-এর মতো একটি রং বেছে নিন',
  'colour-faint': ({ contrast, nearest }) =>
    `পড়ার পক্ষে খুব হালকা: কনট্রাস্ট ${contrast.toFixed(1)}, দরকার 4.5। সবচেয়ে কাছের পড়ার মতো রং ${nearest}`,
  'logo-unknown': () => 'লোগোটি আবার বেছে নিন',
  'blanks-left': ({ blanks }) => `এখনও পূরণ করা বাকি: ${blanks.join('; ')}`,
  'countries-unknown': () => 'দেশ তালিকা থেকে বাছুন',
  'mail-server-malformed': () => 'শুধু সার্ভারের নামটি লিখুন, যেমন smtp.example.com',
  'provider-private': () => 'ঠিকানাটি কোনও ব্যক্তিগত নেটওয়ার্কের। সর্বজনীন ঠিকানা দিন, বা environment-এ সেট করুন।',
  'secret-again': () => 'পাসওয়ার্ড বা টোকেনটি আবার লিখুন: এটি অন্য সার্ভারকে দেওয়া হয় না।',
  'secret-missing': () => 'এটি লিখুন: এটি ছাড়া বার্তা যায় না, WhatsApp-এর খবরও বিশ্বাস করা যায় না।',
  'whatsapp-id-malformed': () => 'ফোন নম্বর ID লিখুন: শুধু অঙ্ক, Meta-র “API setup”-এ যেমন দেখায়। এটি ফোন নম্বর নয়।',
  'offer-ends-early': () => 'শেষ দিন প্রথম দিনের আগে হতে পারে না',
  'too-many-chips': ({ most }) => `ছোট কথা: ${most}টির বেশি আঁটে না`,
};
