/** Parts of a list's address that say where one is in it, not what it shows. */
const PLACES = ['page', 'open', 'limit'];

/** Returns what an address shows, in one spelling: filters and order. */
export function viewQuery(parameters: URLSearchParams): string {
  const shown = new URLSearchParams([...parameters].filter(([name, value]) => value !== '' && !PLACES.includes(name)));
  shown.sort();
  return shown.toString();
}

/** A view that the site offers for a list. */
export interface OfferedView {
  readonly name: string;
  readonly query: string;
}
