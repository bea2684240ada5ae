import type { leads as en } from '../../en/site/leads.ts';
import type { Like } from '../../like.ts';

export const leads = {
  thanksTitle: 'ধন্যবাদ!',
  title: 'আমাদের সঙ্গে ছুটির পরিকল্পনা করুন',
  lead: 'আপনার নাম আর ফোন নম্বর দিয়ে রাখুন, ভ্রমণ বিশেষজ্ঞ আপনাকে ফোন করবেন।',
  chips: 'আপনি যা পাবেন',
  name: 'নাম',
  phone: 'ফোন',
  consent:
    'আপনার নাম আর ফোন নম্বর আমরা শুধু ভ্রমণ আর অফারের কথা জানাতে ফোন করার জন্যই ব্যবহার করি, আর কিছুতে নয়। আর ফোন না পেতে চাইলে, এগুলি দেখতে বা মুছে ফেলতে চাইলে যে কোনও সময় আমাদের বলুন।',
  sending: 'পাঠানো হচ্ছে…',
  send: 'আমাকে ফোন করুন',
  later: 'পরে কখনও',
  thanksBefore: 'স্বাগত, ',
  thanksAfter: '! আমরা শিগগিরই আপনাকে ফোন করব।',
  sms: 'ফোনে SMS দেখে নিন',
} satisfies Like<typeof en>;
