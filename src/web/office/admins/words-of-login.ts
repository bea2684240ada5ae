import { ApiError } from '../../../contracts/client.ts';

/** The spec's words (back office §8): the server's own, a fallback, and what is said when it was not reached. */
export function wordsOfLogin(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return 'Network error. Please try again.';
  return (error instanceof ApiError && error.message) || 'Login failed';
}
