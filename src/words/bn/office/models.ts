import type { models as en } from '../../en/office/models.ts';
import type { Like } from '../../like.ts';

export const models = {
  providers: {
    google: 'Google Gemini',
    openai: 'OpenAI',
    anthropic: 'Anthropic',
    compatible: 'একটি কম্প্যাটিবল সার্ভার',
  },
  outcomes: {
    answered: 'উত্তর মিলেছে',
    overloaded: 'প্রোভাইডারের উপর চাপ বেশি ছিল',
    'rate-limited': 'প্রোভাইডারের পক্ষে অনুরোধ বেশি ছিল',
    slow: 'সময়ে উত্তর মেলেনি',
    cut: 'উত্তর মাঝপথে থেমে গেছে',
    nonsense: 'উত্তর পড়া যায়নি',
    refused: 'প্রোভাইডারের নিয়মে নামঞ্জুর',
    'wrong-key': 'চাবি মেনে নেয়নি',
    misconfigured: 'মডেল বা প্রশ্ন মেনে নেয়নি',
    unreachable: 'প্রোভাইডারের কাছে পৌঁছনো যায়নি',
    gone: 'ভিজিটর আগেই চলে গেছেন',
    'breaker-open': 'ডাকা হয়নি: পরপর গোলমালের পরে থামানো আছে',
    'over-limit': 'ডাকা হয়নি: সীমা পূর্ণ',
    'over-budget': 'ডাকা হয়নি: বাজেট শেষ',
    none: 'কোনও মডেলকে ডাকা হয়নি',
  },
} satisfies Like<typeof en>;
