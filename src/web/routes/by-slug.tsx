import type { ComponentType } from 'react';
import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Failed as FailedWords, LoadFailure, Moved, NotFound, Ready } from '../api/load-failure.ts';

/** The data of a page about one thing, identified by its slug. */
export interface OneOfMany<Result> {
  readonly result: Result | Promise<Result>;
  /** The page's absolute address. */
  readonly address: string;
}

export const addressIn = (path: string, url: URL): string => new URL(path, url.origin).href;

/**
 * In the browser: shows the page at once and lets its data follow. Waits for the data on a back navigation, where the
 * browser's address is ahead of the page: only a page of full length can restore the scroll position.
 */
export async function arriving<Result>(coming: Promise<Result>, path: string, url: URL): Promise<OneOfMany<Result>> {
  const isReturn = location.pathname === url.pathname;
  return { result: isReturn ? await coming : coming, address: addressIn(path, url) };
}

/** Returns false when only the hash changes, as from a part of a page back to the whole: that is no new visit. */
export const isNewVisit = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (currentUrl.hash === nextUrl.hash || currentUrl.pathname !== nextUrl.pathname);

/** Returns the part of a failure that visitors see. */
export const failedOf = ({ message, requestId }: LoadFailure): FailedWords => ({ message, requestId });

/** On the server: returns the thing, or throws the answer for moved, not found or failed. */
export function readyOrRefused<Result extends Ready | NotFound | Moved | LoadFailure>(
  result: Result,
  pathOf: (slug: string) => string,
): Result {
  if (result.kind === 'moved') throw redirect(pathOf(result.slug), 301);
  if (result.kind === 'not-found') throw data(null, { status: 404 });
  if (result.kind === 'failed') throw data(failedOf(result), { status: result.status });
  return result;
}

/** Returns the data that the clicked card handed over under this name, if it belongs to this slug. */
export function readHanded<Card extends { readonly slug: string }>(
  state: unknown,
  name: string,
  slug: string,
): Card | null {
  const handed = (state as Record<string, Card | undefined> | null)?.[name];
  return handed?.slug === slug ? handed : null;
}

interface RefusedPageProps {
  error: unknown;
  /** The message when no reason is known. */
  fallback: string;
  Missing: ComponentType;
  Failed: ComponentType<FailedWords & { onRetry: () => void }>;
}

/** Replaces a page when its thing does not exist or could not be loaded. */
export function RefusedPage({ error, fallback, Missing, Failed }: RefusedPageProps) {
  const refused = isRouteErrorResponse(error) ? error : null;
  const told = (refused?.data ?? {}) as Partial<FailedWords>;
  return (
    <main>
      {refused?.status === 404 ? (
        <Missing />
      ) : (
        <Failed message={told.message ?? fallback} requestId={told.requestId ?? ''} onRetry={() => location.reload()} />
      )}
    </main>
  );
}
