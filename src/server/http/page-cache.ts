import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { addDays, dayInIndia, startOfDayInIndia } from '../../core/dates.ts';
import { boundedWork } from '../admission/bounded-work.ts';
import { type Encoding, encodingFor } from './accepted-encoding.ts';
import type { Noun, NounVersions, Versions } from './noun-versions.ts';
import { canonicalAddress, nounsOf, pathOf } from './public-pages.ts';
import { busy } from './refusals.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A rendered page before compression. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /**
   * False when a part of the page could not be loaded; such a page is not cached, so the next visitor may get a whole
   * one.
   */
  readonly whole: boolean;
}

interface ReadyForm {
  /**
   * One character per byte (latin1): Node writes such a text and the headers in one piece; a Buffer would be a second
   * one.
   */
  readonly bytes: string;
  /** Alternating names and values, which Node writes fastest. */
  readonly headers: readonly string[];
  /** The headers of an answer without a body (304). */
  readonly headersOfNotModified: readonly string[];
}

interface CachedPage {
  readonly status: number;
  readonly forms: Readonly<Record<Encoding, ReadyForm>>;
  readonly etag: string;
  readonly nouns: readonly Noun[];
  readonly versions: Versions;
  readonly begunAt: number;
  readonly expiresAt: number;
  /** Size in bytes, all encodings together. */
  readonly size: number;
}

/** In bytes; a page and its compressed forms take about 60,000. */
const MAX_PAGE_BYTES = 96 * 1024 * 1024;
/** Pages with a query have a cache of their own: a stream of different searches evicts only searches. */
const MAX_VARIANT_BYTES = 16 * 1024 * 1024;
/**
 * Brotli quality. Pages without a query are cached for long and requested often; the others are compressed with a tenth
 * of the work.
 */
const BROTLI_OF_PAGES = 9;
const BROTLI_OF_VARIANTS = 5;
/** Rendering is CPU-bound: more at once only makes all of them slower. */
const RENDERED_AT_ONCE = 1;
const MAX_WAITING = 200;
/** A request that would wait longer for a page is answered 503 at once. */
const WAIT_AT_MOST_MS = 400;
/** When the database has not confirmed a page's freshness by then, the cached page is served if it is of today. */
const FRESHNESS_WITHIN_MS = 1000;
const FRESHNESS_IN_OUTAGE_WITHIN_MS = 100;
/** Maximum age: views and other changes without a version show after at most this long. */
const MAX_AGE_MS = 5 * 60_000;

async function packPage(
  page: RenderedPage,
  brotliQuality: number,
): Promise<Pick<CachedPage, 'status' | 'forms' | 'etag' | 'size'>> {
  const identity = Buffer.from(page.body);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compressGzip(identity, { level: 9 }),
  ]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  const common = {
    ...page.headers,
    'cache-control': 'public, max-age=0, must-revalidate',
    vary: 'accept-encoding',
    etag,
  };
  const form = (bytes: Buffer, encoding: Encoding): ReadyForm => {
    const ofBody = {
      'content-length': String(bytes.length),
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    };
    return {
      bytes: bytes.toString('latin1'),
      headers: Object.entries({ ...common, ...ofBody }).flat(),
      headersOfNotModified: Object.entries(common).flat(),
    };
  };
  return {
    status: page.status,
    etag,
    size: identity.length + br.length + gz.length,
    forms: { br: form(br, 'br'), gzip: form(gz, 'gzip'), identity: form(identity, 'identity') },
  };
}

/** Returns when a page expires. Offers and discounts end with a day in India, so no page shows yesterday's. */
const endOfValidity = (begunAt: number): number =>
  Math.min(begunAt + MAX_AGE_MS, startOfDayInIndia(addDays(dayInIndia(begunAt), 1)));

/** Keeps as many pages as fit; evicts the one that was kept longest ago. */
class KeptPages {
  readonly #pages = new Map<string, CachedPage>();
  readonly #maxBytes: number;
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(address: string): CachedPage | undefined {
    return this.#pages.get(address);
  }

  /** Returns a page and marks it as most recently kept. */
  getAndKeep(address: string): CachedPage | undefined {
    const page = this.#pages.get(address);
    if (page) this.keep(address, page);
    return page;
  }

  keep(address: string, page: CachedPage): void {
    this.#drop(address);
    this.#pages.set(address, page);
    this.#bytes += page.size;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(address: string): void {
    this.#bytes -= this.#pages.get(address)?.size ?? 0;
    this.#pages.delete(address);
  }
}

/**
 * Caches whole public pages with their compressed forms, and answers before the framework sees the request. A page is
 * stale as soon as any noun that it shows has changed, in any process.
 */
export class PageCache {
  readonly #pages = new KeptPages(MAX_PAGE_BYTES);
  readonly #variants = new KeptPages(MAX_VARIANT_BYTES);
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #places = boundedWork(RENDERED_AT_ONCE, MAX_WAITING, WAIT_AT_MOST_MS);
  readonly #versions: NounVersions;
  readonly #now: () => number;
  readonly #isDatabaseOut: () => boolean;
  #versionsOfThisTurn: Versions | null = null;

  constructor(versions: NounVersions, now: () => number, isDatabaseOut: () => boolean = () => false) {
    this.#versions = versions;
    this.#now = now;
    this.#isDatabaseOut = isDatabaseOut;
  }

  /** Answers from the cache when it can; returns false when the request still has to be handled. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const page = this.#find(request.url ?? '');
    if (!page) return false;
    let current: Versions | Promise<Versions>;
    try {
      current = this.#versionsOfThisTurn ?? this.#versions.current();
    } catch {
      return false;
    }
    if (!(current instanceof Promise)) this.#keepForThisTurn(current);
    const answer = (versions: Versions | null): boolean => {
      if (!(versions ? this.#isFresh(page, versions) : this.#isOfToday(page))) return false;
      sendPage(page, request, response);
      return true;
    };
    return current instanceof Promise ? this.#inOutageNull(current).then(answer) : answer(current);
  }

  /** Returns null when the database does not answer in time: in an outage a cached page is better than none. */
  #inOutageNull(current: Promise<Versions>): Promise<Versions | null> {
    return new Promise((resolve) => {
      const patienceMs = this.#isDatabaseOut() ? FRESHNESS_IN_OUTAGE_WITHIN_MS : FRESHNESS_WITHIN_MS;
      const late = setTimeout(() => resolve(null), patienceMs);
      current.then(resolve, () => resolve(null)).finally(() => clearTimeout(late));
    });
  }

  /**
   * Returns true for a page of today. Offers end with a day in India, and an ended offer is not shown even in an
   * outage.
   */
  #isOfToday(page: CachedPage): boolean {
    return dayInIndia(page.begunAt) === dayInIndia(this.#now());
  }

  /**
   * Returns the cached page of an address. Most addresses have no query; of those that have one, the most recently
   * requested stay longest.
   */
  #find(url: string): CachedPage | undefined {
    if (!url.includes('?')) return this.#pages.get(url);
    const address = canonicalAddress(url);
    if (address === null) return undefined;
    return address.includes('?') ? this.#variants.getAndKeep(address) : this.#pages.get(address);
  }

  /**
   * Reuses the versions for the rest of this event loop turn. All requests of a turn had arrived when it began, so the
   * first one's versions are valid for the others: a change published meanwhile is acknowledged only after they
   * arrived.
   */
  #keepForThisTurn(versions: Versions): void {
    if (this.#versionsOfThisTurn) return;
    this.#versionsOfThisTurn = versions;
    setImmediate(() => {
      this.#versionsOfThisTurn = null;
    });
  }

  /**
   * Renders a page, once for all concurrent requests, and caches it under its canonical address if it may be cached.
   */
  async render(url: string, nouns: readonly Noun[], render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const versions = await this.#versions.current();
    const known = this.#shelf(url).get(url);
    if (known && this.#isFresh(known, versions)) return known;
    const key = `${url} ${nouns.map((noun) => versions.get(noun) ?? 0).join('.')}`;
    let rendering = this.#rendering.get(key);
    if (!rendering) {
      rendering = this.inTurn(() => this.#renderAndKeep(url, nouns, versions, render)).finally(() =>
        this.#rendering.delete(key),
      );
      this.#rendering.set(key, rendering);
    }
    return rendering;
  }

  /**
   * Returns true for a page with a query when the render queue is full: rejecting at once is cheaper. Pages without a
   * query are so few that one may be rendering already.
   */
  mustRefuse({ method, url = '' }: IncomingMessage): boolean {
    return method === 'GET' && url.includes('?') && this.#places.isFull() && nounsOf(pathOf(url)) !== null;
  }

  /** Renders when a place is free; rejects with 503 when the wait would be too long. */
  inTurn<T>(render: () => Promise<T>): Promise<T> {
    return this.#places(render) ?? Promise.reject(busy());
  }

  async #renderAndKeep(
    url: string,
    nouns: readonly Noun[],
    versions: Versions,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> {
    // Facts that held when rendering began may have ended by the time it is done.
    const begunAt = this.#now();
    const rendered = await render();
    const packed = await packPage(rendered, url.includes('?') ? BROTLI_OF_VARIANTS : BROTLI_OF_PAGES);
    const page: CachedPage = { ...packed, nouns, versions, begunAt, expiresAt: endOfValidity(begunAt) };
    if (page.status === 200 && rendered.whole) {
      this.#shelf(url).keep(url, page);
    }
    return page;
  }

  #shelf(address: string): KeptPages {
    return address.includes('?') ? this.#variants : this.#pages;
  }

  #isFresh(page: CachedPage, versions: Versions): boolean {
    if (page.expiresAt <= this.#now()) return false;
    return (
      page.versions === versions ||
      page.nouns.every((noun) => (page.versions.get(noun) ?? 0) === (versions.get(noun) ?? 0))
    );
  }
}

/** Sends the encoding that the browser accepts, or 304 when the browser has the page already. */
export function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const form = page.forms[encodingFor(request.headers['accept-encoding'])];
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, [...form.headersOfNotModified]).end();
    return;
  }
  response.writeHead(page.status, form.headers as string[]);
  response.end(request.method === 'HEAD' ? '' : form.bytes, 'latin1');
}
