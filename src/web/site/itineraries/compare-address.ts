/** Plans that stand side by side at most. */
export const MOST_COMPARED = 3;

const PREFIX = '#compare=';

/** Returns the fragment of the results page that compares these plans. */
export const compareHash = (slugs: readonly string[]): string => `${PREFIX}${slugs.map(encodeURIComponent).join(',')}`;

const isComparison = (hash: string): boolean => hash.startsWith(PREFIX);

/** Returns the plans that a fragment compares, each once, at most three; null when it compares none. */
export function comparedSlugs(hash: string): readonly string[] | null {
  if (!isComparison(hash)) return null;
  const slugs = hash
    .slice(PREFIX.length)
    .split(',')
    .filter((slug) => /^[a-z0-9-]{1,200}$/.test(slug));
  return [...new Set(slugs)].slice(0, MOST_COMPARED);
}
