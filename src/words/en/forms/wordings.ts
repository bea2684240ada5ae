import type { TemplateProblem } from '../../../core/messages/whatsapp-templates.ts';
import type { WordingProblem } from '../../../core/messages/wording.ts';
import type { Words } from '../../../core/sayings.ts';

/** What is wrong with the wording of a message, or with its WhatsApp template. */
export const wordingProblemWords: Words<WordingProblem | TemplateProblem> = {
  'wording-empty': () => 'The text is empty. Write one, or use the default.',
  'placeholder-broken': () => 'A { or } stands alone. Write placeholders as {name}, without spaces.',
  'placeholder-unknown': ({ placeholder, known }) => `${placeholder} is not known here. Use: ${known.join(', ')}`,
  'placeholder-missing': ({ placeholder }) => `The text needs ${placeholder}`,
  'template-name-malformed': () => 'Enter the name as Meta shows it: small letters, digits and _ alone',
  'template-language-malformed': () => 'Enter the language as Meta shows it, such as en, en_US or hi',
};
