import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { makeClient } from '../contracts/client.ts';
import { isOfficePath } from '../contracts/office-paths.ts';
import type { RenderedScreen } from './rendering/rendered-screen.ts';
import { nonceContext } from './routes/office/nonce-context.ts';
import { renderSitePage } from './site-router/render-site-page.tsx';

const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);

/** The back office shows nothing but a frame before its scripts run. */
async function renderOfficePage(url: URL, nonce: string | undefined): Promise<RenderedScreen> {
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  const response = await handle(new Request(url), context);
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

interface RenderContext {
  readonly fetch: (address: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'text'>>;
  readonly nonce: string | undefined;
  readonly requestId: string;
}

/**
 * Renders a page for an address; the only entry point for the server. `fetch` reaches the API in process; the nonce
 * marks the trusted inline scripts; error pages show `requestId`.
 */
export function render(url: URL, { fetch, nonce, requestId }: RenderContext): Promise<RenderedScreen> {
  if (isOfficePath(url.pathname)) return renderOfficePage(url, nonce);
  return renderSitePage(url, { api: makeClient(fetch), nonce, requestId });
}
