import type { RequestProblem } from '../../../core/request-problems.ts';
import type { Words } from '../../../core/sayings.ts';
import { refusalWords } from '../planner/refusals.ts';
import { fieldProblemWords } from './fields.ts';

/** What is wrong with a value, where the shape of the call is enough to tell. */
export const requestProblemWords: Words<RequestProblem> = {
  ...fieldProblemWords,
  'no-from': refusalWords.refusals['no-from'],
  'no-to': refusalWords.refusals['no-to'],
  'text-too-long': ({ max }) => `ज़्यादा से ज़्यादा ${max} अक्षर लिखें`,
  'text-characters': () => 'इसमें ऐसे अक्षर हैं जो इस्तेमाल नहीं हो सकते',
  'no-plan-text': () => 'पहले किसी योजना का टेक्स्ट पेस्ट करें',
  'comment-missing': () => 'पहले कुछ लिखें',
  'poll-title-missing': () => 'शीर्षक लिखें',
  'sign-in-wrong': () => 'फ़ोन नंबर या पासवर्ड गलत है',
  'admin-sign-in-wrong': () => 'ईमेल या पासवर्ड गलत है',
  'stars-missing': () => 'एक से पाँच सितारे चुनें',
  'sign-in-again': () => 'फिर से साइन इन करें',
  'own-password-wrong': () => 'पासवर्ड गलत है',
  'current-password-wrong': () => 'मौजूदा पासवर्ड गलत है',
  'price-malformed': () => 'कीमत संख्या में लिखें',
  'price-below-zero': () => 'कीमत 0 से कम नहीं हो सकती',
  'duration-malformed': () => 'अवधि 5, 3-5 या 10+ की तरह लिखें',
  'phone-unusable': () => 'सही फ़ोन नंबर लिखें',
  'web-address-malformed': () => 'ऐसा पता लिखें जो https:// से शुरू हो',
  'tile-address-malformed': () => 'पता https://tiles.your-provider.com/{z}/{x}/{y}.png की तरह लिखें',
  'embed-address-malformed': ({ placeholders }) =>
    `ऐसा पता लिखें जो https:// से शुरू हो; उसमें ${placeholders.join(', ')} हो सकते हैं`,
  'tiles-uncredited': () => 'बताएँ कि नक्शे की टाइलें किसकी हैं',
  'account-name-malformed': () => 'खाते का नाम @ के बिना लिखें',
  'colour-malformed': () => '#0a776c जैसा कोई रंग चुनें',
  'colour-faint': ({ contrast, nearest }) =>
    `पढ़ने के लिए बहुत हल्का: कंट्रास्ट ${contrast.toFixed(1)} है, जबकि 4.5 चाहिए। सबसे नज़दीकी पढ़ा जा सकने वाला रंग ${nearest} है`,
  'logo-unknown': () => 'लोगो फिर से चुनें',
  'blanks-left': ({ blanks }) => `अभी भरना बाकी है: ${blanks.join('; ')}`,
  'countries-unknown': () => 'देश सूची से चुनें',
  'mail-server-malformed': () => 'केवल सर्वर का नाम लिखें, जैसे smtp.example.com',
  'provider-private': () => 'यह पता किसी निजी नेटवर्क का है। सार्वजनिक पता लिखें, या इसे environment में सेट करें।',
  'secret-again': () => 'पासवर्ड या टोकन फिर लिखें: यह दूसरे सर्वर को नहीं दिया जाता।',
  'secret-missing': () => 'इसे लिखें: इसके बिना न संदेश जा सकते हैं, न WhatsApp की सूचनाओं पर भरोसा हो सकता है।',
  'whatsapp-id-malformed': () => 'फ़ोन नंबर ID लिखें: केवल अंक, जैसे Meta में “API setup” में दिखती है। यह फ़ोन नंबर नहीं है।',
  'offer-ends-early': () => 'आखिरी दिन पहले दिन से पहले नहीं हो सकता',
  'too-many-chips': ({ most }) => `छोटे शब्द: ${most} से ज़्यादा नहीं समाते`,
};
