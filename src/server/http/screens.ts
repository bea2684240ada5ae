import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inject } from 'light-my-request';
import { isOfficePath } from '../../contracts/office-paths.ts';
import { type Language, languageNamed, OFFICE_LANGUAGE_COOKIE } from '../../core/languages.ts';
import { AppError } from './app-error.ts';
import { readCookie } from './cookies.ts';
import { sendKept } from './kept-answers.ts';
import type { Versions } from './noun-versions.ts';
import type { PageCache, RenderedPage } from './page-cache.ts';
import { canonicalAddress, nounsOf, pathOf, privateHeaders } from './public-pages.ts';
import { busy, PAGES_ROUTE } from './refusals.ts';
import { setRequestId } from './request-id.ts';
import { buildStyleSheets, type StyleSheets, sealPage } from './seal-page.ts';
import { commonHeaders, type MapOrigins, pagePolicy, scriptMark } from './security-headers.ts';

/** Calls the site's own API without a network. */
export type InProcessFetch = (address: string, init: RequestInit) => Promise<Pick<Response, 'status' | 'text'>>;

/**
 * The web folder's only entry for the server: renders an address to a page and marks its inline scripts with the nonce.
 */
export type RenderScreen = (
  address: URL,
  context: {
    fetch: InProcessFetch;
    nonce: string | undefined;
    requestId: string;
    /** Language of the back office in this browser; pages of visitors have theirs in the address. */
    officeLanguage: Language;
  },
) => Promise<{ readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: string }>;

export interface Screens {
  readonly render: RenderScreen;
  /** Folder of the built browser files; null while Vite serves them. */
  readonly clientDir: string | null;
  /** The development server adds its own script to pages, so its pages have no policy and are not cached. */
  readonly development: boolean;
}

interface ScreensOf {
  readonly app: FastifyInstance;
  readonly screens: Screens;
  readonly pages: PageCache;
  readonly siteUrl: string;
  /** Returns the origins of the maps that pages may show. Called for each page that is rendered. */
  readonly mapOrigins: () => Promise<MapOrigins>;
}

/** A secret of this process that marks its pages' own API calls, which are exempt from rate limits. */
const IN_PROCESS_HEADER = 'x-safarnama-in-process';
const inProcessKey = randomBytes(32).toString('hex');

export const isInProcess = (request: FastifyRequest): boolean => request.headers[IN_PROCESS_HEADER] === inProcessKey;

interface Rendering {
  readonly request: FastifyRequest;
  readonly address: URL;
  /** What the page has to show at least, so that lists kept for these versions need not be made again; null: makes all. */
  readonly versions: Versions | null;
}

/**
 * Returns a fetch that calls the API in process, without a socket. Not the framework's own `inject`, which refuses
 * calls of a page that is half rendered when the process is told to stop. `onFailure` gets the status of an answer that
 * is missing for a temporary reason.
 */
function inProcessFetch(
  { app, pages }: Pick<ScreensOf, 'app' | 'pages'>,
  { request, versions }: Rendering,
  onFailure: (status: number) => void,
): InProcessFetch {
  return async (address, init) => {
    const kept = versions && (init.method ?? 'GET') === 'GET' ? pages.listText(address, versions) : null;
    if (kept !== null) return { status: 200, text: async () => kept };
    const dispatch: Parameters<typeof inject>[0] = (raw, response) => {
      setRequestId(raw as unknown as IncomingMessage, request.id);
      app.routing(raw, response);
    };
    const answer = await inject(dispatch, {
      method: (init.method ?? 'GET') as 'GET',
      url: address,
      remoteAddress: request.ip,
      headers: {
        ...(init.headers as Record<string, string>),
        'user-agent': request.headers['user-agent'] ?? '',
        [IN_PROCESS_HEADER]: inProcessKey,
      },
      ...(typeof init.body === 'string' && { payload: init.body }),
    });
    if (answer.statusCode === 429 || answer.statusCode >= 500) onFailure(answer.statusCode);
    return { status: answer.statusCode, text: async () => answer.payload };
  };
}

/** Returns the requested path and query at our own origin, whatever else the request line holds. */
export function ownAddress(url: string, siteUrl: string): URL {
  const absolute = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*(.*)$/i.exec(url);
  const path = (absolute ? absolute[1] || '/' : url).replace(/^[/\\]+/, '');
  try {
    return new URL(`${siteUrl}/${path}`);
  } catch {
    throw new AppError('invalid', ({ calls }) => calls.badAddress);
  }
}

interface MountedScreens extends ScreensOf {
  /** The build's style sheets; null while Vite serves them. */
  readonly sheets: StyleSheets | null;
}

async function renderPage(
  { app, pages, screens, sheets, mapOrigins }: MountedScreens,
  rendering: Rendering,
): Promise<RenderedPage> {
  const { request, address } = rendering;
  let [whole, isOut] = [true, false];
  const fetch = inProcessFetch({ app, pages }, rendering, (status) => {
    whole = false;
    if (status === 503) isOut = true;
  });
  const isOffice = isOfficePath(address.pathname);
  // Pages are the same for all visitors: nothing of the request but its address reaches them. Those of the back office
  // are never cached and have the language that this browser's admin has chosen.
  const response = await screens.render(address, {
    fetch,
    // In development there is no policy, and a nonce would only make the browser's page differ from the server's.
    nonce: screens.development ? undefined : scriptMark,
    requestId: request.id,
    officeLanguage: languageNamed(isOffice ? readCookie(request.headers.cookie, OFFICE_LANGUAGE_COOKIE) : null),
  });
  // A screen that breaks because an API answer is missing is no fault of its own.
  if (isOut && response.status === 500) throw busy();
  const headers: Record<string, string> = {
    ...(response.status === 503 && { 'retry-after': String(busy().retryAfterSeconds) }),
    ...response.headers,
    ...commonHeaders(address.protocol === 'https:'),
  };
  if (screens.development || !(headers['content-type'] ?? '').startsWith('text/html')) {
    return { status: response.status, headers, body: response.body, whole };
  }
  const sealed = sealPage(response.body, isOffice ? null : sheets);
  // Without a database the page reports that itself; it shows no map, and must not be cached without one.
  const maps = await mapOrigins().catch(() => {
    whole = false;
    return { tiles: '', embed: '' };
  });
  headers['content-security-policy'] = pagePolicy(isOffice ? { ...sealed, styles: null } : sealed, maps);
  return { status: response.status, headers, body: sealed.html, whole };
}

async function answerScreen(of: MountedScreens, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { screens, pages, siteUrl } = of;
  const address = ownAddress(request.url, siteUrl);
  const nouns = screens.development ? null : nounsOf(address.pathname);
  const known = nouns && pathOf(request.url) === address.pathname ? canonicalAddress(request.url) : null;
  if (nouns && known !== null) {
    const canonical = new URL(known, address);
    const page = await pages.render(known, nouns, (versions) =>
      renderPage(of, { request, address: canonical, versions }),
    );
    // The request missed its deadline meanwhile and is answered.
    if (reply.raw.headersSent) return reply;
    reply.hijack();
    sendKept(page, request.raw, reply.raw);
    return reply;
  }
  const page = await pages.inTurn(() => renderPage(of, { request, address, versions: null }));
  return reply
    .code(page.status)
    .headers({ 'cache-control': 'no-cache', ...page.headers, ...privateHeaders(address.pathname) })
    .send(page.body);
}

/** Mounts the screens under every address that the API does not know. */
export function mountScreens(of: ScreensOf): void {
  const { app, pages, screens } = of;
  const mounted = { ...of, sheets: screens.clientDir === null ? null : buildStyleSheets(screens.clientDir) };
  app.get(PAGES_ROUTE, (request, reply) => answerScreen(mounted, request, reply));
  pages.renewWith(({ url = '/', socket, headers }) =>
    inject((raw, response) => app.routing(raw, response), {
      url,
      ...(socket.remoteAddress !== undefined && { remoteAddress: socket.remoteAddress }),
      headers: { ...headers, [IN_PROCESS_HEADER]: inProcessKey },
    }),
  );
}
