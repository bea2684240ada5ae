import { randomFillSync } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TrustsProxy } from './trusted-proxies.ts';

/** Carries the request id on answers, and on requests that a trusted proxy forwards. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Matches the ids that proxies make: UUID, hexadecimal or base 64; no character could break a log line or a page. */
const WELL_FORMED = /^[\w.+/=-]{8,100}$/;
/** 32 characters, 5 bits each, that are not mistaken for one another when an id is read out over the phone. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz0';
const LENGTH = 12;

const ids = new WeakMap<IncomingMessage, string>();

/** Random bytes for 256 ids at a time: requested one by one they take longer than a rejected request may. */
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

/** Gives an in-process call the request id of the page that makes it. */
export function setRequestId(request: IncomingMessage, id: string): void {
  ids.set(request, id);
}

/**
 * Returns the id that finds a request in the log, in the audit log and on error pages: a trusted proxy's if it is
 * well-formed, else a new one. Repeated calls return the same id.
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
