import { ApiError } from '../contracts/client.ts';

export interface LoadFailure {
  readonly kind: 'failed';
  /** For a person to read. */
  readonly message: string;
  readonly status: number;
}

export interface Ready {
  readonly kind: 'ready';
}

export interface NotFound {
  readonly kind: 'not-found';
}

/** The server's own words where it was reached, else ours. */
export function failureOf(error: unknown, fallback: string): LoadFailure {
  console.warn(fallback, error);
  const reached = error instanceof ApiError && error.status > 0;
  return {
    kind: 'failed',
    message: reached && error.message !== '' ? error.message : fallback,
    status: reached ? error.status : 503,
  };
}

/** The same for one thing of many: a name that no thing has, or can have, is not a failure. */
export const failureOrMissing = (error: unknown, fallback: string): LoadFailure | NotFound =>
  error instanceof ApiError && (error.status === 404 || error.status === 400)
    ? { kind: 'not-found' }
    : failureOf(error, fallback);

/** What was loaded, where it is there already. */
export const readyOf = <Result extends { readonly kind: string }>(
  result: Result | Promise<Result>,
): Extract<Result, Ready> | null =>
  'kind' in result && result.kind === 'ready' ? (result as Extract<Result, Ready>) : null;
