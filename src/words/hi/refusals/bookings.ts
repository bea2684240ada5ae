import type { bookings as en } from '../../en/refusals/bookings.ts';
import type { Like } from '../../like.ts';

export const bookings = {
  notFound: 'ऐसी कोई बुकिंग नहीं है',
  erased: 'यात्री का ब्योरा मिटा दिया गया है। यह बुकिंग अब नहीं बदल सकती।',
  wrongLink: 'यह लिंक किसी बुकिंग से मेल नहीं खाता',
  sayWhat: 'बताएँ कि आप क्या बुक करना चाहते हैं',
  itemGone: {
    package: 'यह पैकेज अब उपलब्ध नहीं है',
    itinerary: 'यह यात्रा योजना अब उपलब्ध नहीं है',
  },
  changedMeanwhile: 'इस बीच किसी और एडमिन ने यह बुकिंग बदली है। फिर से देख लें',
  doubleOfItself: 'दोनों एक ही बुकिंग हैं',
  otherIsCancelled: ({ reference }) => `${reference} रद्द है। उसकी जगह दूसरी बुकिंग रखें`,
  changedTo: {
    pending: 'यह बुकिंग अब “प्रतीक्षा में” है: किसी और एडमिन ने इसे बदला है। फिर से देख लें',
    contacted: 'यह बुकिंग अब “संपर्क हुआ” है: किसी और एडमिन ने इसे बदला है। फिर से देख लें',
    confirmed: 'यह बुकिंग अब “पक्की” है: किसी और एडमिन ने इसे बदला है। फिर से देख लें',
    cancelled: 'यह बुकिंग अब “रद्द” है: किसी और एडमिन ने इसे बदला है। फिर से देख लें',
    completed: 'यह बुकिंग अब “पूरी” है: किसी और एडमिन ने इसे बदला है। फिर से देख लें',
  },
} satisfies Like<typeof en>;
