import { redirect } from 'react-router';
import { adminApi, whenSignedIn, wordsOf } from '../../office/api/admin-api.ts';
import { lastPageAddress } from '../../office/ui/list-address.ts';

/** What a grid of cards shows: the list that its address asks for, or why not, and how much of it all is made up. */
export async function loadGrid<L extends { readonly totalPages: number }>(
  url: URL,
  read: () => Promise<L>,
  failedToRead: string,
) {
  // The notice is worth having, but not worth an error.
  const demo = whenSignedIn(() => adminApi('GET /api/admin/demo')).catch(() => null);
  try {
    const list = await whenSignedIn(read);
    // A page that the list has no more, as after its last card was deleted, is its last one.
    const last = lastPageAddress(url, list?.totalPages ?? 0);
    if (last) return redirect(last);
    return { list, failure: '', demo: await demo };
  } catch (error) {
    return { list: null, failure: wordsOf(error, failedToRead), demo: await demo };
  }
}
