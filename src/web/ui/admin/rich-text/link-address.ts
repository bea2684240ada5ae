const USABLE = /^(?:https?:\/\/[^\s/][^\s]*\.[^\s]+|mailto:[^\s@]+@[^\s@]+|tel:\+?[\d\s-]+)$/i;

/** The whole address of what was typed for a link: `/packages` is a page of this site; null for no address at all. */
export function wholeAddress(typed: string, origin: string): string | null {
  const address = typed.trim();
  if (/^\/(?!\/)\S*$/.test(address)) return origin + address;
  const whole = /^[a-z]+:/i.test(address) ? address : `https://${address}`;
  return USABLE.test(whole) ? whole : null;
}
