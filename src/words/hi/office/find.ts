import { formatCount } from '../../counts.ts';
import type { find as en } from '../../en/office/find.ts';
import type { Like } from '../../like.ts';

export const find = {
  title: 'कुछ भी खोजें',
  field: 'बुकिंग, लीड, यूज़र, पैकेज, पोस्ट और जगहें खोजें',
  placeholder: 'नाम, शीर्षक, फ़ोन या संदर्भ संख्या',
  hint: 'नाम, शीर्षक, फ़ोन नंबर या संदर्भ संख्या के कम से कम दो अक्षर लिखें।',
  looking: 'खोज जारी है…',
  nothing: ({ words }) => `“${words}” से कुछ नहीं मिला।`,
  total: ({ count }) => `${formatCount(count)} ${count === 1 ? 'नतीजा' : 'नतीजे'}।`,
  totalAtLeast: ({ count }) => `${formatCount(count)} से ज़्यादा नतीजे।`,
  byKeys: 'तीर वाली कुंजियों से चुनें, Enter से खोलें।',
  failed: 'खोज नहीं हो सकी।',
  results: 'नतीजे',
  kinds: {
    booking: 'बुकिंग',
    lead: 'लीड',
    customer: 'ग्राहक',
    user: 'यूज़र',
    package: 'पैकेज',
    blog: 'पोस्ट',
    place: 'जगहें',
  },
  showAll: ({ kind, total }) => `सभी ${total} ${kind} देखें`,
  showAllOfMany: ({ kind, total }) => `सभी ${kind} देखें, ${total} से ज़्यादा`,
} satisfies Like<typeof en>;
