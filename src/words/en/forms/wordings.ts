import type { WordingProblem } from '../../../core/messages/wording.ts';
import type { Words } from '../../../core/sayings.ts';

/** What is wrong with the wording of a message. */
export const wordingProblemWords: Words<WordingProblem> = {
  'wording-empty': () => 'The text is empty. Write one, or use the default.',
  'placeholder-broken': () => 'A { or } stands alone. Write placeholders as {name}, without spaces.',
  'placeholder-unknown': ({ placeholder, known }) => `${placeholder} is not known here. Use: ${known.join(', ')}`,
  'placeholder-missing': ({ placeholder }) => `The text needs ${placeholder}`,
};
