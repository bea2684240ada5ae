/** What a field holds that is never written down, by what it is called. */
const SECRET_FIELDS: readonly (readonly [name: RegExp, mask: string])[] = [
  [/phone|mobile|whatsapp/i, '[phone]'],
  [/e-?mail/i, '[e-mail]'],
  [/password|secret|authori[sz]ation|api-?key|cookie|token$/i, '[secret]'],
  [/^(?:name|(?:full|first|last|user|customer|traveller)_?name)$/i, '[name]'],
];

const EMAIL = /[^\s@<>"'(),;]+@[^\s@<>"'(),;]+\.[^\s@<>"'(),;.]+/g;
/** Tokens as services hand them out, and anything else so long and so mixed that nobody would have chosen it. */
const TOKEN = /\b(?:Bearer\s+\S{8,}|(?:sk|pk|key|ghp|AIza)[-_]?[\w-]{16,}|eyJ[\w-]+\.[\w-]+\.[\w-]*)/g;
const LONG_WORD = /(?<![\w-])(?=[\w]*\d)(?=[\w]*[a-z])(?=[\w]*[A-Z])\w{24,}(?![\w-])/g;
/** Digits with what people put between them; neither part of a word nor of a longer number. */
const DIGITS = /(?<![\w-])\+?\(?\d[\d\s().-]{6,18}\d(?![\w-])/g;
const DATE = /\d{4}-\d{2}-\d{2}/;

function maskDigits(found: string): string {
  const digits = found.replace(/\D/g, '').length;
  const least = found.startsWith('+') ? 8 : 10;
  return digits < least || digits > 15 || DATE.test(found) ? found : '[phone]';
}

const maskText = (text: string): string =>
  text.replace(TOKEN, '[secret]').replace(LONG_WORD, '[secret]').replace(EMAIL, '[e-mail]').replace(DIGITS, maskDigits);

/**
 * The same value without what tells who somebody is or opens something: phones, e-mail addresses, names, tokens. Fields
 * are known by what they are called, texts by what they look like.
 */
export function maskPersonal(value: unknown): unknown {
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map(maskPersonal);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      const mask = SECRET_FIELDS.find(([pattern]) => pattern.test(name))?.[1];
      const isHeld = (typeof held === 'string' && held !== '') || typeof held === 'number';
      return [name, mask && isHeld ? mask : maskPersonal(held)];
    }),
  );
}
