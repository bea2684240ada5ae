import { makeClient } from '../contracts/client.ts';
import { isOfficePath } from '../contracts/office-paths.ts';
import { type Language, splitPath } from '../core/languages.ts';
import type { RenderedScreen } from './rendering/rendered-screen.ts';
import { renderSitePage } from './site-router/render-site-page.tsx';

interface RenderContext {
  readonly fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'text'>>;
  readonly nonce: string | undefined;
  readonly requestId: string;
  readonly officeLanguage: Language;
}

/**
 * Renders a page for an address; the only entry point for the server. `fetch` reaches the API in process; the nonce
 * marks the trusted inline scripts; error pages show `requestId`; the back office is rendered in `officeLanguage`.
 */
export async function render(url: URL, context: RenderContext): Promise<RenderedScreen> {
  const { fetch, nonce, requestId, officeLanguage } = context;
  if (!isOfficePath(url.pathname)) {
    const { language } = splitPath(url.pathname);
    const api = makeClient(fetch, () => ({ 'accept-language': language }));
    return renderSitePage(url, { api, nonce, requestId });
  }
  // A start needs no back office, nor its router.
  const { renderOfficePage } = await import('./render-office-page.ts');
  return renderOfficePage(url, nonce, officeLanguage);
}
