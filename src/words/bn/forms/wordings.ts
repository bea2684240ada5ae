import type { WordingProblem } from '../../../core/messages/wording.ts';
import type { Words } from '../../../core/sayings.ts';

/** What is wrong with the wording of a message. */
export const wordingProblemWords: Words<WordingProblem> = {
  'wording-empty': () => 'এখানে কিছু লেখা নেই। কিছু লিখুন, বা মূল লেখাটি নিন।',
  'placeholder-broken': () => 'একটি { বা } একা আছে। ভরার জায়গা {name}-এর মতো করে, ফাঁক ছাড়া লিখুন।',
  'placeholder-unknown': ({ placeholder, known }) => `${placeholder} এখানে চলে না। চলে: ${known.join(', ')}`,
  'placeholder-missing': ({ placeholder }) => `এই লেখায় ${placeholder} থাকতে হবে`,
};
