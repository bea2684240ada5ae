import type { trips as en } from '../../en/refusals/trips.ts';
import type { Like } from '../../like.ts';

export const trips = {
  gone: 'এই ভ্রমণটি আপনার তালিকায় পাওয়া গেল না।',
  tooMany: 'আপনার একশোটি ভ্রমণ রাখা আছে। নতুন রাখতে হলে একটি মুছুন।',
  factsGone: 'এই পরিকল্পনা আর বদলানো যায় না: এর একটি শহর আর তালিকায় নেই।',
  changedMeanwhile: 'এর মধ্যে ভ্রমণটি অন্য কোথাও বদলানো হয়েছে।',
  notOfThisPlan: 'এই বদলগুলি এই পরিকল্পনার নয়। ভ্রমণটি আবার খুলুন।',
  noCalendar: 'এই ঠিকানায় কোনও ক্যালেন্ডার নেই। নতুন ঠিকানা চেয়ে নিন, আর এটি আপনার ক্যালেন্ডার থেকে মুছে দিন।',
  calendarEnded: 'ক্যালেন্ডার ফিরিয়ে নেওয়া হয়েছে',
} satisfies Like<typeof en>;
