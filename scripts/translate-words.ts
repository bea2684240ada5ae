import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { LANGUAGES } from '../src/core/languages.ts';
import { exportWords, importWords, type Sources } from './words/translate.ts';

/*
 * node scripts/translate-words.ts export hi > hi.json      for translators: ICU MessageFormat beside the English
 * node scripts/translate-words.ts import hi.json           takes what they changed into src/words/hi
 */

const WORDS = join(import.meta.dirname, '../src/words');

const sourcesOf = (language: string): Sources =>
  new Map(
    globSync('**/*.ts', { cwd: join(WORDS, language) })
      .filter((file) => !file.endsWith('.test.ts'))
      .sort()
      .map((file) => [file, readFileSync(join(WORDS, language, file), 'utf8')]),
  );

const translationFile = z.object({
  language: z.enum(LANGUAGES).exclude(['en']),
  messages: z.record(z.string(), z.object({ english: z.string(), text: z.string() })),
});

function readFile(path: string) {
  const parsed = translationFile.safeParse(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path} is not a translation file: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

const [act, argument = ''] = process.argv.slice(2);
if (act === 'export' && LANGUAGES.some((language) => language === argument && language !== 'en')) {
  const file = exportWords(argument, sourcesOf('en'), sourcesOf(argument));
  console.log(JSON.stringify(file, null, 2));
} else if (act === 'import') {
  const file = readFile(argument);
  const imported = importWords(file, sourcesOf('en'), sourcesOf(file.language));
  if ('refused' in imported) {
    console.error('Nothing was taken:');
    for (const [id, problem] of Object.entries(imported.refused)) console.error(`- ${id}: ${problem}`);
    process.exitCode = 1;
  } else {
    for (const [name, source] of imported.changed) writeFileSync(join(WORDS, file.language, name), source);
    console.log(`${imported.changed.size} files changed. Run npm run fix, then npm run check.`);
  }
} else {
  console.error('Usage: node scripts/translate-words.ts export hi|bn > FILE, or import FILE');
  process.exitCode = 2;
}
