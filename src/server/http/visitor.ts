import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { DAY_KEY_COOKIE, isDayKey } from '../../core/activities/day-key.ts';
import { readCookie } from './cookies.ts';

/** Who is calling, as far as we keep it: never the whole address. */
export interface Visitor {
  /** The whole address, for limits that live in memory only. */
  readonly address: string;
  /** Who is counted as one by limits: the address, or the /64 of an IPv6 one, which is a single customer's. */
  readonly limitKey: string;
  /** The address shortened to its network (/24, or /48 of IPv6), fit to be stored. */
  readonly network: string;
  readonly userAgent: string;
  readonly device: 'mobile' | 'tablet' | 'desktop';
  /** By this the request is found in the logs. */
  readonly requestId: string;
  /** Asks not to be tracked. */
  readonly doNotTrack: boolean;
  /** This browser's random key of the day, made by itself; null when it has none or asks not to be tracked. */
  readonly dayKey: string | null;
}

/** 203.0.113.77 to 203.0.113.0/24, 2001:db8:1:2::3 to 2001:db8:1::/48. */
export function shortenAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(`${parsed.toString()}/24`).toString()}/24`
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/48`).toString()}/48`;
}

/** What limits count by: a whole IPv4 address, the /64 of an IPv6 one. */
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
  };
}

/**
 * Tells visitors within a scope apart without saying who they are: keyed, and different in every scope. A day is one,
 * and so is a post that is shared.
 */
export const visitorKey = (visitor: Pick<Visitor, 'address' | 'userAgent'>, secret: string, scope: string): string =>
  createHmac('sha256', secret)
    .update(`${scope}\n${visitor.address}\n${visitor.userAgent}`)
    .digest('base64url')
    .slice(0, 22);

/** Assigns a text to one of so many buckets, always the same one. */
const bucketOf = (text: string, buckets: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE() % buckets;

/** At most so many visitors of one address and day are told apart in figures: an office, a hotel, a mobile network's exit. */
const VISITORS_COUNTED = 256;

/**
 * Returns the keyed hash by which activities of a day tell visitors apart: by the browser's key of the day, or by its kind
 * where it has none. Bounded: a caller who sends a fresh key or name with each request is at most 256 visitors a day.
 */
export const visitorOfDay = (
  { limitKey, dayKey, userAgent }: Pick<Visitor, 'limitKey' | 'dayKey' | 'userAgent'>,
  secret: string,
  day: string,
): string =>
  visitorKey({ address: limitKey, userAgent: String(bucketOf(dayKey ?? userAgent, VISITORS_COUNTED)) }, secret, day);

/** As many browsers of one address are told apart where views and shares are counted: a household, a small office. */
const BROWSERS_COUNTED = 5;

/**
 * Which of the counted browsers of its address this is, 0 to 4: a caller who changes the browser's name again and again
 * counts at most five times.
 */
export const browserOfAddress = (userAgent: string): number => bucketOf(userAgent, BROWSERS_COUNTED);

/** Whose share it is, as a keyed hash: a signed-in person is the same on every device; each item's keys are its own. */
export const sharerKey = (
  { visitor, userId }: { readonly visitor: Visitor; readonly userId: string | null },
  secret: string,
  itemId: string,
): string => {
  const { limitKey, userAgent } = visitor;
  const counted = { address: limitKey, userAgent: String(browserOfAddress(userAgent)) };
  return visitorKey(userId === null ? counted : { address: userId, userAgent: '' }, secret, `share ${itemId}`);
};
