/** The page that an address asks for; the first one when it makes no sense. */
export function pageOf(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** The words that an address looks for, no more of them than the server takes. */
export const searchOf = (parameters: URLSearchParams): string => (parameters.get('search') ?? '').slice(0, 100);

/** The address with a changed filter: back to its first page, the rest of it kept. */
export function changeFilter(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete('page');
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** The last page of a list, for an address that asks for one beyond it; null when the list has that page or none. */
export function lastPageAddress({ pathname, searchParams }: URL, totalPages: number): string | null {
  if (totalPages === 0 || pageOf(searchParams) <= totalPages) return null;
  const next = new URLSearchParams(searchParams);
  next.set('page', String(totalPages));
  return `${pathname}?${next}`;
}

/** The address with a record open over its list, or closed with null. */
export function openRecord(parameters: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (id === null) next.delete('open');
  else next.set('open', id);
  return next;
}

/** True when two addresses show the same list, whichever record is open over it. */
export const showSameList = (a: URLSearchParams, b: URLSearchParams): boolean =>
  openRecord(a, null).toString() === openRecord(b, null).toString();

/** True when two addresses differ in the open record alone: opening and closing one leaves its list as it is. */
export const isOnlyOpening = (a: URL, b: URL): boolean =>
  a.search !== b.search && showSameList(a.searchParams, b.searchParams);
