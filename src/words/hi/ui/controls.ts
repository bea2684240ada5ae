import type { controls as en } from '../../en/ui/controls.ts';
import type { Like } from '../../like.ts';

export const controls = {
  /** Before the request's id. */
  quoteRequest: 'हमें इस बारे में लिखें तो यह संख्या भी लिखें:',
  close: 'बंद करें',
  tryAgain: 'फिर कोशिश करें',
  opensInNewTab: '(नए टैब में खुलेगा)',
  breadcrumb: 'आप कहाँ हैं',
  notFoundTitle: 'पेज नहीं मिला',
  notFound: 'आप जो पेज खोज रहे हैं, वह नहीं है या अब कहीं और है। चलिए, वहीं लौटते हैं जहाँ से सफ़र शुरू होता है।',
  brokenTitle: 'कुछ गड़बड़ हो गई',
  broken: 'गड़बड़ी हमारी ओर से है। कृपया फिर से कोशिश करें; आपका भेजा कुछ भी खोया नहीं है।',
  planJourney: 'यात्रा की योजना बनाएँ',
  previousPage: 'पिछला',
  nextPage: 'अगला',
  pageNumber: ({ number }) => `पेज ${number}`,
  pagesOf: ({ list }) => `${list}, पेज`,
  pastLastPage: ({ page, last }) => `पेज ${page} नहीं है। आखिरी पेज ${last} है।`,
  lastPage: 'आखिरी पेज पर जाएँ',
  search: 'खोजें',
  notOpened: 'यह नहीं खुल सका। कृपया पेज फिर से लोड करें।',
  playSlideshow: 'स्लाइड शो चलाएँ',
  pauseSlideshow: 'स्लाइड शो रोकें',
  previousSlide: 'पिछली स्लाइड',
  nextSlide: 'अगली स्लाइड',
  carousel: 'स्लाइड शो',
  playSlides: 'स्लाइडें चलाएँ',
  pauseSlides: 'स्लाइडें रोकें',
  showSlide: ({ name }) => `${name} दिखाएँ`,
  /** Before a photo's author, and before the site that it is from. */
  photoBy: 'फ़ोटो: ',
  photoOn: ', ',
  /** Before a passage of another language. */
  inLanguage: { en: 'अंग्रेज़ी में', hi: 'हिन्दी में', bn: 'बांग्ला में' },
} satisfies Like<typeof en>;
