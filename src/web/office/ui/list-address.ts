/** Returns the page number in an address; 1 when it is invalid. */
export function pageOf(parameters: URLSearchParams): number {
  const page = Number(parameters.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}

/** Returns the search text in an address, cut to the server's limit. */
export const searchOf = (parameters: URLSearchParams): string => (parameters.get('search') ?? '').slice(0, 100);

/** Returns the parameters with a changed filter, back on the first page. */
export function changeFilter(parameters: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete('page');
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** Returns the address of the last page when the asked page is beyond it, else null. */
export function lastPageAddress({ pathname, searchParams }: URL, totalPages: number): string | null {
  if (totalPages === 0 || pageOf(searchParams) <= totalPages) return null;
  const next = new URLSearchParams(searchParams);
  next.set('page', String(totalPages));
  return `${pathname}?${next}`;
}

/** Returns the parameters with a record opened over the list; null closes it. */
export function openRecord(parameters: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (id === null) next.delete('open');
  else next.set('open', id);
  return next;
}

/** Parameters of the form over a list in which a record is entered; `lead` names the one that becomes a booking. */
const ENTRY_PARAMETERS = ['new', 'lead'] as const;

/** Returns the parameters with the form for a new record opened over the list, or closed. */
export function openEntry(parameters: URLSearchParams, isOpen: boolean): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of ENTRY_PARAMETERS) next.delete(name);
  if (isOpen) next.set('new', '1');
  return next;
}

const listOf = (parameters: URLSearchParams): string => openEntry(openRecord(parameters, null), false).toString();

/** Returns true when two addresses show the same list, whichever record or form is open over it. */
export const showSameList = (a: URLSearchParams, b: URLSearchParams): boolean => listOf(a) === listOf(b);

/** Returns true when two addresses differ only in the open record, so the list need not be reloaded. */
export const isOnlyOpening = (a: URL, b: URL): boolean =>
  a.search !== b.search && showSameList(a.searchParams, b.searchParams);
