import type { site as en } from '../../en/answers/site.ts';
import type { Like } from '../../like.ts';

export const site = {
  tagline: 'AI দিয়ে সাজানো ভ্রমণ, আপনার মনের মতো।',
  office: 'চুঁচুড়া, হুগলি, পশ্চিমবঙ্গ',
  app: {
    planTrip: 'ভ্রমণের পরিকল্পনা করুন',
    myBookings: 'আমার বুকিং',
    home: 'কোথা থেকে, কোথায়, কবে: এখানেই খোঁজ',
    plan: 'দাম সহ প্রতিদিনের পরিকল্পনা',
    trips: 'আপনার ভ্রমণ, আর কবে শুরু',
  },
} satisfies Like<typeof en>;
