import type { packageEditor as en } from '../../en/office/package-editor.ts';
import type { Like } from '../../like.ts';
import { CLASSES } from '../travel-classes.ts';

export const packageEditor = {
  status: 'स्थिति',
  shortDescription: 'छोटा विवरण',
  featureOnHomePage: 'होम पेज के चुनिंदा पैकेजों में दिखाएँ',
  description: 'विवरण',
  pictures: 'तस्वीरें',
  itinerary: 'दिन-प्रतिदिन की योजना',
  offered: 'पैकेज में क्या है',
  lists: {
    features: {
      label: 'खास बातें',
      example: 'टॉय ट्रेन की सवारी',
      add: 'खास बात जोड़ें',
      line: ({ number }) => `खास बातें, बात ${number}`,
      remove: ({ number }) => `खास बात ${number} हटाएँ`,
    },
    inclusions: {
      label: 'क्या शामिल है',
      example: 'नाश्ता और रात का खाना',
      add: 'शामिल चीज़ जोड़ें',
      line: ({ number }) => `क्या शामिल है, चीज़ ${number}`,
      remove: ({ number }) => `शामिल चीज़ ${number} हटाएँ`,
    },
    exclusions: {
      label: 'क्या शामिल नहीं है',
      example: 'प्रवेश शुल्क',
      add: 'जो शामिल नहीं, वह जोड़ें',
      line: ({ number }) => `क्या शामिल नहीं है, चीज़ ${number}`,
      remove: ({ number }) => `जो शामिल नहीं, उनमें से चीज़ ${number} हटाएँ`,
    },
  },

  price: 'कीमत',
  basePrice: 'मूल कीमत',
  currency: 'मुद्रा',
  isPricePerPerson: 'प्रति व्यक्ति कीमत (बंद: पूरे समूह की)',
  discount: 'छूट',
  discountEnd: 'छूट का आखिरी दिन',
  noPriceYet: 'चुकाने की कीमत मूल कीमत से निकलती है।',
  /** Before the amount in bold. */
  toPay: 'चुकाने की कीमत:',
  /** After the amount in bold. */
  payNote: ({ isEach, discount, hasEnded }) => {
    const per = isEach ? 'प्रति व्यक्ति' : 'पूरे समूह के लिए';
    if (hasEnded) return `${per}, छूट समाप्त हो चुकी है`;
    if (!discount) return per;
    const { percent, base, until } = discount;
    return `${per}, ${base} पर ${percent}% छूट${until === null ? '' : `, ${until} तक`}`;
  },

  trip: 'यात्रा',
  from: 'कहाँ से',
  to: 'कहाँ तक',
  durationDays: 'कितने दिन',
  travelClass: 'यात्रा की श्रेणी',
  travelClasses: CLASSES,
  minTravelers: 'कम से कम यात्री',
  maxTravelers: 'ज़्यादा से ज़्यादा यात्री',

  publishing: 'प्रकाशन',
  publishLater: 'तय समय पर अपने-आप प्रकाशित हो',
  onlyDraftsWait: 'केवल ड्राफ़्ट ही तय समय का इंतज़ार कर सकता है।',

  booking: 'बुकिंग',
  requiresAdvance: 'पहले से बुकिंग ज़रूरी',
  advanceDays: 'कितने दिन पहले',
  cancellationPolicy: 'रद्द करने के नियम',
  refundPolicy: 'पैसे लौटाने के नियम',

  contact: 'संपर्क',
  contactHint: 'खाली छोड़ने पर इसके पेज पर एजेंसी का संपर्क दिखता है।',
  phone: 'फ़ोन',
  email: 'ईमेल',
  whatsapp: 'WhatsApp',
} satisfies Like<typeof en>;
