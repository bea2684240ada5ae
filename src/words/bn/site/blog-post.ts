import type { blogPost as en } from '../../en/site/blog-post.ts';
import type { Like } from '../../like.ts';

export const blogPost = {
  untitled: 'ভ্রমণ ব্লগ',
  missingTitle: 'এমন কোনও পোস্ট নেই',
  missing: 'পোস্ট পাওয়া গেল না',
  failedTitle: 'এই পোস্টটি এখন দেখানো যাচ্ছে না',
  notLoaded: 'পোস্ট আনা গেল না',
  back: 'সব পোস্ট দেখুন',
  loading: 'পোস্ট আসছে',
  writer: 'ভ্রমণ লেখক',
  contents: 'এই পোস্টে আছে',
  tags: 'ট্যাগ',
  planTitle: 'এই ভ্রমণের পরিকল্পনা করুন',
  planLead: 'দাম সমেত, দিন ধরে ধরে কয়েকটি ভ্রমণ পরিকল্পনা, সময়সারণি আর খোলার সময় মিলিয়ে যাচাই করা।',
  planBefore: 'ভ্রমণের পরিকল্পনা করুন: ',
  planAfter: '',
  related: 'এই ধরনের আরও পোস্ট',
} satisfies Like<typeof en>;
