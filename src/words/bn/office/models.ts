import type { models as en } from '../../en/office/models.ts';
import type { Like } from '../../like.ts';

export const models = {
  providers: {
    google: 'Google Gemini',
    openai: 'OpenAI',
    anthropic: 'Anthropic',
    compatible: 'একটি সামঞ্জস্যপূর্ণ সার্ভার',
  },
  outcomes: {
    answered: 'উত্তর মিলেছে',
    overloaded: 'প্রদাতার উপর চাপ বেশি ছিল',
    'rate-limited': 'প্রদাতার পক্ষে অনুরোধ বেশি ছিল',
    slow: 'সময়ে উত্তর মেলেনি',
    cut: 'উত্তর মাঝপথে থেমে গেছে',
    nonsense: 'উত্তর পড়া যায়নি',
    refused: 'প্রদাতার নিয়মে প্রত্যাখ্যাত',
    'wrong-key': 'চাবি গ্রহণ করা হয়নি',
    misconfigured: 'মডেল বা প্রশ্ন গ্রহণ করা হয়নি',
    unreachable: 'প্রদাতার কাছে পৌঁছানো যায়নি',
    gone: 'ভিজিটর আগেই চলে গেছেন',
    'breaker-open': 'ডাকা হয়নি: ব্যর্থতার পরে থামানো আছে',
    'over-limit': 'ডাকা হয়নি: সীমা পূর্ণ',
    'over-budget': 'ডাকা হয়নি: বাজেট শেষ',
    none: 'কোনও মডেলকে ডাকা হয়নি',
  },
} satisfies Like<typeof en>;
