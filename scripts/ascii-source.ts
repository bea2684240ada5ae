import type { Plugin } from 'vite';

/** A character beyond ASCII, alone or after a backslash that it makes meaningless; any other escape, to step over it. */
const BEYOND_ASCII = /\\?([^\0-\x7f])|\\[\0-\x7f]/g;

const escaped = (found: string, unit: string | undefined): string =>
  unit === undefined ? found : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Returns code that means the same and has no character beyond ASCII, in strings, patterns, templates and names. */
export const escapeBeyondAscii = (code: string): string => code.replace(BEYOND_ASCII, escaped);

/**
 * Writes the code that runs on the server in ASCII: V8 keeps a file with a
 * single other character in two bytes per character, as long as the process runs.
 */
export function asciiSource(): Plugin {
  return {
    name: 'ascii-source',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk') file.code = escapeBeyondAscii(file.code);
      }
    },
  };
}
