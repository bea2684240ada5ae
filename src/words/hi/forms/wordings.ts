import type { TemplateProblem } from '../../../core/messages/whatsapp-templates.ts';
import type { WordingProblem } from '../../../core/messages/wording.ts';
import type { Words } from '../../../core/sayings.ts';

/** What is wrong with the wording of a message, or with its WhatsApp template. */
export const wordingProblemWords: Words<WordingProblem | TemplateProblem> = {
  'wording-empty': () => 'यहाँ कुछ नहीं लिखा है। कुछ लिखें, या मूल पाठ लें।',
  'placeholder-broken': () => '{ या } अकेला है। जगह भरने वाले शब्द {name} की तरह, बिना खाली जगह के लिखें।',
  'placeholder-unknown': ({ placeholder, known }) => `${placeholder} यहाँ नहीं चलेगा। ये चलेंगे: ${known.join(', ')}`,
  'placeholder-missing': ({ placeholder }) => `इस पाठ में ${placeholder} ज़रूरी है`,
  'template-name-malformed': () => 'नाम वैसा ही लिखें जैसा Meta में दिखता है: केवल छोटे अंग्रेज़ी अक्षर, अंक और _',
  'template-language-malformed': () => 'भाषा वैसी ही लिखें जैसी Meta में दिखती है, जैसे en, en_US या hi',
};
