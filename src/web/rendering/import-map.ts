import { importMaps } from 'virtual:site-assets';
import type { Language } from '../../core/languages.ts';
import { jsonForPage } from '../site-router/page-data.ts';

/** Returns a rendered document with the import map that leads its scripts to the words of its language. */
export function withImportMap(html: string, language: Language, nonce: string | undefined): string {
  const mark = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const map = jsonForPage({ imports: importMaps[language] });
  // Before anything that loads a module.
  return html.replace('<head>', () => `<head><script type="importmap"${mark}>${map}</script>`);
}
