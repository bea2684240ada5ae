const LONGEST = 80;

/** Returns a file's name for messages: its last part, short, without disturbing characters; `unnamed` where none is left. */
export function shownFileName(fileName: string, unnamed: string): string {
  const last = fileName.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim();
  if (plain === '') return unnamed;
  const characters = [...plain];
  return characters.length > LONGEST ? `${characters.slice(0, 60).join('')}…${characters.slice(-15).join('')}` : plain;
}
