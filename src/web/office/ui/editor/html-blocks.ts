const TAG = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g;
const VOID = new Set(['br', 'img', 'hr']);

/** Returns the parts of an editor's HTML that stand below one another: paragraphs, headings, lists, quotes, pictures. */
export function htmlBlocks(html: string): string[] {
  const blocks: string[] = [];
  let depth = 0;
  let start = 0;
  for (const match of html.matchAll(TAG)) {
    const [tag, slash, name = ''] = match;
    if (!VOID.has(name)) depth += slash === '' ? 1 : -1;
    if (depth > 0) continue;
    const end = match.index + tag.length;
    blocks.push(html.slice(start, end));
    start = end;
  }
  const rest = html.slice(start);
  return rest.trim() === '' ? blocks : [...blocks, rest];
}

const KEPT_ATTRIBUTE = /\s(?:href|src|alt)="[^"]*"/g;

/** Returns HTML in the one form in which the editor's and the server's can be compared. */
export const comparableHtml = (html: string): string =>
  html
    .replace(/<([a-z][a-z0-9]*)(\s[^>]*?)?\s*\/?>/g, (_tag, name: string, attributes: string | undefined) => {
      const kept = attributes?.match(KEPT_ATTRIBUTE) ?? [];
      return `<${name}${kept.sort().join('')}>`;
    })
    .replace(/<li><p>(.*?)<\/p>/gs, '<li>$1')
    .replaceAll('<p></p>', '')
    .replaceAll('&nbsp;', '\u00a0')
    .trim();
