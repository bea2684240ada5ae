import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from '../remote-pictures/judge-address.ts';

/** Thrown for a provider of the settings whose name leads into a private network. */
export class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

/**
 * Returns the public address of a host that an admin typed. Rejects a host with any private address among its own, so
 * that the back office cannot be made to call servers inside the network: only the environment may name those.
 */
export async function publicAddressOf(hostname: string): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses =
    isIP(host) === 0 ? (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address) : [host];
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPublicAddress)) {
    throw new PrivateAddress(`${host} is an address of a private network`);
  }
  return first;
}
