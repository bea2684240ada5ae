import type { ComponentType } from 'react';
import { data, isRouteErrorResponse, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Failed as FailedWords, LoadFailure, Moved, NotFound, Ready } from '../api/load-failure.ts';

/** What a page about one thing, named by its slug, is given. */
export interface OneOfMany<Result> {
  readonly result: Result | Promise<Result>;
  /** The page's own address in full. */
  readonly address: string;
}

export const addressIn = (path: string, url: URL): string => new URL(path, url.origin).href;

/**
 * In the browser: the page is there at once, and what it is about arrives in it. Not so for who goes back: then the
 * browser's address is ahead of the page, and only a page of its whole length can be scrolled to where they were.
 */
export async function arriving<Result>(coming: Promise<Result>, path: string, url: URL): Promise<OneOfMany<Result>> {
  const isReturn = location.pathname === url.pathname;
  return { result: isReturn ? await coming : coming, address: addressIn(path, url) };
}

/** Back from a part of a page to the whole of it is no new visit. */
export const isNewVisit = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (currentUrl.hash === nextUrl.hash || currentUrl.pathname !== nextUrl.pathname);

/** What a visitor is told, without the rest. */
export const failedOf = ({ message, requestId }: LoadFailure): FailedWords => ({ message, requestId });

/** On the server: the thing, or the answer that it is elsewhere, that there is none or that it could not be had. */
export function readyOrRefused<Result extends Ready | NotFound | Moved | LoadFailure>(
  result: Result,
  pathOf: (slug: string) => string,
): Result {
  if (result.kind === 'moved') throw redirect(pathOf(result.slug), 301);
  if (result.kind === 'not-found') throw data(null, { status: 404 });
  if (result.kind === 'failed') throw data(failedOf(result), { status: result.status });
  return result;
}

/** What the card that was pressed has handed over under a name, as far as it is about this slug. */
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
  /** What is said when nobody has given a reason. */
  fallback: string;
  Missing: ComponentType;
  Failed: ComponentType<FailedWords & { onRetry: () => void }>;
}

/** In the place of a page whose thing is not there, or could not be had. */
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
