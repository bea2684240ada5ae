import type { found as en } from '../../en/answers/found.ts';
import type { Like } from '../../like.ts';
import { blogs } from '../office/blogs.ts';
import { bookings } from '../office/bookings.ts';
import { leads } from '../office/leads.ts';
import { packages } from '../office/packages.ts';

/** Returns the word for a stored value; the value itself where a later version has stored one. */
const wordIn = (words: Readonly<Record<string, string>>, value: string): string => words[value] ?? value;

export const found = {
  bookingStatus: ({ status }) => wordIn(bookings.statuses, status),
  leadStatus: ({ status }) => wordIn(leads.statuses, status),
  packageStatus: ({ status }) => wordIn(packages.statuses, status),
  packageCategory: ({ category }) => wordIn(packages.categories, category),
  blogStatus: ({ status }) => wordIn(blogs.statuses, status),
  blogCategory: ({ category }) => wordIn(blogs.categories, category),
  placeSights: ({ count }) => `${count} दर्शनीय स्थल`,
} satisfies Like<typeof en>;
