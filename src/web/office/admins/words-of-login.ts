import { ApiError } from '../../../contracts/client.ts';
import { signIn } from '../../../words/en/office/sign-in.ts';

/**
 * Returns the login's error message: the server's own, a fallback, or one for an unreachable server; the specification
 * fixes the texts.
 */
export function wordsOfLogin(error: unknown): string {
  if (error instanceof ApiError && error.status === 0) return signIn.networkError;
  return (error instanceof ApiError && error.message) || signIn.failed;
}
