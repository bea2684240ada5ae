import { slugOf } from '../../../../core/slug.ts';

interface Named {
  readonly title: string;
  readonly slug: string;
}

/** Returns the new title, and a slug derived from it while the slug is empty or still the old title's. */
export function withTitle<D extends Named>(draft: D, title: string): Pick<D, 'title' | 'slug'> {
  const follows = draft.slug === '' || draft.slug === slugOf(draft.title);
  return { title, slug: follows ? slugOf(title) : draft.slug };
}

/**
 * Returns the slug to send: the typed one, else the title's. A title in a script that only the server can transliterate
 * gives an empty slug, and the server makes it.
 */
export const slugToSend = ({ slug, title }: Named): string => slug.trim() || slugOf(title);
