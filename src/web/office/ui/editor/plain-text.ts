/** Returns the text of the editor's HTML: a space between blocks, none within a word that is partly bold. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<\/?(?:a|em|strong)(?:\s[^>]*)?>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ');

/** Removes control characters and line separators from pasted text: they are invisible, and the API refuses them. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]|[\u2028\u2029]/gu, ' ')
    .trim();
