import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** True for the address of a proxy whose forwarding headers are believed. */
export type TrustsProxy = (address: string) => boolean;

/** Reads the addresses and CIDR ranges of the configuration once; throws for one that is neither. */
export function trustedProxies(ranges: readonly string[]): TrustsProxy {
  const trusted = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIP(address);
    const prefix = Number(bits ?? (family === 4 ? 32 : 128));
    if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > (family === 4 ? 32 : 128)) {
      throw new Error(`TRUSTED_PROXIES: "${range}" is neither an address nor a range such as 10.0.0.0/8`);
    }
    trusted.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6');
  }
  return (address) => {
    const family = isIP(address);
    return family !== 0 && trusted.check(address, family === 4 ? 'ipv4' : 'ipv6');
  };
}

/** Address of the caller: the first that no trusted proxy has, going back from the connection through `X-Forwarded-For`. */
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
