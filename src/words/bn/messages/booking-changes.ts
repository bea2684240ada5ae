import type { bookingChanges as en } from '../../en/messages/booking-changes.ts';
import type { Like } from '../../like.ts';
import { dates } from '../site/dates.ts';

export const bookingChanges = {
  changedSubject: ({ reference }) => `আপনার বুকিং ${reference} বদলানো হয়েছে`,
  changed: 'আপনার বুকিংয়ে এই বদল করা হয়েছে:',
  changedDate: ({ from, to }) => `কবে যেতে চান: ${dates.longDay(from)} → ${dates.longDay(to)}`,
  changedTravellers: ({ from, to }) => `যাত্রী: ${from} জন → ${to} জন`,
  changedTotal: ({ from, to }) => `মোট: ${from} → ${to}`,
  notAgreed: 'আমাদের সঙ্গে এমন কথা না হয়ে থাকলে ফোন করুন, রেফারেন্স নম্বরটি জানান।',
  bookingNow: 'আপনার বুকিং এখন এরকম:',

  enteredSubject: ({ reference }) => `আপনার বুকিং ${reference}`,
  entered: 'আপনার কথামতো ভ্রমণটি লিখে রেখেছি। একবার দেখে নিন, কিছু ভুল থাকলে আমাদের ফোন করুন।',

  // Two parts of 67 characters, and the address takes most of them.
  smsChanged: () => 'আপনার বুকিং বদলানো হয়েছে।',
  smsEntered: () => 'আপনার ভ্রমণ লেখা হয়েছে।',
} satisfies Like<typeof en>;
