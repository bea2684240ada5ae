import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Language } from '../core/languages.ts';
import { withImportMap } from './rendering/import-map.ts';
import { inLanguage } from './rendering/rendered-language.ts';
import type { RenderedScreen } from './rendering/rendered-screen.ts';
import { languageContext, nonceContext } from './routes/office/render-contexts.ts';

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** Renders a page of the back office, which shows nothing but a frame before its scripts run. */
export async function renderOfficePage(
  url: URL,
  nonce: string | undefined,
  language: Language,
): Promise<RenderedScreen> {
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  context.set(languageContext, language);
  const response = await inLanguage(language, () => handle(new Request(url), context));
  const body = withImportMap(await response.text(), 'office', language, nonce);
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}
