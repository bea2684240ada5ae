import { dayInIndia } from '../../../core/dates.ts';
import { blogs } from '../../../words/en/site/blogs.ts';
import { dates } from '../../../words/en/site/dates.ts';

/** Returns the Indian calendar day of an ISO instant, such as `November 22, 2026`. */
export const wordPostDay = (instant: string): string => dates.postDay(dayInIndia(Date.parse(instant)));

/** Returns a category in the page's language; one that the site does not know stays as it is. */
export const wordPostCategory = (category: string): string =>
  (blogs.categories as Readonly<Record<string, string>>)[category] ?? category;

/** Returns the initial that stands for an author without a picture. */
export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '?';
