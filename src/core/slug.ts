/**
 * The spec's slug of a title: lower-cased, signs other than letters, digits, spaces and hyphens removed, spaces turned
 * into hyphens, repeated hyphens collapsed, edge hyphens trimmed. Latin letters lose their accents; other scripts are
 * dropped here and transliterated by the server, which has the tables.
 */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');

export const isSlug = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
