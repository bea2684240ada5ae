import { runInThisContext } from 'node:vm';
import { expect, it } from 'vitest';
import { escapeBeyondAscii } from '../scripts/ascii-source.ts';

const SOURCES = [
  `'₹1,200 – नमस्ते 🛕'`,
  `['“', '₹'].join(\`—\`)`,
  String.raw`'\é \\é \\\é \n\u00e9'`,
  `/^[–—🛕]é+$/u.test('–🛕éé')`,
  `'é–'.replace(/[^é]/, '')`,
  `(() => { const größe = { größe: 7 }; return größe.größe; })()`,
];

it.each(SOURCES)('%s means the same in ASCII', (source) => {
  const escaped = escapeBeyondAscii(source);
  expect(escaped).toMatch(/^[\0-\x7f]*$/);
  expect(runInThisContext(escaped)).toEqual(runInThisContext(source));
});
