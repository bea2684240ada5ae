import { pageOf, searchOf } from '../list-address.ts';

export const CARDS_A_PAGE = 24;

/** What the address of a grid says. */
export interface CardQuery<S extends string> {
  readonly search: string;
  readonly status: S | null;
  readonly page: number;
}

/** Whatever the address holds, as a query that the API takes. */
export const readCardQuery = <S extends string>(parameters: URLSearchParams, statuses: readonly S[]): CardQuery<S> => ({
  search: searchOf(parameters),
  status: statuses.find((name) => name === parameters.get('status')) ?? null,
  page: pageOf(parameters),
});

/** The same as the API is asked. */
export const asked = <S extends string>({ search, status, page }: CardQuery<S>) => ({
  search,
  ...(status && { status }),
  page,
  limit: CARDS_A_PAGE,
});
