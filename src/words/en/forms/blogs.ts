import type { BlogProblem } from '../../../core/blogs/blog-form.ts';
import type { Words } from '../../../core/sayings.ts';
import { fieldProblemWords } from './fields.ts';

/** What is wrong with a field of a post. */
export const blogProblemWords: Words<BlogProblem> = {
  ...fieldProblemWords,
  'blog-status-unknown': () => 'Status must be draft or published',
  'read-time-range': ({ most }) => `Read time must be 1 to ${most} minutes`,
};
