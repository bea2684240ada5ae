import type { accounts as en } from '../../en/refusals/accounts.ts';
import type { Like } from '../../like.ts';

export const accounts = {
  tooManySignIns: 'সাইন ইনের অনেক বেশি চেষ্টা হয়েছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  tooManyCodes: 'অনেকবার ভুল কোড দেওয়া হয়েছে। এক মিনিট অপেক্ষা করুন, বা রিকভারি কোড দিন।',
  passwordTooEasy: 'এই পাসওয়ার্ড সহজেই আন্দাজ করা যায়। অন্য একটি বাছুন।',
  phoneTaken: 'এই ফোন নম্বরে আগেই অ্যাকাউন্ট আছে',
  noSearch: 'এই খোঁজটি পাওয়া গেল না',
} satisfies Like<typeof en>;
