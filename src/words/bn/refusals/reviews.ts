import type { reviews as en } from '../../en/refusals/reviews.ts';
import type { Like } from '../../like.ts';

export const reviews = {
  notFound: 'এমন কোনো রিভিউ নেই',
  writtenAlready: 'এই ভ্রমণের রিভিউ আগেই লেখা হয়েছে',
  notCompleted: 'ভ্রমণ শেষ হলে তবেই রিভিউ লেখা যায়',
  meanwhile: 'ইতিমধ্যে অন্য একজন অ্যাডমিন এই রিভিউ নিয়ে সিদ্ধান্ত নিয়েছেন। দেখতে পাতাটি আবার খুলুন।',
} satisfies Like<typeof en>;
