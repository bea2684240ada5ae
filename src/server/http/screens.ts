import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Noun } from './noun-versions.ts';
import { type PageCache, type RenderedPage, sendPage } from './page-cache.ts';
import { commonHeaders, inlineScriptHashes, pagePolicy } from './security-headers.ts';

/** Fetches from our own API without a network in between. */
export type InProcessFetch = (address: string, init: RequestInit) => Promise<Response>;

/** The web room's one door for the server: a request in, a page out. */
export type RenderScreen = (request: Request, context: { fetch: InProcessFetch }) => Promise<Response>;

export interface Screens {
  readonly render: RenderScreen;
  /** Folder of the built browser files; null while Vite serves them. */
  readonly clientDir: string | null;
  /** The development server adds a script of its own to pages, so its pages have no policy and are not cached. */
  readonly development: boolean;
}

/** Which nouns a public page shows; null for pages that are not kept. */
export function nounsOf(path: string): readonly Noun[] | null {
  if (path === '/') return ['site', 'itineraries'];
  if (/^\/itinerary\/[\w-]{1,200}$/.test(path)) return ['site', 'itineraries'];
  if (path === '/search-results' || path === '/contact' || path === '/packages' || path === '/blog') return ['site'];
  return null;
}

/** The API in process: no socket, but the caller's own address, or all visitors would share one limit. */
function inProcessFetch(app: FastifyInstance, request: FastifyRequest): InProcessFetch {
  return async (address, init) => {
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: address,
      remoteAddress: request.ip,
      headers: { ...(init.headers as Record<string, string>), 'user-agent': request.headers['user-agent'] ?? '' },
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    const body = answer.statusCode === 204 ? null : answer.payload;
    return new Response(body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } });
  };
}

async function renderPage(
  app: FastifyInstance,
  screens: Screens,
  request: FastifyRequest,
  siteUrl: string,
): Promise<RenderedPage> {
  // Pages are the same for everyone, so the address is the site's own and nothing of the visitor reaches them.
  const response = await screens.render(new Request(new URL(request.url, siteUrl)), {
    fetch: inProcessFetch(app, request),
  });
  const body = await response.text();
  const headers: Record<string, string> = {
    ...Object.fromEntries(response.headers),
    ...commonHeaders(siteUrl.startsWith('https:')),
  };
  if (!screens.development && (headers['content-type'] ?? '').startsWith('text/html')) {
    headers['content-security-policy'] = pagePolicy(inlineScriptHashes(body));
  }
  return { status: response.status, headers, body };
}

async function answerScreen(
  app: FastifyInstance,
  screens: Screens,
  pages: PageCache,
  siteUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const nouns = screens.development ? null : nounsOf(request.url);
  if (nouns) {
    const page = await pages.render(request.url, nouns, () => renderPage(app, screens, request, siteUrl));
    reply.hijack();
    sendPage(page, request.raw, reply.raw);
    return reply;
  }
  const page = await renderPage(app, screens, request, siteUrl);
  return reply
    .code(page.status)
    .headers({ 'cache-control': 'no-cache', ...page.headers })
    .send(page.body);
}

/** Mounts the screens: the browser's files, then every address that the API does not know. */
export async function mountScreens(
  app: FastifyInstance,
  screens: Screens,
  pages: PageCache,
  siteUrl: string,
): Promise<void> {
  if (screens.clientDir) {
    await app.register(fastifyStatic, {
      root: screens.clientDir,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      setHeaders: (response, path) => {
        const hashed = path.includes('/assets/');
        response.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  }
  app.get('/*', (request, reply) => answerScreen(app, screens, pages, siteUrl, request, reply));
}
