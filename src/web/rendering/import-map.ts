import { importMaps } from 'virtual:site-assets';
import type { Language } from '../../core/languages.ts';
import { jsonForPage } from '../site-router/page-data.ts';

type Part = 'site' | 'office';

/** Words that only the back office says. */
const OFFICE_WORDS = '/words/office/';

const maps = new Map<string, string>();

/** Returns the import map of a part of the product in a language: a visitor's page has no use for the office's words. */
function importMapOf(part: Part, language: Language): string {
  const key = `${part} ${language}`;
  const known = maps.get(key);
  if (known !== undefined) return known;
  const words = Object.entries(importMaps[language]).filter(
    ([address]) => part === 'office' || !address.startsWith(OFFICE_WORDS),
  );
  const map = jsonForPage({ imports: Object.fromEntries(words) });
  maps.set(key, map);
  return map;
}

/** Returns a rendered document with the import map that leads its scripts to the words of its language. */
export function withImportMap(html: string, part: Part, language: Language, nonce: string | undefined): string {
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const map = importMapOf(part, language);
  // Before anything that loads a module.
  return html.replace('<head>', () => `<head><script type="importmap"${mark}>${map}</script>`);
}
