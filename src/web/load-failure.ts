import { ApiError } from '../contracts/client.ts';

export interface LoadFailure {
  readonly kind: 'failed';
  /** For a person to read. */
  readonly message: string;
  readonly status: number;
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
