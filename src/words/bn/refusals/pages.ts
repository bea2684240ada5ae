import type { pages as en } from '../../en/refusals/pages.ts';
import type { Like } from '../../like.ts';

export const pages = {
  busy: {
    title: 'এক মুহূর্ত',
    text: 'সাইট এখন খুব ব্যস্ত। কয়েক সেকেন্ডের মধ্যে এই পাতা নিজেই আবার খুলবে।',
  },
  outage: {
    title: 'একটু পরেই ফিরছি',
    text: 'এই পাতা এখন দেখানো যাচ্ছে না। কয়েক সেকেন্ডের মধ্যে নিজেই আবার চেষ্টা করবে।',
  },
  failed: 'কিছু একটা গোলমাল হয়েছে',
  request: ({ id }) => `এ বিষয়ে আমাদের লিখলে এটিও জুড়ে দিন: অনুরোধ ${id}`,
} satisfies Like<typeof en>;
