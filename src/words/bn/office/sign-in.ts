import type { signIn as en } from '../../en/office/sign-in.ts';
import type { Like } from '../../like.ts';

export const signIn = {
  title: 'অ্যাডমিন লগ ইন',
  ended: 'আপনার সেশন শেষ হয়ে গেছে। চালিয়ে যেতে সাইন ইন করুন; আপনার কাজ এখানেই আছে।',
  email: 'ইমেল',
  password: 'পাসওয়ার্ড',
  signIn: 'সাইন ইন করুন',
  networkError: 'নেটওয়ার্কে সমস্যা। আবার চেষ্টা করুন।',
  failed: 'লগ ইন করা গেল না',
  passkey: 'পাসকি দিয়ে সাইন ইন করুন',
  passkeyFailed: 'পাসকি ব্যবহার করা গেল না। আবার চেষ্টা করুন, বা পাসওয়ার্ড দিন।',
  code: 'কোড',
  codeHint: 'অথেন্টিকেটর অ্যাপে এখন যে 6টি সংখ্যা দেখাচ্ছে, বা আপনার কোনও রিকভারি কোড।',
  verify: 'যাচাই করুন',
  someoneElse: 'অন্য অ্যাকাউন্টে সাইন ইন করুন',
  choosePassword: 'পাসওয়ার্ড বাছুন',
  choosePasswordHint: 'আপনি সাময়িক পাসওয়ার্ড দিয়ে সাইন ইন করেছেন। এমন একটি বাছুন যা শুধু আপনি জানেন।',
  setUpTwoFactor: 'দুই ধাপের সাইন-ইন চালু করুন',
  setUpTwoFactorHint: 'এখানে সবাই ফোনের কোড দিয়েও সাইন ইন করেন। এগোতে হলে আপনারটিও চালু করুন।',
} satisfies Like<typeof en>;
