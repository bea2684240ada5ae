import { redirect } from 'react-router';
import { adminApi, whenSignedIn, wordsOf } from '../../office/api/admin-api.ts';
import { lastPageAddress } from '../../office/ui/list-address.ts';

/**
 * Returns the list that a grid's address asks for, or the reason for a failure, and the amount of demonstration
 * content.
 */
export async function loadGrid<L extends { readonly totalPages: number }>(
  url: URL,
  read: () => Promise<L>,
  failedToRead: string,
) {
  // The notice is optional: its failure must not become an error.
  const demo = whenSignedIn(() => adminApi('GET /api/admin/demo')).catch(() => null);
  try {
    const list = await whenSignedIn(read);
    // A page beyond the end, as after deleting the last card on it, becomes the last page.
    const last = lastPageAddress(url, list?.totalPages ?? 0);
    if (last) return redirect(last);
    return { list, failure: '', demo: await demo };
  } catch (error) {
    return { list: null, failure: wordsOf(error, failedToRead), demo: await demo };
  }
}
