import type { conversion as en } from '../../en/office/conversion.ts';
import type { Like } from '../../like.ts';

export const conversion = {
  pageTitle: 'अनुरोध से बुकिंग तक',
  noun: 'ये आँकड़े',
  about:
    'इस अवधि में आए अनुरोध और लीड, और अब तक वे कहाँ पहुँचे। जिस अनुरोध की पुष्टि हुई और जो बाद में रद्द हुआ, वह रद्द में गिना जाता है।',
  unread: 'ये आँकड़े नहीं खुल सके',
  by: 'किसके हिसाब से',
  lists: { sources: 'कहाँ से आया', items: 'क्या बुक हुआ', leads: 'लीड कहाँ से आईं' },
  columns: {
    source: 'कहाँ से आया',
    item: 'क्या बुक हुआ',
    requests: 'अनुरोध',
    leads: 'लीड',
    contacted: 'बात हुई',
    converted: 'ग्राहक बने',
    withBooking: 'बुकिंग के साथ',
    confirmed: 'पुष्टि हुई',
    cancelled: 'रद्द',
    asked: 'माँगी गई रकम',
    booked: 'बुक हुई रकम',
    leftOut: 'बिना कीमत',
  },
  plannedTrips: 'साइट पर बनी यात्राएँ',
  byTitle: 'नाम से दर्ज यात्राएँ',
  otherItems: 'बाकी सब',
  goneItem: 'हटाया गया पैकेज',
  percent: ({ percent }) => `${percent}%`,
  ofAll: ({ part, whole }) => `${whole} में से ${part}`,
  foreign: ({ count }) => `${count} दूसरी मुद्रा में`,
  noneTitle: 'इस अवधि में कुछ नहीं आया',
  none: 'अनुरोध और लीड यहाँ दिखेंगे, साथ में यह भी कि वे कहाँ तक पहुँचे। पुराने देखने के लिए लंबी अवधि चुनें।',
} satisfies Like<typeof en>;
