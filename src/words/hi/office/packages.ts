import { formatCount } from '../../counts.ts';
import type { packages as en } from '../../en/office/packages.ts';
import type { Like } from '../../like.ts';
import { packageCards } from '../site/package-cards.ts';

export const packages = {
  pageTitle: 'पैकेज प्रबंधन',
  createPackage: 'पैकेज बनाएँ',
  editPackage: 'पैकेज बदलें',
  previewTitle: 'प्रीव्यू',
  noun: 'पैकेज',
  nouns: 'पैकेज',
  title: 'पैकेज',
  allPackages: 'सभी पैकेज',
  emptyHint: 'पहला पैकेज बनाएँ; शुरू में वह ड्राफ़्ट रहता है।',
  readFailed: 'पैकेज नहीं मिल सके',
  saveFailed: 'पैकेज सेव नहीं हो सका',
  deleteFailed: 'पैकेज हटाया नहीं जा सका',
  statusFailed: 'स्थिति नहीं बदली जा सकी',
  notKept: 'नई चुनी तस्वीरें इनमें नहीं हैं।',
  untitledPackage: 'बिना शीर्षक का पैकेज',
  statuses: { draft: 'ड्राफ़्ट', published: 'प्रकाशित', archived: 'आर्काइव में' },
  /** The tabs over the list. */
  states: { draft: 'ड्राफ़्ट', scheduled: 'समय तय', published: 'प्रकाशित', archived: 'आर्काइव में' },
  categories: packageCards.categories,
  scheduledFor: ({ time }) => `${time} के लिए तय`,
  statusOf: ({ title }) => `“${title}” की स्थिति`,
  percentOff: ({ percent }) => `${percent}% छूट`,
  isFeatured: 'चुनिंदा',
  routeAndDays: ({ from, to, days }) => `${from} → ${to} · ${formatCount(days)} दिन`,
  cardFacts: ({ category, views, changed }) => `${category} · ${formatCount(views)} बार देखा गया · ${changed} को बदला`,
  basePriceSpoken: 'मूल कीमत',
  priceNote: ({ isEach, hasEnded }) => `${isEach ? 'प्रति व्यक्ति' : 'पूरे समूह के लिए'}${hasEnded ? ' · छूट समाप्त' : ''}`,
  seenByVisitors: 'विज़िटर यही देखते हैं',
  unseenByVisitors: 'विज़िटर इसे नहीं देख सकते',
} satisfies Like<typeof en>;
