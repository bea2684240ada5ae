import { formatCount } from '../../counts.ts';
import type { demand as en } from '../../en/office/demand.ts';
import type { Like } from '../../like.ts';
import { MONTHS } from '../calendar.ts';

export const demand = {
  pageTitle: 'जो नहीं मिला',
  noun: 'यह सूची',
  about:
    'वे खोजें जिनमें कोई यात्रा नहीं मिली, रास्ते और वजह के हिसाब से। गिनती लोगों की है, कोशिशों की नहीं: एक व्यक्ति एक दिन में एक बार। बजट और यात्रियों की संख्या बीच वाला मान है।',
  unread: 'यह सूची नहीं खुल सकी',
  columns: {
    route: 'रास्ता',
    people: 'लोग',
    reason: 'यात्रा क्यों नहीं मिली',
    month: 'यात्रा का महीना',
    budget: 'प्रति व्यक्ति बजट',
    travellers: 'यात्री',
    days: 'दिन',
    act: 'पैकेज',
  },
  month: ({ year, month }) => `${MONTHS[month - 1] ?? ''} ${year}`,
  monthPeople: ({ month, count }) => `${month} (${formatCount(count)})`,
  searches: ({ count }) => `${formatCount(count)} खोज`,
  unknown: 'नहीं बताया',
  draft: 'इसका पैकेज बनाएँ',
  draftOf: ({ from, to }) => `इसका पैकेज बनाएँ: ${from} से ${to}`,
  open: 'इसका ड्राफ़्ट खोलें',
  openOf: ({ from, to }) => `इसका ड्राफ़्ट खोलें: ${from} से ${to}`,
  failed: 'ड्राफ़्ट नहीं बन सका',
  noneTitle: 'हर खोज में यात्रा मिली',
  none: 'जिन रास्तों पर खोजने वालों को यात्रा नहीं मिलती, वे यहाँ दिखेंगे। जो विज़िटर ट्रैक न करने को कहते हैं, वे इसमें नहीं हैं।',
} satisfies Like<typeof en>;
