/** Search engines show about so many characters of a title and of a description, and cut off the rest at any point. */
export const TITLE_LONGEST = 60;
export const DESCRIPTION_LONGEST = 155;

/** Returns the text, or as many whole words as fit with an ellipsis: at most `longest` characters. */
export function cutAtWord(text: string, longest: number): string {
  const whole = text.replace(/\s+/g, ' ').trim();
  if (whole.length <= longest) return whole;
  for (let end = whole.lastIndexOf(' ', longest); end > 0; end = whole.lastIndexOf(' ', end - 1)) {
    const cut = whole.slice(0, end).replace(/[ ,;:.!?–—-]{1,20}$/, '');
    if (cut.length < longest) return `${cut}…`;
  }
  // A single long word is cut at the limit, though never within a surrogate pair.
  return `${whole.slice(0, longest - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

/**
 * Returns the first title that fits, with the site's name where there is room; if none fits, the last one cut at a
 * word.
 */
export function fitTitle(titles: readonly string[], brand: string): string {
  for (const title of titles) {
    const whole = brand === '' ? title : `${title} | ${brand}`;
    if (whole.length <= TITLE_LONGEST) return whole;
    if (title.length <= TITLE_LONGEST) return title;
  }
  return cutAtWord(titles.at(-1) ?? '', TITLE_LONGEST);
}
