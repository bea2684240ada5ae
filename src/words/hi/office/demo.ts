import { formatCount } from '../../counts.ts';
import type { demo as en } from '../../en/office/demo.ts';
import type { Like } from '../../like.ts';

export const demo = {
  packages: ({ count }) => `${formatCount(count)} पैकेज`,
  posts: ({ count }) => `${formatCount(count)} पोस्ट`,
  bookings: ({ count }) => `${formatCount(count)} बुकिंग`,
  leads: ({ count }) => `${formatCount(count)} लीड`,
  itineraries: ({ count }) => `${formatCount(count)} नमूना यात्रा ${count === 1 ? 'योजना' : 'योजनाएँ'}`,
  offers: ({ count }) => `${formatCount(count)} ऑफ़र`,
  shown: ({ list }) => `डेमो सामग्री दिख रही है: ${list}। जो कुछ बदलेंगे वह आपका हो जाएगा।`,
  remove: 'डेमो सामग्री हटाएँ',
  removeQuestion: 'डेमो सामग्री हटाएँ?',
  removeForGood: 'हमेशा के लिए हटाएँ',
  removeFailed: 'डेमो सामग्री नहीं हटाई जा सकी',
  removed: 'डेमो सामग्री हटा दी गई।',
  removedHint: 'ये हमेशा के लिए हटा दिए जाएँगे:',
  stays: 'आपके बदले हुए पैकेज और पोस्ट, और असली बुकिंग बनी रहेंगी।',
} satisfies Like<typeof en>;
