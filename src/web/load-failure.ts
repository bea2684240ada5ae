import { ApiError } from '../contracts/client.ts';

/** What a visitor is told of a failure. */
export interface Failed {
  readonly message: string;
  /** By this the agency finds a failure of its own in its logs; empty for others. */
  readonly requestId: string;
}

export interface LoadFailure extends Failed {
  readonly kind: 'failed';
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
  const refusal = error instanceof ApiError && error.status >= 400 ? error : null;
  return {
    kind: 'failed',
    message: refusal?.message || fallback,
    status: refusal?.status ?? 503,
    requestId: refusal && refusal.status >= 500 ? refusal.requestId : '',
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
