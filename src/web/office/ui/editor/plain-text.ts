/** The words of the editor's HTML: a space for each of its blocks, none within a word that is partly bold. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<\/?(?:a|em|strong)(?:\s[^>]*)?>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ');

/** Pasted text may hold control characters and line separators that the API refuses and nobody sees. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]|[\u2028\u2029]/gu, ' ')
    .trim();
