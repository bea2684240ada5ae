import { isOwnPage } from '../../../../core/site/own-page.ts';

const USABLE = /^(?:https?:\/\/[^\s/][^\s]*\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s-]+)$/i;

/** Returns a page of this site as a path; any other address unchanged. */
export function shortAddress(address: string, origin: string): string {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return isOwnPage(path) ? path : address;
}

/** Returns true for allowed link targets: pages of this site, web pages, e-mail and phones. */
export const isUsableAddress = (address: string): boolean =>
  isOwnPage(address) || /^(?:https?:\/\/|mailto:|tel:)/i.test(address.trim());

/** Returns the address for a typed link, such as `/packages` or `example.org`; null for an invalid one. */
export function linkAddress(typed: string, origin: string): string | null {
  const address = shortAddress(typed.trim(), origin);
  if (isOwnPage(address)) return address;
  const whole = /^[a-z]+:/i.test(address) ? address : `https://${address}`;
  return USABLE.test(whole) ? whole : null;
}
