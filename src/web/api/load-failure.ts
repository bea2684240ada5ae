import { ApiError } from '../../contracts/client.ts';

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

/** The thing has another slug by now. */
export interface Moved {
  readonly kind: 'moved';
  readonly slug: string;
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
export function failureOrMissing(error: unknown, fallback: string): LoadFailure | NotFound | Moved {
  if (!(error instanceof ApiError)) return failureOf(error, fallback);
  const { movedTo } = (error.body ?? {}) as { readonly movedTo?: unknown };
  if (error.status === 301 && typeof movedTo === 'string') return { kind: 'moved', slug: movedTo };
  return error.status === 404 || error.status === 400 ? { kind: 'not-found' } : failureOf(error, fallback);
}

/** What was asked for by a slug, unless a browser has followed its redirect: then it has another one. */
export const readyOrMoved = <T extends { readonly kind: 'ready' }>(ready: T, asked: string, slug: string): T | Moved =>
  asked === slug ? ready : { kind: 'moved', slug };

/** What was loaded, where it is there already. */
export const readyOf = <Result extends { readonly kind: string }>(
  result: Result | Promise<Result>,
): Extract<Result, Ready> | null =>
  'kind' in result && result.kind === 'ready' ? (result as Extract<Result, Ready>) : null;
