import type { WordingProblem } from '../../../core/messages/wording.ts';
import type { Words } from '../../../core/sayings.ts';

/** What is wrong with the wording of a message. */
export const wordingProblemWords: Words<WordingProblem> = {
  'wording-empty': () => 'यहाँ कुछ नहीं लिखा है। कुछ लिखें, या मूल पाठ लें।',
  'placeholder-broken': () => '{ या } अकेला है। जगह भरने वाले शब्द {name} की तरह, बिना खाली जगह के लिखें।',
  'placeholder-unknown': ({ placeholder, known }) => `${placeholder} यहाँ नहीं चलेगा। ये चलेंगे: ${known.join(', ')}`,
  'placeholder-missing': ({ placeholder }) => `इस पाठ में ${placeholder} ज़रूरी है`,
};
