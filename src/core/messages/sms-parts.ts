/** The characters of GSM 03.38 that count once, and those that count twice. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const TWICE = '^{}\\[~]|€\f';

export interface SmsParts {
  /** How many SMS are charged. */
  readonly parts: number;
  /** Characters as the network counts them. */
  readonly length: number;
  /** True when letters beyond the Latin alphabet of GSM leave less than half the room. */
  readonly isUnicode: boolean;
}

/** Returns how many SMS a text takes: 160 or 70 characters in one, 153 or 67 in each of several. */
export function smsParts(text: string): SmsParts {
  const characters = [...text];
  const isUnicode = !characters.every((character) => BASIC.includes(character) || TWICE.includes(character));
  const length = isUnicode
    ? text.length
    : characters.reduce((sum, character) => sum + (TWICE.includes(character) ? 2 : 1), 0);
  const [alone, joined] = isUnicode ? [70, 67] : [160, 153];
  return { parts: length <= alone ? Math.min(length, 1) : Math.ceil(length / joined), length, isUnicode };
}
