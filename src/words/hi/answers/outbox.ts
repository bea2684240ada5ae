import type { outbox as en } from '../../en/answers/outbox.ts';
import type { Like } from '../../like.ts';

export const outbox = {
  noCountry: ({ to }) => `नहीं भेजा गया: ${to} में देश का कोड नहीं है`,
  countryNotAllowed: ({ code }) => `नहीं भेजा गया: सेटिंग में +${code} पर SMS की अनुमति नहीं है`,
  notMobile: ({ to }) => `नहीं भेजा गया: ${to} मोबाइल नंबर नहीं है`,
  smsToOne: ({ most }) => `नहीं भेजा गया: इस नंबर पर आज ${most} SMS जा चुके हैं`,
  emailsToOne: ({ most }) => `नहीं भेजा गया: इस पते पर आज ${most} ईमेल जा चुके हैं`,
  heldAfterRestore: 'नहीं भेजा गया: बैकअप वापस लाया गया था, और हो सकता है यह पहले जा चुका हो। तभी भेजें जब यह अब भी सही हो।',
  byOneVisitor: 'नहीं भेजा गया: एक ही विज़िटर से आज बहुत सारे संदेश हो गए',
  dayLimit: ({ most }) => `नहीं भेजा गया: सेटिंग में रोज़ के ${most} संदेशों की सीमा पूरी हो गई`,
  valueMissing: ({ placeholder }) => `भेजा नहीं: इस संदेश में टेम्पलेट के ${placeholder} के लिए कुछ नहीं है`,
  whatsappToOne: ({ most }) => `भेजा नहीं: इस नंबर को आज ${most} संदेश जा चुके हैं`,
} satisfies Like<typeof en>;
