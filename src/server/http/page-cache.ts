import type { IncomingMessage, ServerResponse } from 'node:http';
import { addDays, dayInIndia, startOfDayInIndia } from '../../core/dates.ts';
import { boundedWork } from '../admission/bounded-work.ts';
import { IdleCompression } from './idle-compression.ts';
import { BoundedAnswers, KeptAnswer, sendKept } from './kept-answers.ts';
import type { Noun, NounVersions, Versions } from './noun-versions.ts';
import { listAddress } from './public-lists.ts';
import { canonicalAddress, nounsOf, pathOf } from './public-pages.ts';
import { busy } from './refusals.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

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

interface Kept {
  readonly answer: KeptAnswer;
  readonly isPage: boolean;
  readonly nouns: readonly Noun[];
  readonly versions: Versions;
  readonly begunAt: number;
  /** Offers end with a day in India, so nothing is sent on the next one, not even in an outage. */
  readonly endsAt: number;
  /** How often it was sent from here, up to `SENT_OFTEN`. */
  sent: number;
}

/** In bytes; a page and its compressed forms take about 90,000. */
const MAX_PAGE_BYTES = 96 * 1024 * 1024;
/** Answers to a query have a cache of their own: a stream of different searches evicts only searches. */
const MAX_VARIANT_BYTES = 6 * 1024 * 1024;
/** Rendering is CPU-bound: more at once only makes all of them slower. */
const RENDERED_AT_ONCE = 1;
const MAX_WAITING = 200;
/** A request that would wait longer for a page is answered 503 at once. */
const WAIT_AT_MOST_MS = 400;
/** When the database has not confirmed a page's freshness by then, the cached page is served if it is of today. */
const FRESHNESS_WITHIN_MS = 1000;
const FRESHNESS_IN_OUTAGE_WITHIN_MS = 100;
/** Age from which a page is rendered again: views and other changes without a version show after this long. */
const MAX_AGE_MS = 5 * 60_000;
/** Up to this age an old page is sent while it is rendered again. */
const MAX_AGE_WHILE_RENEWED_MS = 60 * 60_000;
/** A page without a query that was sent so often is worth compressing once more. */
const SENT_OFTEN = 3;

const endOfDay = (now: number): number => startOfDayInIndia(addDays(dayInIndia(now), 1));

/** `aged`: nothing that has a version has changed, but views and shares may have. */
type Freshness = 'fresh' | 'aged' | 'stale';

/**
 * Caches whole public pages and lists with their compressed forms, and answers before the framework sees the request. An
 * answer is stale as soon as any noun that it shows has changed, in any process.
 */
export class PageCache {
  readonly #answers = new BoundedAnswers<Kept>(MAX_PAGE_BYTES);
  readonly #variants = new BoundedAnswers<Kept>(MAX_VARIANT_BYTES);
  readonly #rendering = new Map<string, Promise<KeptAnswer>>();
  readonly #compression = new IdleCompression();
  readonly #places = boundedWork(RENDERED_AT_ONCE, MAX_WAITING, WAIT_AT_MOST_MS);
  readonly #versions: NounVersions;
  readonly #now: () => number;
  readonly #isDatabaseOut: () => boolean;
  #versionsOfThisTurn: Versions | null = null;
  #renew: ((request: IncomingMessage) => Promise<unknown>) | null = null;
  #isRenewing = false;

  constructor(versions: NounVersions, now: () => number, isDatabaseOut: () => boolean = () => false) {
    this.#versions = versions;
    this.#now = now;
    this.#isDatabaseOut = isDatabaseOut;
  }

  /** Sets what renders the page of a request and keeps it, for pages that have only aged. */
  renewWith(renew: (request: IncomingMessage) => Promise<unknown>): void {
    this.#renew = renew;
  }

  /**
   * Answers from the cache when it can; returns false when the request still has to be handled. Lists carry the request
   * id, as all calls of the API do.
   */
  tryAnswer(
    request: IncomingMessage,
    response: ServerResponse,
    idOf: (request: IncomingMessage) => string,
  ): boolean | Promise<boolean> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const kept = this.#find(request.url ?? '');
    if (!kept) return false;
    let current: Versions | Promise<Versions>;
    try {
      current = this.#versionsOfThisTurn ?? this.#versions.current();
    } catch {
      return false;
    }
    if (!(current instanceof Promise)) this.#keepForThisTurn(current);
    const answer = (versions: Versions | null): boolean => {
      const freshness = this.#freshnessOf(kept, versions);
      if (freshness === 'stale') return false;
      sendKept(kept.answer, request, response, kept.isPage ? [] : [REQUEST_ID_HEADER, idOf(request)]);
      if (freshness === 'aged') this.#renewBeside(request);
      if (kept.sent < SENT_OFTEN) this.#countSent(kept, request);
      return true;
    };
    return current instanceof Promise ? this.#inOutageNull(current).then(answer) : answer(current);
  }

  /** Returns the current versions, without a query where that is possible. */
  versionsNow(): Versions | Promise<Versions> {
    return this.#versions.current();
  }

  /**
   * Returns the body of a kept list for a page that is rendered of these versions or later ones, or null when the list
   * has to be made.
   */
  listText(url: string, versions: Versions): string | null {
    const address = listAddress(url);
    const kept = address === null ? undefined : this.#shelf(address).get(address);
    return kept && this.#freshnessOf(kept, versions) === 'fresh' ? kept.answer.text() : null;
  }

  /** Keeps the answer to a public list. The versions are those from before it was made. */
  keepList(
    address: string,
    made: { readonly nouns: readonly Noun[]; readonly versions: Versions; readonly begunAt: number },
    parts: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
  ): void {
    const answer = new KeptAnswer({ ...parts, status: 200, tagged: false });
    this.#shelf(address).keep(address, { ...made, answer, isPage: false, endsAt: endOfDay(made.begunAt), sent: 0 });
  }

  /** Returns the time that answers made now are counted from. */
  now(): number {
    return this.#now();
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
   * Returns the kept answer of an address. Most addresses have no query; of those that have one, the most recently
   * requested stay longest.
   */
  #find(url: string): Kept | undefined {
    if (!url.includes('?')) return this.#answers.get(url);
    const address = url.startsWith('/api/') ? listAddress(url) : canonicalAddress(url);
    if (address === null) return undefined;
    return address.includes('?') ? this.#variants.getAndKeep(address) : this.#answers.get(address);
  }

  #countSent(kept: Kept, { url = '' }: IncomingMessage): void {
    kept.sent += 1;
    if (kept.sent === SENT_OFTEN && kept.isPage && !url.includes('?')) this.#compression.add(kept.answer);
  }

  /**
   * Renders a page again that has aged, after the answers of this turn: one at a time, and only while no request waits
   * for another page.
   */
  #renewBeside(request: IncomingMessage): void {
    const renew = this.#renew;
    if (!renew || this.#isRenewing || this.#rendering.size > 0) return;
    this.#isRenewing = true;
    const done = () => {
      this.#isRenewing = false;
    };
    // A page that could not be renewed is tried again at its next request.
    setImmediate(() => void renew(request).then(done, done));
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
  async render(
    url: string,
    nouns: readonly Noun[],
    render: (versions: Versions) => Promise<RenderedPage>,
  ): Promise<KeptAnswer> {
    const versions = await this.#versions.current();
    const known = this.#shelf(url).get(url);
    if (known && this.#freshnessOf(known, versions) === 'fresh') return known.answer;
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
    render: (versions: Versions) => Promise<RenderedPage>,
  ): Promise<KeptAnswer> {
    // Facts that held when rendering began may have ended by the time it is done.
    const begunAt = this.#now();
    const { whole, headers, ...rendered } = await render(versions);
    const answer = new KeptAnswer({
      ...rendered,
      headers: { ...headers, 'cache-control': 'public, max-age=0, must-revalidate' },
      tagged: true,
    });
    if (answer.status === 200 && whole) {
      const endsAt = endOfDay(begunAt);
      this.#shelf(url).keep(url, { answer, isPage: true, nouns, versions, begunAt, endsAt, sent: 0 });
    }
    return answer;
  }

  #shelf(address: string): BoundedAnswers<Kept> {
    return address.includes('?') ? this.#variants : this.#answers;
  }

  /**
   * Judges a kept answer. Without versions the database is out, and a page of today is better than none.
   */
  #freshnessOf(kept: Kept, versions: Versions | null): Freshness {
    const now = this.#now();
    if (now >= kept.endsAt) return 'stale';
    if (versions === null) return kept.isPage ? 'fresh' : 'stale';
    const isUnchanged =
      kept.versions === versions ||
      kept.nouns.every((noun) => (kept.versions.get(noun) ?? 0) === (versions.get(noun) ?? 0));
    if (!isUnchanged) return 'stale';
    const ageMs = now - kept.begunAt;
    if (ageMs < MAX_AGE_MS) return 'fresh';
    return kept.isPage && ageMs < MAX_AGE_WHILE_RENEWED_MS ? 'aged' : 'stale';
  }
}
