import type { TemplateProblem } from '../../../core/messages/whatsapp-templates.ts';
import type { WordingProblem } from '../../../core/messages/wording.ts';
import type { Words } from '../../../core/sayings.ts';

/** What is wrong with the wording of a message, or with its WhatsApp template. */
export const wordingProblemWords: Words<WordingProblem | TemplateProblem> = {
  'wording-empty': () => 'এখানে কিছু লেখা নেই। কিছু লিখুন, বা মূল লেখাটি নিন।',
  'placeholder-broken': () => 'একটি { বা } একা আছে। ভরার জায়গা {name}-এর মতো করে, ফাঁক ছাড়া লিখুন।',
  'placeholder-unknown': ({ placeholder, known }) => `${placeholder} এখানে চলে না। চলে: ${known.join(', ')}`,
  'placeholder-missing': ({ placeholder }) => `এই লেখায় ${placeholder} থাকতে হবে`,
  'template-name-malformed': () => 'নামটি Meta যেমন দেখায় তেমনই লিখুন: শুধু ছোট হাতের ইংরেজি অক্ষর, অঙ্ক আর _',
  'template-language-malformed': () => 'ভাষাটি Meta যেমন দেখায় তেমনই লিখুন, যেমন en, en_US বা hi',
};
