/**
 * Returns the slug of a title: lower-cased, characters other than letters, digits, spaces and hyphens removed, spaces
 * turned into hyphens, repeated hyphens collapsed, edge hyphens trimmed. Dashes of every kind and the minus sign count
 * as hyphens ("Hill—Station" is "hill-station"). Latin letters lose their accents; other scripts are dropped here and
 * transliterated by the server, which has the tables.
 */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Dash_Punctuation}\u2212\u2043]/gu, '-')
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');

export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
