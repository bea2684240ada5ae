const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

/** Returns a text with accents, a third longer, in brackets: what is cut or not in a catalogue is seen at once. */
const disguised = (text: string): string =>
  text.trim() === ''
    ? text
    : `⟦${text.replace(/[aeiou]/gi, (letter) => ACCENTED[letter] ?? letter)}${'·'.repeat(Math.ceil(text.length / 3))}⟧`;

/** Returns English words as those of a pseudo-language, which tests screens for words and room. It never ships. */
export function pseudo<Words>(words: Words): Words {
  const each = (value: unknown): unknown => {
    if (typeof value === 'string') return disguised(value);
    if (typeof value === 'function')
      return (...values: readonly unknown[]) => each((value as (...given: readonly unknown[]) => unknown)(...values));
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, each(inner)]));
  };
  return each(words) as Words;
}
