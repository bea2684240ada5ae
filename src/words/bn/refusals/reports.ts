import type { reports as en } from '../../en/refusals/reports.ts';
import type { Like } from '../../like.ts';

export const reports = {
  noMessage: 'এমন কোনও বার্তা নেই',
  messageSent: 'এই বার্তা পাঠানো হয়ে গেছে',
  messageOpened: 'এই লেখাটি WhatsApp-এ খোলা হয়েছিল। বুকিং বা লিড থেকে আবার খুলুন।',
  noProvider: {
    email: 'ইমেল পাঠানোর কোনও ব্যবস্থা নেই',
    sms: 'SMS পাঠানোর কোনও ব্যবস্থা নেই',
    whatsapp: 'WhatsApp-এর কোনও অ্যাকাউন্ট ঠিক করা নেই',
  },
  nobody: 'এই ব্যক্তির কোনও তথ্য নেই',
  noRoute: 'এই পথের কোনও পরিসংখ্যান নেই',
  logGone: 'এই অনুরোধ আর লগে নেই',
  demandGone: 'এই পথটি আর তালিকায় নেই',
  tooManyWindows: 'অনেকগুলি উইন্ডোয় বিজ্ঞপ্তি খোলা',
} satisfies Like<typeof en>;
