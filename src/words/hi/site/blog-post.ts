import type { blogPost as en } from '../../en/site/blog-post.ts';
import type { Like } from '../../like.ts';

export const blogPost = {
  untitled: 'यात्रा ब्लॉग',
  missingTitle: 'ऐसी कोई पोस्ट नहीं है',
  missing: 'पोस्ट नहीं मिली',
  failedTitle: 'यह पोस्ट अभी दिखाई नहीं जा सकती',
  notLoaded: 'पोस्ट लोड नहीं हो सकी',
  back: 'ब्लॉग पर लौटें',
  loading: 'पोस्ट लोड हो रही है',
  writer: 'यात्रा लेखक',
  contents: 'इस पोस्ट में',
  tags: 'टैग',
  planTitle: 'इस यात्रा की योजना बनाएँ',
  planLead: 'कीमत सहित, दिन-प्रतिदिन की कई यात्रा योजनाएँ, समय-सारणी और खुलने के समय से मिलाकर जाँची हुई।',
  planBefore: '',
  planAfter: ' की यात्रा की योजना बनाएँ',
  related: 'मिलती-जुलती पोस्ट',
} satisfies Like<typeof en>;
