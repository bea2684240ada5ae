import type { admins as en } from '../../en/refusals/admins.ts';
import type { Like } from '../../like.ts';

export const admins = {
  emailTaken: 'এই ইমেলের অ্যাডমিন আগেই আছেন',
  noOtherReady: 'এখনও অন্য কোনও সুপার অ্যাডমিন পাসওয়ার্ড বাছেননি: ততক্ষণ অপেক্ষা করুন',
  onlySuperAdmin: 'ইনিই একমাত্র সুপার অ্যাডমিন: আগে আর একজনকে করুন',
  changeOwn: 'নিজেরটি “নিরাপত্তা”-য় বদলান',
  gone: 'এই অ্যাডমিন নেই',
  sessionEnded: 'এই সেশন আগেই শেষ হয়ে গেছে',
  startAgain: 'আবার শুরু করুন',
  codeWrong: 'এই কোড ভুল। অ্যাপে এখন যে কোড দেখাচ্ছে, তা লিখুন।',
  codeSpent: 'এই কোড ভুল, বা আগে ব্যবহার হয়ে গেছে',
  twoFactorRequired: 'সেটিংসে দুই ধাপের সাইন-ইন সবার জন্য বাধ্যতামূলক',
  changedMeanwhile: 'এর মধ্যে এটি বদলে গেছে। আবার চেষ্টা করুন।',
  passwordTemporary: 'এই পাসওয়ার্ড সাময়িক, অন্য অ্যাডমিনও জানেন। অন্য একটি বাছুন।',
} satisfies Like<typeof en>;
