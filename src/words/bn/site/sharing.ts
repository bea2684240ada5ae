import type { sharing as en } from '../../en/site/sharing.ts';
import type { Like } from '../../like.ts';
import { locative } from '../planner/grammar.ts';

export const sharing = {
  shareTrip: 'এই ভ্রমণ শেয়ার করুন',
  sharePost: 'এই পোস্ট শেয়ার করুন',
  timesShared: ({ times }) => `এই পোস্ট ${times} বার শেয়ার হয়েছে`,
  shareOn: ({ network }) => `${locative(network)} শেয়ার করুন, নতুন উইন্ডোতে খুলবে`,
  networks: { facebook: 'ফেসবুক', twitter: 'টুইটার', whatsapp: 'WhatsApp', linkedin: 'লিঙ্কডইন' },
  copyLink: 'লিঙ্ক কপি করুন',
  copyTheLink: 'লিঙ্ক কপি করুন',
  copied: 'কপি হয়েছে!',
  linkCopied: 'লিঙ্ক কপি হয়েছে',
  linkToPage: 'এই পাতার লিঙ্ক',
  savePicture: 'ছবি সেভ করুন',
  sendPicture: 'ছবি পাঠান',
  pictureFailed: 'ছবিটি পাঠানো গেল না।',
} satisfies Like<typeof en>;
