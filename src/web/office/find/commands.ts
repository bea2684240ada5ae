/** A section to go to, or an action; the search finds them at once, without the server. */
export interface Command {
  readonly key: string;
  readonly title: string;
  readonly group: 'sections' | 'actions';
  /** Where it leads, or what it does. */
  readonly act: string | (() => void);
}

const wordsOf = (text: string): string[] =>
  text
    .toLocaleLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** Returns the commands in whose title each typed word begins a word; none for no words. */
export function matchingCommands(commands: readonly Command[], typed: string): Command[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  return commands.filter(({ title }) => {
    const words = wordsOf(title);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
