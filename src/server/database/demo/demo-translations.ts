import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '../../../core/translations/translation-options.ts';
import { words } from './content-values.ts';
import { CONTENT, readContent, slugsIn } from './read-content.ts';

/**
 * `content/translations/<language>/packages/<slug>.json` and the like: translated texts by the path of their field, those
 * of a list in its order. The text of a post is in `posts/<slug>.html`, if it is translated.
 */
const demoTexts = z.record(z.string(), z.union([words, z.array(words)]));
export type DemoTexts = z.output<typeof demoTexts>;

/** A translation of the demonstration content. */
export interface DemoTranslation {
  readonly kind: 'package' | 'post' | 'offer';
  readonly language: TranslationLanguage;
  /** Of a package or post; empty for the offer. */
  readonly slug: string;
  readonly texts: DemoTexts;
}

const FOLDERS = [
  { kind: 'package', folder: 'packages' },
  { kind: 'post', folder: 'posts' },
] as const;

function readPostText(path: string): DemoTexts {
  return existsSync(path) ? { content: readFileSync(path, 'utf8').trimEnd().split(/\r?\n/).join('') } : {};
}

/** Reads all translations of the demonstration content. */
export function readDemoTranslations(folder = CONTENT): DemoTranslation[] {
  return TRANSLATION_LANGUAGES.flatMap((language) => {
    const pathOf = (...names: string[]) => join(folder, 'translations', language, ...names);
    const records = FOLDERS.flatMap(({ kind, folder: records }) =>
      slugsIn(pathOf(records)).map((slug): DemoTranslation => {
        const texts = readContent(pathOf(records, `${slug}.json`), demoTexts);
        return { kind, language, slug, texts: { ...texts, ...readPostText(pathOf(records, `${slug}.html`)) } };
      }),
    );
    const offer = readContent(pathOf('offer.json'), demoTexts);
    return [...records, { kind: 'offer' as const, language, slug: '', texts: offer }];
  });
}
