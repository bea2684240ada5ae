import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Compares against this where there is no booking: as long in coming, and never right. */
const NO_BOOKING = '';

/**
 * The link by which whoever sent a request sees it again. Its key is computed from the installation's secret and the
 * booking's id, and kept nowhere: no list, export or answer of a booking that gets out opens one.
 */
export function secretLinks(secret: string) {
  const keyOf = (id: string): string => createHmac('sha256', secret).update(`booking ${id}`).digest('base64url');
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

  return {
    pathOf: ({ id, reference }: { readonly id: string; readonly reference: string }): string =>
      `/booking/${reference}?key=${keyOf(id)}`,

    /** True for the key of this booking; takes as long whatever was sent, and for a booking that is not there. */
    opens: (key: string, id: string | undefined): boolean =>
      timingSafeEqual(digest(key), digest(keyOf(id ?? NO_BOOKING))) && id !== undefined,
  };
}
