/** The longest line of a calendar file in bytes of UTF-8, without its line break (RFC 5545, 3.1). */
const LINE_BYTES = 75;
const LINE_BREAK = '\r\n';

/** A letter with its vowel signs and other marks: at most 72 bytes, so that each fits on a line. */
const LETTERS = /\P{M}\p{M}{0,17}|\p{M}{1,18}/gu;

function bytesOf(letter: string): number {
  let bytes = 0;
  for (const character of letter) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Returns a text as the value of a property: RFC 5545, 3.3.11. Control characters, which it forbids, are left out. */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');

/** Returns a property with its line break, folded into lines of at most 75 bytes; no letter is cut. */
export function contentLine(name: string, value: string): string {
  let folded = '';
  let bytes = 0;
  for (const [letter] of `${name}:${value}`.matchAll(LETTERS)) {
    const more = bytesOf(letter);
    if (bytes + more > LINE_BYTES) {
      folded += `${LINE_BREAK} `;
      bytes = 1;
    }
    folded += letter;
    bytes += more;
  }
  return folded + LINE_BREAK;
}
