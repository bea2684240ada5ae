/**
 * The distinct words of a text as searching compares them: lower-case, Latin letters without their accents, whatever is
 * neither letter, mark nor digit left out. Words of any script; an apostrophe does not split one ("Cox's" is "coxs").
 */
export function searchWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{M}\p{N}]+/gu))];
}
