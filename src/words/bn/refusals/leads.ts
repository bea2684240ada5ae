import type { leads as en } from '../../en/refusals/leads.ts';
import type { Like } from '../../like.ts';

export const leads = {
  tryAgain: 'একটু পরে আবার চেষ্টা করুন',
  notFound: 'এমন কোনও লিড নেই',
  changedMeanwhile: 'এর মধ্যে অন্য অ্যাডমিন এই লিড বদলেছেন।',
  phoneTaken: 'এই ফোন নম্বরের লিড আগে থেকেই আছে। সেটি খুলুন',
} satisfies Like<typeof en>;
