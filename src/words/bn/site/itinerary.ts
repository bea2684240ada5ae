import type { itinerary as en } from '../../en/site/itinerary.ts';
import type { Like } from '../../like.ts';

export const itinerary = {
  fullTitle: ({ title, from, to, duration }) => `${title}: ${from} থেকে ${to}, ${duration}`,
  titleWithStart: ({ title, days, from }) => `${title}, ${from} থেকে ${days} দিন`,
  titleWithLength: ({ title, days }) => `${title}, ${days} দিন`,
  summary: ({ name, from, sights, transport, price }) =>
    `${from} থেকে ${name}${sights.length > 0 ? `: ${sights.join(', ')}` : ''}। ${transport && `${transport}। `}জনপ্রতি প্রায় ${price}।`,
  price: ({ price }) => `জনপ্রতি প্রায় ${price}।`,
  notFoundTitle: 'এই পরিকল্পনাটি পাওয়া গেল না',
  notFound: 'ভ্রমণ পরিকল্পনাটি পাওয়া গেল না। নতুন পরিকল্পনার জন্য আবার খুঁজুন।',
  notFoundPage: 'ভ্রমণ পরিকল্পনা পাওয়া গেল না',
  notOpened: 'ভ্রমণ পরিকল্পনাটি খোলা গেল না',
  backToSearch: 'খোঁজে ফিরুন',
  backToResults: 'ফলাফলে ফিরুন',
  requestBooking: 'বুকিংয়ের অনুরোধ করুন',
  whatsIncluded: 'কী কী ধরা আছে',
  howItServes: 'এই পরিকল্পনা আপনার ইচ্ছা কীভাবে মেটায়',
  beforeYouGo: 'যাওয়ার আগে',
  leaves: ({ time }) => `${time}-এ রওনা`,
  returns: ({ time }) => `আন্দাজ ${time}-এ ফেরা`,
  sights: ({ count }) => `দেখার ${count}টি জায়গা`,
  priceCard: 'দাম',
  estimate: ({ day }) => `আনুমানিক, ${day} তারিখের দরে। এজেন্সি বুকিং নিশ্চিত করলে তবেই দাম পাকা হয়।`,
  pricedFor: ({ planned, others }) =>
    `এই পরিকল্পনার দাম ${planned} জন যাত্রীর হিসাবে। ${others} জন যাত্রী হলে ঘর আর গাড়ির ভাগ অন্যরকম হয়।`,
  planFor: ({ count }) => `${count} জন যাত্রীর জন্য পরিকল্পনা করুন`,
  pictures: 'ছবি',
  openLarge: 'বড় করে দেখুন',
  landscape: 'ভারতের একটি দৃশ্য',
  landscapeAtDusk: 'সন্ধ্যায় ভারতের একটি দৃশ্য',
  dayByDay: 'দিন ধরে ধরে',
  placesToVisit: 'দেখার জায়গা',
  morePlaces: 'দেখার আরও জায়গা',
  opensMap: 'OpenStreetMap-এ খুলবে',
  signInTitle: 'বিনা খরচে অ্যাকাউন্ট খুললেই পুরো পরিকল্পনা দেখা যায়',
  signInLead:
    'প্রতিদিনের প্রতিটি ঘণ্টা, এক জায়গা থেকে আরেক জায়গার যান, খাওয়াদাওয়া আর প্রবেশমূল্য, প্রতিদিনের মানচিত্র, আর প্রতিটি খরচ আলাদা করে। লাগবে শুধু নাম, ফোন নম্বর আর পাসওয়ার্ড।',
  signIn: 'পরিকল্পনা দেখতে সাইন ইন করুন',
  needsScript: 'সাইন ইন করতে JavaScript লাগে। সেটি চালু করে পাতাটি আবার লোড করুন, বা আমাদের ফোন করুন, পরিকল্পনা পাঠিয়ে দেব।',
  retry: 'আবার পরিকল্পনা তৈরি করুন',
  planNotLoaded: 'দিন ধরে ধরে পরিকল্পনাটি খোলা গেল না।',
} satisfies Like<typeof en>;
