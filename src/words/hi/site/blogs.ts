import { formatCount } from '../../../core/counts.ts';
import type { blogs as en } from '../../en/site/blogs.ts';
import type { Like } from '../../like.ts';

export const blogs = {
  title: 'यात्रा ब्लॉग',
  lead: ({ brand }) => `रास्ते, मौसम और सच्चे खर्च: ${brand} ने सफ़र में जो सीखा, अगले यात्री के लिए।`,
  pageTitle: ({ category, page }) =>
    `${category ? `${category}: यात्रा ब्लॉग` : 'यात्रा ब्लॉग'}${page > 1 ? `, पेज ${page}` : ''}`,
  pageDescription:
    'हमारे जाने-पहचाने रास्ते, किसी जगह एक दिन का असली खर्च, और सुबह की कौन सी ट्रेन पकड़ने लायक है: भारत के यात्रियों के लिए किस्से और गाइड।',
  feed: ({ brand }) => `${brand}: यात्रा ब्लॉग`,
  back: 'होम पर लौटें',
  search: 'पोस्ट खोजें',
  list: 'पोस्ट',
  loading: 'पोस्ट लोड हो रही हैं',
  notLoaded: 'पोस्ट लोड नहीं हो सकीं',
  nothingTitle: 'कोई पोस्ट नहीं मिली',
  nothing: 'खोज के शब्द या श्रेणी बदलकर देखें',
  showAll: 'सब पोस्ट देखें',
  categoryList: 'श्रेणियाँ',
  all: 'सब पोस्ट',
  showing: ({ shown, total, page, pages }) =>
    `कुल ${formatCount(total)} में से ${formatCount(shown)} पोस्ट${pages > 1 ? ` · पेज ${page} / ${pages}` : ''}`,
  readTime: ({ minutes }) => `पढ़ने में ${minutes} मिनट`,
  views: ({ count }) => `${formatCount(count)} बार देखी गई`,
  categories: {
    'Travel Tips': 'यात्रा के सुझाव',
    'Destination Guides': 'जगहों की गाइड',
    'Travel Stories': 'सफ़र के किस्से',
    'Travel News': 'यात्रा समाचार',
    'Travel Deals': 'यात्रा के ऑफ़र',
    Other: 'अन्य',
  },
} satisfies Like<typeof en>;
