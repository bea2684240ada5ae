// Opens kept trips without a network (docs/decisions/0059). A browser gets this file with the first trip that it keeps, or in the
// installed app. It writes nothing: pages keep themselves (src/web/browser/keep-page.ts). It never answers for `/api`
// or the back office, and holds back no other page.

/** A network that has not answered by then is as good as none. */
const LATE_MS = 3000;
const NAME_OF_KEPT = 'kept ';
const OFFLINE_PAGE = '/offline';
const TRIPS_MARK = '<!--kept trips-->';
const FILES = /^\/(?:assets|pictures)\//;
const NOT_OURS = /^\/(?:api|admin|admin-blogs)(?:\/|$)/;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

/** Returns what is kept for an address; undefined when nothing is, or storage is out of reach. */
const findKept = (address) => caches.match(address, { ignoreVary: true, ignoreSearch: true }).catch(() => undefined);

/** Returns a list item for each kept trip, with the title of its page, which is HTML already. */
async function listTrips() {
  const paths = (await caches.keys()).flatMap((name) =>
    name.startsWith(NAME_OF_KEPT) ? [name.slice(NAME_OF_KEPT.length)] : [],
  );
  const items = paths.map(async (path) => {
    const html = await (await findKept(path))?.text();
    const [, lang, title = path] = /<html lang="([\w-]+)".*?<title[^>]*>([^<]*)/s.exec(html ?? '') ?? [];
    return html ? `<li><a href="${path}" lang="${lang}">${title}</a></li>` : '';
  });
  return (await Promise.all(items)).join('');
}

async function showOfflinePage() {
  const page = await findKept(OFFLINE_PAGE);
  if (!page) return Response.error();
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const [html, trips] = await Promise.all([page.text(), listTrips()]);
  return new Response(
    html.replace(TRIPS_MARK, () => trips),
    { status: 503, headers },
  );
}

/** Answers with the live page, and with the kept one when the network or the server fails or is late. */
async function openPage(request) {
  const live = fetch(request).catch(() => undefined);
  const kept = await findKept(request.url);
  if (!kept) return (await live) ?? showOfflinePage();
  const late = new Promise((resolve) => setTimeout(resolve, LATE_MS));
  const answer = await Promise.race([live, late]);
  return answer && answer.status < 500 ? answer : kept;
}

const openFile = async (request) => (await findKept(request.url)) ?? fetch(request);

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || NOT_OURS.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (FILES.test(pathname)) event.respondWith(openFile(request));
});
