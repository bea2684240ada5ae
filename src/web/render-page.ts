import { makeClient } from '../contracts/client.ts';
import { isOfficePath } from '../contracts/office-paths.ts';
import { splitPath } from '../core/languages.ts';
import type { RenderedScreen } from './rendering/rendered-screen.ts';
import { renderSitePage } from './site-router/render-site-page.tsx';

interface RenderContext {
  readonly fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'text'>>;
  readonly nonce: string | undefined;
  readonly requestId: string;
}

/**
 * Renders a page for an address; the only entry point for the server. `fetch` reaches the API in process; the nonce
 * marks the trusted inline scripts; error pages show `requestId`.
 */
export async function render(url: URL, { fetch, nonce, requestId }: RenderContext): Promise<RenderedScreen> {
  if (!isOfficePath(url.pathname)) {
    const { language } = splitPath(url.pathname);
    const api = makeClient(fetch, () => ({ 'accept-language': language }));
    return renderSitePage(url, { api, nonce, requestId });
  }
  // A start needs no back office, nor its router.
  const { renderOfficePage } = await import('./render-office-page.ts');
  return renderOfficePage(url, nonce);
}
