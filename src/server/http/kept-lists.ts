import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Noun, Versions } from './noun-versions.ts';
import type { PageCache } from './page-cache.ts';
import { listAddress, nounsOfList } from './public-lists.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

interface ListBegun {
  readonly address: string;
  readonly nouns: readonly Noun[];
  readonly versions: Versions;
  readonly begunAt: number;
}

/** Headers of one answer alone. */
const OWN_HEADERS = [REQUEST_ID_HEADER, 'content-length', 'date', 'connection'];
const RATE_LIMIT_HEADER = /^x-ratelimit-|^retry-after$/;

function sharedHeaders(reply: FastifyReply): Record<string, string> {
  const shared = Object.entries(reply.getHeaders()).filter(
    ([name]) => !OWN_HEADERS.includes(name) && !RATE_LIMIT_HEADER.test(name),
  );
  return Object.fromEntries(shared.map(([name, value]) => [name, String(value)]));
}

/** Keeps the answers to public lists, so that the next callers are answered before the framework sees the request. */
export function keepPublicLists(app: FastifyInstance, pages: PageCache): void {
  const begun = new WeakMap<FastifyRequest, ListBegun>();

  async function begin(request: FastifyRequest): Promise<void> {
    const address = listAddress(request.url);
    const nouns = nounsOfList(request.routeOptions.url ?? '');
    if (address === null || !nouns) return;
    const begunAt = pages.now();
    // Read before the list is: a change made meanwhile makes the kept answer stale.
    begun.set(request, { address, nouns, begunAt, versions: await pages.versionsNow() });
  }

  async function keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
    const made = begun.get(request);
    if (made && reply.statusCode === 200 && typeof payload === 'string') {
      pages.keepList(made.address, made, { headers: sharedHeaders(reply), body: payload });
    }
    return payload;
  }

  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || !nounsOfList(route.url)) return;
    route.preHandler = [begin, ...[route.preHandler ?? []].flat()];
    // Before the answer is compressed.
    route.onSend = [keep, ...[route.onSend ?? []].flat()];
  });
}
