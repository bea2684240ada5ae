/** Returns "A, B and C"; names that contain "and" are separated by commas alone. */
export function joinNames(names: readonly string[]): string {
  if (names.length <= 1) return names[0] ?? '';
  if (names.some((name) => name.includes(' and '))) return names.join(', ');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** Returns "1 night" or "3 nights". */
export const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

/** Returns a sentence with its first letter large; an empty text stays empty. */
export const upperFirst = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** Returns a text without its full stop, for the middle of a sentence. */
export const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** Returns a town with its preposition: "in Leh", "at Pangong Lake", "on Havelock Island". */
export function inTown(town: string): string {
  if (/ Lake$/.test(town)) return `at ${town}`;
  return `${/ Islands?$/.test(town) ? 'on' : 'in'} ${withThe(town)}`;
}

const WITH_ARTICLE: ReadonlySet<string> = new Set(['Golden Triangle', 'Andaman Islands', 'Sundarbans']);

/** "Goa", but "the Andaman Islands". */
export const withThe = (place: string): string => (WITH_ARTICLE.has(place) ? `the ${place}` : place);

/** Returns a text with its first letter small, for the middle of a sentence. */
export const lowerFirst = (text: string): string => `${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
