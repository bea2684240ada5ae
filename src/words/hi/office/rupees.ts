import { formatCount } from '../../counts.ts';
import type { rupees as en } from '../../en/office/rupees.ts';
import type { Like } from '../../like.ts';

export const rupees = {
  title: 'रुपये',
  versus: 'पिछले 7 दिन, उससे पहले के 7 दिनों के इसी घंटे तक की तुलना में',
  unread: 'रुपयों के आँकड़े नहीं खुल सके',
  asked: 'माँगी गई रकम',
  booked: 'बुक हुई रकम',
  average: 'हर बुकिंग का औसत',
  open: 'अभी खुली',
  /** Amounts of at least a lakh, and of at least a crore. */
  lakh: ({ amount }) => `₹${amount} लाख`,
  crore: ({ amount }) => `₹${amount} करोड़`,
  thisMonth: ({ amount, change }) => `इस महीने ${amount}: ${change}`,
  ofMonth: {
    same: 'पिछले महीने जितना ही',
    noneBefore: 'पिछले महीने कुछ नहीं',
    more: ({ percent, before }) => `पिछले महीने से ${percent}% ज़्यादा (${before})`,
    less: ({ percent, before }) => `पिछले महीने से ${percent}% कम (${before})`,
    slightlyMore: ({ before }) => `पिछले महीने से ज़्यादा, पर 1% से कम (${before})`,
    slightlyLess: ({ before }) => `पिछले महीने से कम, पर 1% से कम (${before})`,
  },
  requests: ({ count }) => `${formatCount(count)} अनुरोध`,
  bookings: ({ count }) => `${formatCount(count)} बुकिंग`,
  unpriced: ({ count }) => `${formatCount(count)} में कीमत नहीं`,
  foreign: ({ count }) => `${formatCount(count)} दूसरी मुद्रा में`,
  cancelled: ({ count, amount }) => `${formatCount(count)} बाद में रद्द (${amount})`,
  waiting: 'जवाब या पुष्टि बाकी',
  meaning:
    'अनुरोध उस दिन गिना जाता है जिस दिन वह आया। बुकिंग उस दिन गिनी जाती है जिस दिन उसकी पुष्टि हुई, आज की कीमत पर; बाद में रद्द हुई बुकिंग नहीं गिनी जाती।',
} satisfies Like<typeof en>;
