import type { access as en } from '../../en/messages/access.ts';
import type { Like } from '../../like.ts';

export const access = {
  code: ({ code, brand, minutes }) => `${code} আপনার ${brand} কোড। এটি ${minutes} মিনিট চলবে। কাউকে জানাবেন না।`,
  confirmEmail: {
    subject: ({ brand }) => `${brand}-এর জন্য আপনার ইমেল নিশ্চিত করুন`,
    text: ({ brand, url, minutes }) =>
      `আপনার ${brand} অ্যাকাউন্টের জন্য এই ঠিকানা নিশ্চিত করতে ${minutes} মিনিটের মধ্যে এই লিঙ্কটি খুলুন:\n\n${url}\n\nআপনি না চেয়ে থাকলে এই মেলটি উপেক্ষা করুন।`,
  },
  resetLink: {
    subject: ({ brand }) => `${brand}-এর জন্য নতুন পাসওয়ার্ড বাছুন`,
    text: ({ brand, url, minutes }) =>
      `আপনার ${brand} অ্যাকাউন্টের নতুন পাসওয়ার্ড বাছতে ${minutes} মিনিটের মধ্যে এই লিঙ্কটি খুলুন। এটি একবারই চলবে:\n\n${url}\n\nআপনি না চেয়ে থাকলে এই মেলটি উপেক্ষা করুন: পাসওয়ার্ড যেমন ছিল তেমনই থাকবে।`,
  },
  passwordChanged: {
    subject: ({ brand }) => `আপনার ${brand} পাসওয়ার্ড বদলানো হয়েছে`,
    text: ({ brand, phone }) =>
      `আপনার ${brand} পাসওয়ার্ড বদলানো হয়েছে, আর অন্য সব জায়গা থেকে সাইন আউট হয়ে গেছে। আপনি না করে থাকলে আমাদের ফোন করুন: ${phone}`,
  },
  linkMade: {
    subject: ({ brand }) => `নতুন ${brand} পাসওয়ার্ডের লিঙ্ক তৈরি হয়েছে`,
    text: ({ brand, phone }) =>
      `আপনার অনুরোধে আমরা নতুন ${brand} পাসওয়ার্ড বাছার একটি লিঙ্ক তৈরি করেছি। আপনি না চেয়ে থাকলে আমাদের ফোন করুন: ${phone}`,
  },
} satisfies Like<typeof en>;
