import { formatCount } from '../../../core/counts.ts';
import type { blogs as en } from '../../en/site/blogs.ts';
import type { Like } from '../../like.ts';

export const blogs = {
  title: 'ভ্রমণ ব্লগ',
  lead: ({ brand }) => `পথঘাট, মরসুম আর আসল খরচ: পথে নেমে ${brand} যা শেখে, পরের যাত্রীর জন্য।`,
  pageTitle: ({ category, page }) =>
    `${category ? `${category}: ভ্রমণ ব্লগ` : 'ভ্রমণ ব্লগ'}${page > 1 ? `, পাতা ${page}` : ''}`,
  pageDescription: 'আমাদের চেনা পথ, কোথায় একটা দিনের আসল খরচ কত, ভোরের কোন ট্রেনটা ধরার মতো: ভারতের যাত্রীদের জন্য গল্প আর গাইড।',
  feed: ({ brand }) => `${brand}: ভ্রমণ ব্লগ`,
  back: 'হোমে ফিরুন',
  search: 'পোস্ট খুঁজুন',
  list: 'পোস্ট',
  loading: 'পোস্ট আসছে',
  notLoaded: 'পোস্ট আনা গেল না',
  nothingTitle: 'কোনও পোস্ট পাওয়া গেল না',
  nothing: 'খোঁজার কথা বা বিভাগ বদলে দেখুন',
  showAll: 'সব পোস্ট দেখুন',
  categoryList: 'বিভাগ',
  all: 'সব পোস্ট',
  showing: ({ shown, total, page, pages }) =>
    `মোট ${formatCount(total)}টির মধ্যে ${formatCount(shown)}টি পোস্ট${pages > 1 ? ` · পাতা ${page} / ${pages}` : ''}`,
  readTime: ({ minutes }) => `পড়তে ${minutes} মিনিট`,
  views: ({ count }) => `${formatCount(count)} বার দেখা`,
  categories: {
    'Travel Tips': 'ভ্রমণের পরামর্শ',
    'Destination Guides': 'জায়গার গাইড',
    'Travel Stories': 'ভ্রমণকাহিনি',
    'Travel News': 'ভ্রমণের খবর',
    'Travel Deals': 'ভ্রমণের অফার',
    Other: 'অন্যান্য',
  },
} satisfies Like<typeof en>;
