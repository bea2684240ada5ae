import { isOwnPage } from '../../../../core/site/own-page.ts';

const USABLE = /^(?:https?:\/\/[^\s/][^\s]*\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s-]+)$/i;

/** A page of this site by its path alone, however it was given; any other address as it is. */
export function shortAddress(address: string, origin: string): string {
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return isOwnPage(path) ? path : address;
}

/** Where a link may lead: pages of this site, web pages, mail and phones. */
export const isUsableAddress = (address: string): boolean =>
  isOwnPage(address) || /^(?:https?:\/\/|mailto:|tel:)/i.test(address.trim());

/** The address of what was typed for a link, `/packages` as well as `example.org`; null for no address at all. */
export function linkAddress(typed: string, origin: string): string | null {
  const address = shortAddress(typed.trim(), origin);
  if (isOwnPage(address)) return address;
  const whole = /^[a-z]+:/i.test(address) ? address : `https://${address}`;
  return USABLE.test(whole) ? whole : null;
}
