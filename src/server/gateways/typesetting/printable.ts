import anyAscii from 'any-ascii';
import { charactersOf } from './font-characters.ts';

/** Signs whose usual transcription would not be understood. */
const SIGNS: Readonly<Record<string, string>> = {
  '→': '–',
  '←': '–',
  '★': '*',
  '✓': '',
  '≈': '~',
  '☎': '',
  '⚠': '!',
};
const LINE_BREAK = 10;
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\ufe0f/u;
const SPACE = /\s/u;

/** Returns what stands for a character that no font has. */
function substituteFor(character: string): string {
  const sign = SIGNS[character];
  if (sign !== undefined) return sign;
  if (PICTURE.test(character)) return '';
  return SPACE.test(character) ? ' ' : anyAscii(character);
}

/** Returns a function that replaces the characters of a text that none of the fonts draws: Typst would draw boxes. */
export function printableIn(fonts: readonly Buffer[]): (text: string) => string {
  const drawn = new Set([LINE_BREAK, ...fonts.flatMap(charactersOf)]);
  const isDrawn = (character: string) => drawn.has(character.codePointAt(0) ?? 0);
  return (text) =>
    Array.from(text.normalize('NFC'), (character) => {
      if (isDrawn(character)) return character;
      // য় and its like have no character of their own in this form; their parts have.
      const parts = [...character.normalize('NFD')];
      return parts.every(isDrawn) ? parts.join('') : substituteFor(character);
    }).join('');
}
