import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { DAY_KEY_COOKIE, isDayKey } from '../../core/activities/day-key.ts';
import { type Language, languageNamed } from '../../core/languages.ts';
import { readCookie } from './cookies.ts';

/** The caller of a request, as far as it is kept: never the whole address. */
export interface Visitor {
  /** The whole address, for rate limits, which live in memory only. */
  readonly address: string;
  /** Key of rate limits: the IPv4 address, or the /64 of an IPv6 address, which is a single customer's. */
  readonly limitKey: string;
  /** The address shortened to its network (/24, or /48 of IPv6), fit to be stored. */
  readonly network: string;
  readonly userAgent: string;
  readonly device: 'mobile' | 'tablet' | 'desktop';
  /** Finds the request in the logs. */
  readonly requestId: string;
  /** True when the browser asks not to be tracked. */
  readonly doNotTrack: boolean;
  /** The random key that this browser made for the day; null when it has none or asks not to be tracked. */
  readonly dayKey: string | null;
  /** Language of the answers: of the page that calls, as our own client names it; English for all other callers. */
  readonly language: Language;
}

/** Returns the network of an address: 203.0.113.0/24 for 203.0.113.77, 2001:db8:1::/48 for 2001:db8:1:2::3. */
export function shortenAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`).toString()}/48`;
}

/** Returns the key of rate limits: a whole IPv4 address, the /64 of an IPv6 one. */
export function limitKeyOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}

function deviceOf(userAgent: string): Visitor['device'] {
  if (/iPad|Tablet|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|Android/i.test(userAgent) ? 'mobile' : 'desktop';
}

/** Returns the language of a call. Lists of languages, as browsers send them by themselves, are not followed. */
export const languageOf = ({ headers }: Pick<IncomingMessage, 'headers'>): Language =>
  languageNamed(headers['accept-language']);

export function readVisitor(request: FastifyRequest): Visitor {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  const doNotTrack = request.headers.dnt === '1' || request.headers['sec-gpc'] === '1';
  const dayKey = readCookie(request.headers.cookie, DAY_KEY_COOKIE) ?? '';
  return {
    address: request.ip,
    requestId: request.id,
    limitKey: limitKeyOf(request.ip),
    network: shortenAddress(request.ip),
    userAgent,
    device: deviceOf(userAgent),
    doNotTrack,
    dayKey: !doNotTrack && isDayKey(dayKey) ? dayKey : null,
    language: languageOf(request),
  };
}

/**
 * Returns a keyed hash that tells the visitors of a scope apart without identifying them; it differs in every scope. A
 * day is a scope, and so is a post that is shared.
 */
export const visitorKey = (visitor: Pick<Visitor, 'address' | 'userAgent'>, secret: string, scope: string): string =>
  createHmac('sha256', secret)
    .update(`${scope}\n${visitor.address}\n${visitor.userAgent}`)
    .digest('base64url')
    .slice(0, 22);

/** Assigns a text to one of `buckets` buckets, always the same one. */
const bucketOf = (text: string, buckets: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % buckets;

/** Figures count at most this many visitors per address and day: an office, a hotel, a mobile network's gateway. */
const VISITORS_COUNTED = 256;

/**
 * Returns the keyed hash by which activities of a day tell visitors apart: by the browser's key of the day, or by the
 * browser's kind without one. Bounded: a caller that sends a new key or name with each request counts as at most 256
 * visitors per day.
 */
export const visitorOfDay = (
  { limitKey, dayKey, userAgent }: Pick<Visitor, 'limitKey' | 'dayKey' | 'userAgent'>,
  secret: string,
  day: string,
): string =>
  visitorKey({ address: limitKey, userAgent: String(bucketOf(dayKey ?? userAgent, VISITORS_COUNTED)) }, secret, day);

/** Views and shares count at most this many browsers per address: a household, a small office. */
const BROWSERS_COUNTED = 5;

/**
 * Returns which of the counted browsers of its address this is, 0 to 4: a caller that keeps changing the browser's name
 * counts at most five times.
 */
export const browserOfAddress = (userAgent: string): number => bucketOf(userAgent, BROWSERS_COUNTED);

/**
 * Returns a keyed hash of the visitor who shared an item: a signed-in person has the same one on every device, and
 * each item has its own.
 */
export const sharerKey = (
  { visitor, userId }: { readonly visitor: Visitor; readonly userId: string | null },
  secret: string,
  itemId: string,
): string => {
  const { limitKey, userAgent } = visitor;
  const counted = { address: limitKey, userAgent: String(browserOfAddress(userAgent)) };
  return visitorKey(userId === null ? counted : { address: userId, userAgent: '' }, secret, `share ${itemId}`);
};
