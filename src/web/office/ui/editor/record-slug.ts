import { slugOf } from '../../../../core/slug.ts';

interface Named {
  readonly title: string;
  readonly slug: string;
}

/** While the slug is empty or still the title's, it follows the title (spec: back office §5). */
export function withTitle<D extends Named>(draft: D, title: string): Pick<D, 'title' | 'slug'> {
  const follows = draft.slug === '' || draft.slug === slugOf(draft.title);
  return { title, slug: follows ? slugOf(title) : draft.slug };
}

/**
 * The slug that is sent. Empty, it is the title's; of a title in a script that only the server can transliterate
 * nothing is left, and the server makes it.
 */
export const slugToSend = ({ slug, title }: Named): string => slug.trim() || slugOf(title);
