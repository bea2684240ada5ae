import { nameOfKept } from './kept-trips.ts';
import { filesOfDocument, filesOfModule, type ImportMap, wordsOfDocument } from './page-files.ts';

const isModule = (address: string): boolean => address.endsWith('.js');

async function load(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}`);
  return answer;
}

/** Loads files and what their modules import, those of modules too, until nothing new is named. */
async function loadAll(
  addresses: readonly string[],
  words: ImportMap,
  loaded = new Map<string, Response>(),
): Promise<ReadonlyMap<string, Response>> {
  const fresh = [...new Set(addresses)].filter((address) => address !== '' && !loaded.has(address));
  if (fresh.length === 0) return loaded;
  const answers = await Promise.all(fresh.map(load));
  for (const [index, address] of fresh.entries()) {
    const answer = answers[index];
    if (answer) loaded.set(address, answer);
  }
  const modules = fresh.filter(isModule).map((address) => loaded.get(address)?.clone().text() ?? '');
  const named = (await Promise.all(modules)).flatMap((code) => filesOfModule(code, words));
  return loadAll(named, words, loaded);
}

/** Pictures and fonts that this document shows: without one of them the page is still whole. */
function shownFiles(): readonly string[] {
  const pictures = [...document.images].map((image) => image.currentSrc || image.src);
  const fonts = performance.getEntriesByType('resource').map(({ name }) => name);
  return [...pictures, ...fonts]
    .map((address) => new URL(address, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/pictures\/|\.woff2$/.test(pathname))
    .map(({ pathname }) => pathname);
}

async function loadShown(extra: readonly string[]): Promise<readonly (readonly [string, Response])[]> {
  const loading = [...new Set([...shownFiles(), ...extra])].map(
    async (address) => [address, await load(address)] as const,
  );
  const settled = await Promise.allSettled(loading);
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

async function put(cache: Cache, address: string, answer: Response): Promise<number> {
  const bytes = (await answer.clone().blob()).size;
  await cache.put(address, answer);
  return bytes;
}

const loadPage = async (path: string): Promise<Response> => {
  // Asks the server whether it has changed: a copy of the last build would be kept for ever.
  const page = await fetch(path, { cache: 'no-cache' });
  // The browser opens no page from storage that was redirected to.
  if (!page.ok || page.redirected) throw new Error(`${path} was answered with ${page.status}`);
  return page;
};

/**
 * Keeps a page of the site as it is now, with all files that it needs to be opened without a network, and returns their size
 * in bytes. `extra`: pictures that it may need besides those that it shows. What was kept of it before stays in use until
 * all of it is there. Throws when a file cannot be loaded or the browser refuses to store it.
 */
export async function keepPage(path: string, extra: readonly string[]): Promise<number> {
  const page = await loadPage(path);
  // Its styles are those of another page where it is kept from elsewhere, whose policy would refuse them.
  const html = (await page.clone().text()).replace(/<style[\s>].*?<\/style>/gs, '');
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const [needed, shown] = await Promise.all([
    loadAll(filesOfDocument(parsed), wordsOfDocument(parsed)),
    loadShown(extra),
  ]);
  const files = new Map([...shown, ...needed]);
  const cache = await caches.open(nameOfKept(path));
  const sizes = await Promise.all([...files].map(([address, answer]) => put(cache, address, answer)));
  sizes.push(await put(cache, path, page));
  await removeOthers(cache, new Set([path, ...files.keys()]));
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

async function removeOthers(cache: Cache, kept: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    if (!kept.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Returns whether the live page is another one than the kept one: the site or what it shows has changed. */
export async function hasChanged(path: string): Promise<boolean> {
  const cache = await caches.open(nameOfKept(path));
  const [kept, live] = await Promise.all([cache.match(path, { ignoreVary: true }), loadPage(path)]);
  return kept?.headers.get('etag') !== live.headers.get('etag');
}
