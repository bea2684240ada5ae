import type { bulk as en } from '../../en/refusals/bulk.ts';
import type { Like } from '../../like.ts';

export const bulk = {
  tooMany: ({ most }) => `${most} से ज़्यादा मेल खाते हैं। पहले सूची छोटी करें।`,
  listChanged: ({ now }) => `इस बीच सूची बदल गई है: अब ${now} मेल खाते हैं। उसे फिर देखें, फिर दोबारा करें।`,
  gone: 'अब मौजूद नहीं है',
  notTried: 'नहीं किया गया: काम बीच में रुक गया। बाक़ी के लिए दोबारा करें।',
  justRecorded: 'यही संपर्क अभी-अभी दर्ज किया गया है',
  nothingToUndo: 'इसका पिछला चरण अब यहाँ से वापस नहीं हो सकता',
} satisfies Like<typeof en>;
