import type { offers as en } from '../../en/office/offers.ts';
import type { Like } from '../../like.ts';

export const offers = {
  pageTitle: 'ऑफ़र',
  nouns: 'ऑफ़र',
  about: 'हर ऑफ़र अपने दायरे की कीमतें घटाता है और पहले से आखिरी दिन तक (भारतीय समय) होम पेज पर दिखता है।',
  newOffer: 'नया ऑफ़र',
  editOffer: 'ऑफ़र बदलें',
  readFailed: 'ऑफ़र नहीं मिल सके',
  noneTitle: 'कोई ऑफ़र नहीं',
  none: 'ऑफ़र बनाते ही होम पेज पर यह हिस्सा दिखने लगेगा।',
  scopes: {
    all: 'सभी बुकिंग',
    packages: 'पैकेज',
    itineraries: 'बनाई गई यात्राएँ (यात्रा योजनाएँ)',
  },
  states: { planned: 'आने वाला', running: 'चालू', ended: 'समाप्त' },
  notInForce: 'लागू नहीं',
  percentToChange: 'प्रतिशत बदलना है',
  tooHighPercent: ({ most, percent }) =>
    `ऑफ़र ज़्यादा से ज़्यादा ${most}% छूट दे सकता है। इसमें ${percent}% लिखा है, इसलिए यह कोई कीमत नहीं घटाता और विज़िटर इसे नहीं देखते। प्रतिशत ${most} या कम रखें।`,
  wordsToChange: 'शब्द बदलने हैं',
  isDemo: 'नमूना',
  scopeAndDays: ({ scope, from, until }) => `${scope}, ${from} से ${until} तक`,
  inPopup: ({ chips }) => `पॉपअप में: ${chips.join(' · ')}`,
  edit: 'बदलें',
  editTitled: ({ title }) => `“${title}” बदलें`,
  delete: 'हटाएँ',
  deleteTitled: ({ title }) => `“${title}” हटाएँ`,
  deleteQuestion: 'यह ऑफ़र हटाएँ?',
  deleteFailed: 'ऑफ़र हटाया नहीं जा सका',
  whatDeletingDoes: ({ title, isLive }) =>
    isLive ? `“${title}” साइट से तुरंत हट जाएगा और वापस नहीं लाया जा सकेगा।` : `“${title}” वापस नहीं लाया जा सकेगा।`,
  deleted: ({ title }) => `“${title}” हटा दिया गया।`,
  saved: ({ title }) => `“${title}” सेव हो गया।`,
  saveFailed: 'ऑफ़र सेव नहीं हो सका',

  leaveQuestion: 'बिना सेव किए छोड़ें?',
  leave: 'बिना सेव किए छोड़ें',
  goOnEditing: 'बदलते रहें',
  notSaved: 'इस ऑफ़र के बदलाव सेव नहीं हुए हैं।',
  titleField: 'शीर्षक',
  titleHint: 'होम पेज इसमें आखिरी दिन की तारीख खुद जोड़ता है।',
  textField: 'पाठ',
  percentField: 'प्रतिशत',
  scopeField: 'किस पर',
  percentHint:
    'दायरे की हर कीमत इतने प्रतिशत घटती है, पैकेज की अपनी छूट के बाद। एक ही चीज़ पर कई ऑफ़र हों तो सिर्फ़ सबसे बड़ा लगता है।',
  firstDay: 'पहला दिन',
  lastDay: 'आखिरी दिन',
  chips: 'छोटे शब्द',
  chipsHint:
    'ऑफ़र के दौरान पॉपअप में दिखते हैं, उस “… % तक छूट” के साथ जो पॉपअप खुद निकालता है। एंटर या कॉमा से एक पूरा होता है।',
  save: 'ऑफ़र सेव करें',
} satisfies Like<typeof en>;
