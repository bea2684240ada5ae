import type { bookingFacts as en } from '../../en/site/booking-facts.ts';
import type { Like } from '../../like.ts';

export const bookingFacts = {
  travelers: ({ count }) => `${count} यात्री`,
  original: 'पहले की कीमत',
  perPerson: 'प्रति व्यक्ति',
  forGroup: 'पूरे समूह के लिए',
  groupPrice: ({ total }) => `${total} पूरे समूह के लिए`,
  track: 'अनुरोध की स्थिति देखें',
} satisfies Like<typeof en>;
