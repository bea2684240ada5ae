import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { whenSignedIn } from '../../office/api/admin-api.ts';
import { isOnlyOpening, lastPageAddress } from '../../office/ui/list-address.ts';

interface ListData {
  /** Null when it could not be loaded. */
  readonly list: { readonly totalPages: number } | null;
}

/** Loads what a screen's address asks for; a page beyond the end, as after a deletion, becomes the last one. */
export const loadList = <T extends ListData>(
  { url, signal }: Request,
  load: (parameters: URLSearchParams, signal: AbortSignal) => Promise<T>,
): Promise<T | null> =>
  whenSignedIn(async () => {
    const address = new URL(url);
    const data = await load(address.searchParams, signal);
    const last = lastPageAddress(address, data.list?.totalPages ?? 0);
    if (last) throw redirect(last);
    return data;
  });

/** Skips the reload of a list when only one of its records is opened or closed. */
export const unlessOnlyOpening = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  isOnlyOpening(currentUrl, nextUrl) ? false : defaultShouldRevalidate;
