import type { trips as en } from '../../en/refusals/trips.ts';
import type { Like } from '../../like.ts';

export const trips = {
  gone: 'এই ভ্রমণটি আপনার তালিকায় পাওয়া গেল না।',
  tooMany: 'আপনার একশোটি ভ্রমণ রাখা আছে। নতুন রাখতে হলে একটি মুছুন।',
  factsGone: 'এই পরিকল্পনা আর বদলানো যায় না: এর একটি শহর আর তালিকায় নেই।',
  changedMeanwhile: 'এর মধ্যে ভ্রমণটি অন্য কোথাও বদলানো হয়েছে।',
  notOfThisPlan: 'এই বদলগুলি এই পরিকল্পনার নয়। ভ্রমণটি আবার খুলুন।',
  alternativeChanged: 'এর মধ্যে এই বিকল্পটি বদলে গেছে। গ্রহণ করার আগে আবার দেখে নিন।',
  versionGone: 'এই সংস্করণটি আর ফেরানো যায় না: এর পরিকল্পনা বা কোনো একটি দ্রষ্টব্য আর নেই।',
} satisfies Like<typeof en>;
