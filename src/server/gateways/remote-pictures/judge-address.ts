import ipaddr from 'ipaddr.js';
import { AppError } from '../../http/app-error.ts';

/**
 * The hosts of the photo providers. A host with a port allows that port only, one without a port the default ports
 * only.
 */
export const PICTURE_HOSTS: readonly string[] = ['images.unsplash.com', 'images.pexels.com', 'upload.wikimedia.org'];

const LONGEST_ADDRESS = 2000;

export const refuseAddress = (): AppError => new AppError('invalid', ({ pictures }) => pictures.refusedAddress);

/**
 * Returns the address as a URL if its form is allowed, and throws otherwise; the addresses that its name resolves to
 * are checked later.
 */
export function judgeAddress(address: string, allowedHosts: readonly string[]): URL {
  if (address.length > LONGEST_ADDRESS || !URL.canParse(address)) throw refuseAddress();
  const url = new URL(address);
  const allowed =
    (url.protocol === 'https:' || url.protocol === 'http:') &&
    url.username === '' &&
    url.password === '' &&
    // `host` contains the port only where it is not the scheme's default.
    allowedHosts.includes(url.host);
  if (!allowed) throw refuseAddress();
  return url;
}

/** NAT64 for local use (RFC 8215), which the library's ranges lack. */
const LOCAL_NAT64 = ipaddr.IPv6.parseCIDR('64:ff9b:1::/48');

/**
 * Returns true for an address of one machine on the public Internet. Everything else is refused: private, loopback,
 * link-local, multicast, reserved, and the IPv6 ranges that embed an IPv4 address (mapped, 6to4, Teredo, NAT64).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  if (parsed.kind() === 'ipv4') return ipaddr.IPv4.isValidFourPartDecimal(address);
  const wide = parsed as ipaddr.IPv6;
  if (wide.match(LOCAL_NAT64)) return false;
  // Only 2000::/3 is allocated; `::a.b.c.d` (IPv4-compatible) and the like lie outside.
  return ((wide.parts[0] ?? 0) & 0xe000) === 0x2000;
}
