import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TrustsProxy } from './trusted-proxies.ts';

/** Carries the request id on answers, and on requests that a trusted proxy hands on. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What proxies make: a UUID, hexadecimal or base 64; nothing that could break a log line or a page. */
const WELL_FORMED = /^[\w.+/=-]{8,100}$/;
/** No letter or digit is taken for another when an id is read out over the phone: 32 of them, 5 bits each. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz0';
const LENGTH = 12;

const ids = new WeakMap<IncomingMessage, string>();

/** Of so many ids at a time: asked for one by one, random bytes take longer than a refused request may. */
const stock = Buffer.alloc(LENGTH * 256);
let taken = stock.length;

export function newRequestId(): string {
  if (taken === stock.length) {
    randomFillSync(stock);
    taken = 0;
  }
  let id = '';
  for (const end = taken + LENGTH; taken < end; taken++) id += ALPHABET[(stock[taken] ?? 0) % ALPHABET.length];
  return id;
}

/** Gives a call in process the id of the page that makes it. */
export function setRequestId(request: IncomingMessage, id: string): void {
  ids.set(request, id);
}

/**
 * The id by which a request is found in the log, in the audit log and on error pages: that of a trusted proxy where it is
 * well-formed, else a new one; the same however often it is asked for.
 */
export function requestIdOf(request: IncomingMessage, trusts: TrustsProxy): string {
  const known = ids.get(request);
  if (known !== undefined) return known;
  const sent = request.headers[REQUEST_ID_HEADER];
  const isKept = typeof sent === 'string' && WELL_FORMED.test(sent) && trusts(request.socket.remoteAddress ?? '');
  const id = isKept ? sent : newRequestId();
  ids.set(request, id);
  return id;
}
