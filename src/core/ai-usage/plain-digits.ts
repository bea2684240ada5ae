/** Where the digits of other scripts begin, each ten in a row: Arabic, Persian, those of India, and wide ones. */
const ZEROES: readonly number[] = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10,
];

/** The text with every digit as 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROES.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
