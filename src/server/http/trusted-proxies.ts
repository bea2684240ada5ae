import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Returns true for the address of a trusted proxy, one whose forwarding headers are believed. */
export type TrustsProxy = (address: string) => boolean;

/**
 * Parses the addresses and CIDR ranges of the configuration once. Throws for a value that is neither, and for a range
 * of all addresses: it would let every caller choose their own address.
 */
export function trustedProxies(ranges: readonly string[]): TrustsProxy {
  const trusted = new BlockList();
  for (const range of ranges) {
    const [address = '', bits, ...more] = range.split('/');
    const family = isIP(address);
    const longest = family === 4 ? 32 : 128;
    const prefix = bits === undefined ? longest : /^\d{1,3}$/.test(bits) ? Number(bits) : 0;
    if (family === 0 || more.length > 0 || prefix < 1 || prefix > longest) {
      throw new Error(`TRUSTED_PROXIES: "${range}" is neither an address nor a range such as 10.0.0.0/8`);
    }
    trusted.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
}

/**
 * Returns the caller's address: going back from the connection through `X-Forwarded-For`, the first that is no trusted
 * proxy's.
 */
export function callerAddress(request: IncomingMessage, trusts: TrustsProxy): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '');
  const back = forwarded
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '')
    .reverse();
  const addresses = [request.socket.remoteAddress ?? '', ...back];
  return addresses.find((address) => !trusts(address)) ?? addresses.at(-1) ?? '';
}
