import { pageOf, searchOf } from '../list-address.ts';

export const CARDS_A_PAGE = 24;

/** The query in a grid's address. */
export interface CardQuery<S extends string> {
  readonly search: string;
  readonly status: S | null;
  readonly page: number;
}

/** Returns a valid API query for any address. */
export const readCardQuery = <S extends string>(parameters: URLSearchParams, statuses: readonly S[]): CardQuery<S> => ({
  search: searchOf(parameters),
  status: statuses.find((name) => name === parameters.get('status')) ?? null,
  page: pageOf(parameters),
});

/** Returns the query in the API's form. */
export const asked = <S extends string>({ search, status, page }: CardQuery<S>) => ({
  search,
  ...(status && { status }),
  page,
  limit: CARDS_A_PAGE,
});
