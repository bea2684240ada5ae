import type { sources as en } from '../../en/site/sources.ts';
import type { Like } from '../../like.ts';

export const sources = {
  title: 'स्रोत और लाइसेंस',
  lead: 'जगहों, हवाई अड्डों, स्टेशनों और त्योहारों के तथ्य साइट ने कहाँ से लिए हैं और किन शर्तों पर।',
  description: 'हमारे प्लान के पीछे का खुला डेटा: प्रकाशक, लाइसेंस और हर एक के तथ्यों की संख्या।',
  facts: ({ facts }) => `${facts} तथ्य`,
  licence: 'लाइसेंस',
  licences: {
    'CC0-1.0': 'CC0 1.0',
    'CC-BY-4.0': 'CC BY 4.0',
    'ODbL-1.0': 'ओपन डेटाबेस लाइसेंस 1.0',
    'public-domain': 'सार्वजनिक',
    MIT: 'MIT',
  },
  pages: ({ pages }) =>
    `खुलने के समय, बंदी के दिन और शुल्क सरकारी विभागों, अख़बारों और यात्रियों के ${pages} वेब पेजों पर भी जाँचे गए। उनसे केवल तथ्य लिए गए; हर लेख इसी साइट के लिए लिखा गया है।`,
  wrong: 'कुछ ग़लत है? हमें बताएँ:',
  contact: 'संपर्क',
} satisfies Like<typeof en>;
