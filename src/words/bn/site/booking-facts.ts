import type { bookingFacts as en } from '../../en/site/booking-facts.ts';
import type { Like } from '../../like.ts';

export const bookingFacts = {
  travelers: ({ count }) => `${count} জন যাত্রী`,
  original: 'আগের দাম',
  perPerson: 'জনপ্রতি',
  forGroup: 'পুরো দলের জন্য',
  groupPrice: ({ total }) => `পুরো দলের জন্য ${total}`,
  track: 'অনুরোধের অবস্থা দেখুন',
} satisfies Like<typeof en>;
