import { ApiError } from '../../../contracts/client.ts';

/**
 * Returns the login's error message: the server's own, a fallback, or one for an unreachable server; the specification
 * fixes the texts.
 */
export function wordsOfLogin(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return 'Network error. Please try again.';
  return (error instanceof ApiError && error.message) || 'Login failed';
}
