import { formatCount } from '../../counts.ts';
import type { blogs as en } from '../../en/office/blogs.ts';
import type { Like } from '../../like.ts';
import { blogs as site } from '../site/blogs.ts';

export const blogs = {
  pageTitle: 'ब्लॉग प्रबंधन',
  createPost: 'पोस्ट लिखें',
  editPost: 'पोस्ट बदलें',
  previewTitle: 'प्रीव्यू',
  noun: 'पोस्ट',
  nouns: 'पोस्ट',
  title: 'पोस्ट',
  allPosts: 'सभी पोस्ट',
  emptyHint: 'पहली पोस्ट लिखें; शुरू में वह ड्राफ़्ट रहती है।',
  readFailed: 'पोस्ट नहीं मिल सकीं',
  saveFailed: 'पोस्ट सेव नहीं हो सकी',
  deleteFailed: 'पोस्ट हटाई नहीं जा सकी',
  notKept: 'नई चुनी मुख्य तस्वीर इनमें नहीं है।',
  untitledPost: 'बिना शीर्षक की पोस्ट',
  statuses: { draft: 'ड्राफ़्ट', published: 'प्रकाशित' },
  /** The tabs over the list. */
  states: { draft: 'ड्राफ़्ट', scheduled: 'समय तय', published: 'प्रकाशित' },
  scheduledFor: ({ time }) => `${time} के लिए तय`,
  categories: site.categories,
  publishTitled: ({ title }) => `“${title}” प्रकाशित करें`,
  cardFacts: ({ category, author, minutes, views, changed }) =>
    `${category} · ${author} · पढ़ने में ${minutes} मिनट · ${formatCount(views)} बार देखी गई · ${changed} को बदली`,
  seenByVisitors: 'विज़िटर यही देखते हैं',
  unseenByVisitors: 'विज़िटर इसे नहीं देख सकते',
} satisfies Like<typeof en>;
