import { type Section, sectionsFor } from './sections.ts';

/** The second key after `g`, by the name of the section. */
const KEYS: Readonly<Partial<Record<string, string>>> = {
  dashboard: 'd',
  activity: 'a',
  leads: 'l',
  blogs: 'w',
  packages: 'p',
  bookings: 'b',
  customers: 'c',
  today: 't',
  settings: 's',
};

/** Returns the sections of a role that keys lead to, each with its key. */
export const sectionKeys = (role: string): readonly (Section & { readonly key: string })[] =>
  sectionsFor(role).flatMap((section) => {
    const key = KEYS[section.name];
    return key === undefined ? [] : [{ ...section, key }];
  });
