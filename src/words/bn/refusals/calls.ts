import type { calls as en } from '../../en/refusals/calls.ts';
import type { Like } from '../../like.ts';

export const calls = {
  notUnderstood: 'অনুরোধটি বোঝা গেল না',
  notFound: 'পাওয়া গেল না',
  noEndpoint: 'এমন কোনও এন্ডপয়েন্ট নেই',
  tooLarge: 'অনুরোধটি খুব বড়',
  notJson: 'অনুরোধটি application/json হিসেবে পাঠান',
  notForm: 'ফর্মটি multipart/form-data হিসেবে পাঠান',
  notUtf8: 'অনুরোধটি সঠিক UTF-8-এ নেই',
  tooMany: 'একসঙ্গে অনেক বেশি অনুরোধ এসেছে। একটু পরে আবার চেষ্টা করুন।',
  tooManyToday: 'আজ আপনার নেটওয়ার্ক থেকে অনেক বেশি অনুরোধ এসেছে। কাল আবার চেষ্টা করুন।',
  busy: 'সার্ভার এখন ব্যস্ত। একটু পরে আবার চেষ্টা করুন।',
  notSaved: 'এখন কিছু সেভ করা যাচ্ছে না। কয়েক মিনিট পরে আবার চেষ্টা করুন।',
  failure: 'আমাদের দিকে কিছু একটা গোলমাল হয়েছে। আবার চেষ্টা করুন।',
  refused: 'অনুরোধটি নেওয়া গেল না',
  invalid: 'এই মান ঠিক নয়',
  ofProgrammers: () => `এই মান ঠিক নয়`,
  moved: 'এর ঠিকানা বদলে গেছে',
  badAddress: 'ঠিকানাটি বোঝা গেল না',
  keyMalformed: 'Idempotency-Key ঠিক ধাঁচে নেই',
  keyUsed: 'এই Idempotency-Key অন্য অনুরোধে ব্যবহার হয়ে গেছে',
  keyBusy: 'এই Idempotency-Key-এর প্রথম অনুরোধটি এখনও চলছে',
  stopping: 'সার্ভার বন্ধ হচ্ছে',
  signIn: 'সাইন ইন করুন',
  signInAsAdmin: 'অ্যাডমিন হিসেবে সাইন ইন করুন',
  roleLacksRight: 'আপনার ভূমিকায় এর অনুমতি নেই',
  adminsOnly: 'এটি শুধু অ্যাডমিন করতে পারেন',
  firstSteps: {
    'change-password': 'আগে নিজের একটি পাসওয়ার্ড বাছুন',
    'set-up-two-factor': 'আগে দুই ধাপের সাইন-ইন চালু করুন',
  },
} satisfies Like<typeof en>;
