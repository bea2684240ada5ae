import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Compared when there is no booking, so that it takes the same time; never matches. */
const NO_BOOKING = '';

/**
 * Makes and checks the link that shows a request to its sender. The key is computed from the installation's secret and
 * the booking's id and never stored: no leaked list, export or answer contains it.
 */
export function secretLinks(secret: string) {
  const keyOf = (id: string): string => createHmac('sha256', secret).update(`booking ${id}`).digest('base64url');
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

  return {
    pathOf: ({ id, reference }: { readonly id: string; readonly reference: string }): string =>
      `/booking/${reference}?key=${keyOf(id)}`,

    /** Returns true for the key of this booking, in constant time, also for a missing booking. */
    opens: (key: string, id: string | undefined): boolean =>
      timingSafeEqual(digest(key), digest(keyOf(id ?? NO_BOOKING))) && id !== undefined,
  };
}
