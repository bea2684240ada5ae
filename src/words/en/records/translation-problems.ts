import type { ProblemWords } from '../../../core/translations/check-translation.ts';

/** Why a translated text is refused. */
export const translationProblems: ProblemWords = {
  'too-long': ({ most }) => `Write at most ${most} characters.`,
  'placeholder-missing': ({ found }) => `Keep ${found} from the original: it is filled in later.`,
  'placeholder-added': ({ found }) => `Take ${found} out: the original has no such placeholder.`,
  'link-missing': ({ found }) => `Keep the original’s link to ${found}.`,
  'link-added': ({ found }) => `Take out the link to ${found}: the original has none to it.`,
  'picture-missing': ({ found }) => `Keep the original’s picture ${found}.`,
  'picture-added': ({ found }) => `Take out the picture ${found}: the original does not show it.`,
  'figure-missing': ({ found }) => `Say ${found} in digits, as the original does: an offer must stay true.`,
  'figure-added': ({ found }) => `Take out ${found}: the original does not promise it.`,
  gift: ({ found }) => `Take out “${found}”: an offer lowers prices and gives nothing else.`,
  'number-missing': ({ found }) => `The model left out ${found}.`,
  'number-added': ({ found }) => `The model added ${found}, which the original does not have.`,
  'not-translated': () => 'The model did not translate it.',
  'markup-changed': () => 'The model changed paragraphs, lists or marks of the text.',
  'not-answered': () => 'The model gave no translation of it.',
  incomplete: ({ done, all }) => `${done} of ${all} entries are translated. Translate all of them, or none.`,
};
