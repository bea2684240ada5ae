import type { BlogProblem } from '../../../core/blogs/blog-form.ts';
import type { Words } from '../../../core/sayings.ts';
import { fieldProblemWords } from './fields.ts';

/** What is wrong with a field of a post. */
export const blogProblemWords: Words<BlogProblem> = {
  ...fieldProblemWords,
  'blog-status-unknown': () => 'स्थिति ड्राफ़्ट या प्रकाशित होनी चाहिए',
  'read-time-range': ({ most }) => `पढ़ने का समय 1 से ${most} मिनट के बीच लिखें`,
};
