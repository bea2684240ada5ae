/**
 * First digits of other scripts, each followed by its other nine: Arabic, Persian, those of India, and full-width ones.
 */
const ZEROES: readonly number[] = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
];

/** Returns the text with every digit as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROES.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
