import type { site as en } from '../../en/answers/site.ts';
import type { Like } from '../../like.ts';

export const site = {
  tagline: 'AI से बनी यात्राएँ, आपकी पसंद की।',
  office: 'चुंचुड़ा, हुगली, पश्चिम बंगाल',
  app: {
    planTrip: 'यात्रा की योजना बनाएँ',
    myBookings: 'मेरी बुकिंग',
    home: 'कहाँ से, कहाँ, कब: यहीं से खोज',
    plan: 'कीमत के साथ हर दिन की योजना',
    trips: 'आपकी यात्राएँ, और वे कब शुरू होती हैं',
  },
} satisfies Like<typeof en>;
