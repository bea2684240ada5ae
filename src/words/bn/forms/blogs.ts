import type { BlogProblem } from '../../../core/blogs/blog-form.ts';
import type { Words } from '../../../core/sayings.ts';
import { fieldProblemWords } from './fields.ts';

/** What is wrong with a field of a post. */
export const blogProblemWords: Words<BlogProblem> = {
  ...fieldProblemWords,
  'blog-status-unknown': () => 'অবস্থা খসড়া বা প্রকাশিত হতে হবে',
  'read-time-range': ({ most }) => `পড়ার সময় 1 থেকে ${most} মিনিটের মধ্যে লিখুন`,
};
