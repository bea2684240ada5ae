import { formatCount } from '../../counts.ts';
import type { modelSettings as en } from '../../en/office/model-settings.ts';
import type { Like } from '../../like.ts';

export const modelSettings = {
  keys: 'API চাবি',
  intro:
    'প্রতিটি ভ্রমণের পরিকল্পনা করে আর যাচাই করে সাইটের নিজের প্ল্যানার। AI মডেল যাত্রীদের ইচ্ছা পড়ে, আর শিরোনাম ও বিবরণ লেখে; তার প্রতিটি কথা যাচাই হয়, আর যা না মেলে তার জায়গায় সাইটের নিজের কথা দেখানো হয়।',
  title: 'AI মডেল',
  temperatureHint: '0 থেকে 2: কতটা স্বাধীনভাবে লিখবে। যে মডেলে এটি দেওয়া যায় না, তাকে এটি ছাড়াই জিজ্ঞেস করা হয়।',
  modelOnlyHint:
    'বন্ধ: মডেল কাজ না করলে ভিজিটররা একই ভ্রমণ সাইটের নিজের কথায় দেখেন। চালু: তাঁদের জানানো হয় যে পরিষেবা ব্যস্ত, আবার চেষ্টা করা যাবে।',
  modelHint: 'মডেলের নাম, প্রোভাইডার যেমন লেখে',
  environmentKey: 'কোনও চাবি দেওয়া নেই: এনভায়রনমেন্টের চাবি ব্যবহার হয়।',
  noKey: 'কোনও চাবি দেওয়া নেই।',
  perMillion: 'প্রতি 10 লক্ষ টোকেনে USD',
  rupeesHint: 'খরচ টাকায় দেখানোর জন্য',
  budgetHint: 'দিনে USD, বা খালি',
  keyRemoved: 'সেভ করলে চাবিটি সরিয়ে ফেলা হবে।',
  keySet: 'চাবি দেওয়া আছে।',
  keyEnding: ({ end }) => `${end} দিয়ে শেষ হওয়া চাবি দেওয়া আছে।`,
  pasteKey: 'চাবি পেস্ট করুন',
  replaceKey: 'বদলাতে নতুন চাবি পেস্ট করুন',
  showTyped: 'যা লেখা হয়েছে দেখান',
  removeKey: 'চাবি সরান',
  keepKey: 'চাবি থাক',
  test: 'মডেল যাচাই করুন',
  testFailed: 'মডেল যাচাই করা গেল না।',
  testing: 'যাচাইয়ের প্রশ্ন পাঠানো হচ্ছে…',
  testHint: 'এই সেটিংস দিয়ে যাচাইয়ের একটি ছোট প্রশ্ন পাঠানো হয়।',
  fromEnvironment: ({ provider, model }) => `এনভায়রনমেন্ট থেকে: ${provider}, ${model}`,
  noneFromEnvironment: 'এনভায়রনমেন্ট থেকে: কোনও মডেল নেই',
  plannerOnly: 'শুধু সাইটের নিজের প্ল্যানার',
  compatible: 'OpenAI-কম্প্যাটিবল সার্ভার',
  compatibleUnset: 'OpenAI-কম্প্যাটিবল সার্ভার (ঠিকানা নেই)',
  /** The effect of a choice. */
  effects: {
    none: 'কোনও মডেল ব্যবহার হয় না।',
    noAddress: 'এনভায়রনমেন্টে সার্ভারের ঠিকানা AI_BASE_URL নেই: কোনও মডেল ব্যবহার হয় না।',
    used: 'সাইটের নিজের প্ল্যানারের সঙ্গে ব্যবহার হয়।',
    needsKey: 'চাবি না দেওয়া পর্যন্ত কোনও মডেল ব্যবহার হয় না।',
    noProvider: 'এনভায়রনমেন্টে AI_PROVIDER নেই: কোনও মডেল ব্যবহার হয় না।',
    needsName: 'মডেলের নাম না লেখা পর্যন্ত কোনও মডেল ব্যবহার হয় না।',
  },
  ownPrice: 'আপনার দেওয়া দামই ধরা হয়।',
  knownPrice: 'খালি: মডেলের জানা দাম ধরা হয়।',
  knownPriceOf: ({ model, input, output }) => `খালি: ${model}-এর জানা দাম ধরা হয়: ইনপুট $${input}, আউটপুট $${output}।`,
  unknownPrice: ({ model }) => `${model}-এর দাম জানা নেই: তার খরচ শূন্য ধরা হয়।`,
  uncheckedBudget: ({ model }) => `${model}-এর দাম জানা নেই, তাই দৈনিক বাজেট যাচাই করা যায় না: দাম না লেখা পর্যন্ত মডেলটি ব্যবহার হয় না।`,
  answered: ({ model, seconds, input, output }) =>
    `${model} ${seconds} সেকেন্ডে উত্তর দিয়েছে; ${formatCount(input)}টি টোকেন গেছে, ${formatCount(output)}টি এসেছে।`,
  answeredInParts: ({ model, seconds, first, input, output }) =>
    `${model} ${seconds} সেকেন্ডে উত্তর দিয়েছে, প্রথম শব্দ ${first} সেকেন্ড পরে; ${formatCount(input)}টি টোকেন গেছে, ${formatCount(output)}টি এসেছে।`,
  notAnswered: ({ outcome }) => `${outcome}।`,
} satisfies Like<typeof en>;
