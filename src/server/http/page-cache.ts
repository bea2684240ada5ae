import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingFor } from './accepted-encoding.ts';
import type { Noun, NounVersions, Versions } from './noun-versions.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A rendered page before it is packed. */
export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** False when something that the page shows could not be had: the next visitor may fare better. */
  readonly whole: boolean;
}

interface ReadyForm {
  /** One sign a byte: Node puts such a text and the headers into one piece, a Buffer would be a second one. */
  readonly bytes: string;
  /** Names and values in turn, as Node writes them fastest. */
  readonly headers: readonly string[];
  /** The same for an answer without a body. */
  readonly headersOfNotModified: readonly string[];
}

interface CachedPage {
  readonly status: number;
  readonly forms: Readonly<Record<Encoding, ReadyForm>>;
  readonly etag: string;
  readonly nouns: readonly Noun[];
  readonly versions: Versions;
  readonly expiresAt: number;
}

const MAX_PAGES = 2000;
/** Views and other uncounted changes show after this long at the latest. */
const MAX_AGE_MS = 5 * 60_000;

async function packPage(page: RenderedPage): Promise<Pick<CachedPage, 'status' | 'forms' | 'etag'>> {
  const identity = Buffer.from(page.body);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
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
    forms: { br: form(br, 'br'), gzip: form(gz, 'gzip'), identity: form(identity, 'identity') },
  };
}

/**
 * Whole public pages, kept with their compressed forms and answered before the framework sees the request.
 * A page is stale as soon as any noun that it shows has changed, in whatever process.
 */
export class PageCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #rendering = new Map<string, Promise<CachedPage>>();
  readonly #versions: NounVersions;
  readonly #now: () => number;
  #versionsOfThisTurn: Versions | null = null;

  constructor(versions: NounVersions, now: () => number) {
    this.#versions = versions;
    this.#now = now;
  }

  /** Answers from the cache when it can; false means that the request is still to be handled. */
  tryAnswer(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const page = this.#pages.get(pathOf(request.url ?? ''));
    if (!page) return false;
    let current: Versions | Promise<Versions>;
    try {
      current = this.#versionsOfThisTurn ?? this.#versions.current();
    } catch {
      return false;
    }
    if (!(current instanceof Promise)) this.#keepForThisTurn(current);
    const answer = (versions: Versions): boolean => {
      if (!this.#isFresh(page, versions)) return false;
      sendPage(page, request, response);
      return true;
    };
    // The database may be away: then the ordinary way of the request shows it.
    return current instanceof Promise ? current.then(answer, () => false) : answer(current);
  }

  /**
   * Requests that the event loop hands out in one turn had all arrived when it began, so what the first of them was
   * told holds for the others: whatever is published meanwhile, they were asked before it was acknowledged.
   */
  #keepForThisTurn(versions: Versions): void {
    if (this.#versionsOfThisTurn) return;
    this.#versionsOfThisTurn = versions;
    setImmediate(() => {
      this.#versionsOfThisTurn = null;
    });
  }

  /** Renders a page (once, however many ask for it) and keeps it when it may be kept. */
  async render(url: string, nouns: readonly Noun[], render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const versions = await this.#versions.current();
    const known = this.#pages.get(url);
    if (known && this.#isFresh(known, versions)) return known;
    const key = `${url} ${nouns.map((noun) => versions.get(noun) ?? 0).join('.')}`;
    let rendering = this.#rendering.get(key);
    if (!rendering) {
      rendering = this.#renderAndKeep(url, nouns, versions, render).finally(() => this.#rendering.delete(key));
      this.#rendering.set(key, rendering);
    }
    return rendering;
  }

  async #renderAndKeep(
    url: string,
    nouns: readonly Noun[],
    versions: Versions,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> {
    const rendered = await render();
    const packed = await packPage(rendered);
    const page: CachedPage = { ...packed, nouns, versions, expiresAt: this.#now() + MAX_AGE_MS };
    if (page.status === 200 && rendered.whole) {
      this.#pages.delete(url);
      this.#pages.set(url, page);
      if (this.#pages.size > MAX_PAGES) this.#pages.delete(this.#pages.keys().next().value ?? '');
    }
    return page;
  }

  #isFresh(page: CachedPage, versions: Versions): boolean {
    if (page.expiresAt < this.#now()) return false;
    return (
      page.versions === versions ||
      page.nouns.every((noun) => (page.versions.get(noun) ?? 0) === (versions.get(noun) ?? 0))
    );
  }
}

/** An address without its query: no public page reads one on the server, and links carry all kinds of marks. */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query < 0 ? url : url.slice(0, query);
}

/** Sends the form that the browser asked for, or 304 when it has it already. */
export function sendPage(page: CachedPage, request: IncomingMessage, response: ServerResponse): void {
  const form = page.forms[encodingFor(request.headers['accept-encoding'])];
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, [...form.headersOfNotModified]).end();
    return;
  }
  response.writeHead(page.status, form.headers as string[]);
  response.end(request.method === 'HEAD' ? '' : form.bytes, 'latin1');
}
