import { ApiError } from '../../../contracts/client.ts';

/** Returns null and logs a failure, so that one part of a screen does not take down the others. */
export function orNull<T>(what: string, reading: Promise<T>, signal: AbortSignal): Promise<T | null> {
  return reading.catch((error: unknown) => {
    const ended = signal.aborted || (error instanceof ApiError && error.status === 401);
    if (!ended) console.warn(`${what} could not be read`, error);
    return null;
  });
}
