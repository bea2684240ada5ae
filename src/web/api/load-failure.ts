import { ApiError } from '../../contracts/client.ts';

/** A failure, as shown to a visitor. */
export interface Failed {
  /** In the server's words; empty when it gave none, and the page has its own. */
  readonly message: string;
  /** Finds a failure of the server in its logs; empty for other failures. */
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

/** The thing has a new slug. */
export interface Moved {
  readonly kind: 'moved';
  readonly slug: string;
}

/** Returns a failure in the server's own words if it answered, and writes it into the log under `title`. */
export function failureOf(error: unknown, title: string): LoadFailure {
  console.warn(title, error);
  const refusal = error instanceof ApiError && error.status >= 400 ? error : null;
  return {
    kind: 'failed',
    message: refusal?.message ?? '',
    status: refusal?.status ?? 503,
    requestId: refusal && refusal.status >= 500 ? refusal.requestId : '',
  };
}

/** The same for a single thing: a slug that does not exist, or cannot, is `not-found`, and a renamed one `moved`. */
export function failureOrMissing(error: unknown, title: string): LoadFailure | NotFound | Moved {
  if (!(error instanceof ApiError)) return failureOf(error, title);
  const { movedTo } = (error.body ?? {}) as { readonly movedTo?: unknown };
  if (error.status === 301 && typeof movedTo === 'string') return { kind: 'moved', slug: movedTo };
  return error.status === 404 || error.status === 400 ? { kind: 'not-found' } : failureOf(error, title);
}

/**
 * Returns the loaded thing, or `moved` when its slug is not the requested one: the browser has then followed a
 * redirect.
 */
export const readyOrMoved = <T extends { readonly kind: 'ready' }>(ready: T, asked: string, slug: string): T | Moved =>
  asked === slug ? ready : { kind: 'moved', slug };

/** Returns the loaded data, if it is already there. */
export const readyOf = <Result extends { readonly kind: string }>(
  result: Result | Promise<Result>,
): Extract<Result, Ready> | null =>
  'kind' in result && result.kind === 'ready' ? (result as Extract<Result, Ready>) : null;
