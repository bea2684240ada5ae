import type { ReactNode } from 'react';
import {
  data,
  isRouteErrorResponse,
  Navigate,
  type RouterContextProvider,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useRevalidator,
} from 'react-router';
import type { ApiCall } from '../../contracts/client.ts';
import { apiContext, browserApi } from '../api/browser-api.ts';
import type { Failed, LoadFailure, Moved, NotFound, Ready } from '../api/load-failure.ts';
import { Button } from '../ui/button.tsx';
import { PageProblem } from '../ui/page-problem.tsx';

type Unready = NotFound | Moved | LoadFailure;

/** Describes the pages of one kind of record, each identified by its slug. */
interface SlugPages<Result extends Ready | Unready> {
  readonly load: (api: ApiCall, slug: string) => Promise<Result>;
  readonly pathOf: (slug: string) => string;
}

/** The data of one record's page. */
export interface OneOfMany<Result> {
  readonly result: Result | Promise<Result>;
  /** The page's absolute address. */
  readonly address: string;
}

export interface LoadArgs {
  readonly params: { readonly slug: string };
  readonly url: URL;
}

const addressIn = (path: string, url: URL): string => new URL(path, url.origin).href;

/** Returns the server's loader: it returns the record, or throws the answer for moved, not found or failed. */
export const loaderOf =
  <Result extends Ready | Unready>({ load, pathOf }: SlugPages<Result>) =>
  async (args: LoadArgs & { readonly context: Readonly<RouterContextProvider> }): Promise<OneOfMany<Result>> => {
    const { slug } = args.params;
    const result = await load(args.context.get(apiContext), slug);
    if (result.kind === 'moved') throw redirect(pathOf(result.slug), 301);
    if (result.kind === 'not-found') throw data(null, { status: 404 });
    if (result.kind === 'failed') throw data(failedOf(result), { status: result.status });
    return { result, address: addressIn(pathOf(slug), args.url) };
  };

/**
 * Returns the browser's loader: it shows the page at once and lets its data follow. Waits for the data on a back
 * navigation, where the browser's address is ahead of the page: only a page of full length can restore the scroll
 * position.
 */
export const clientLoaderOf =
  <Result extends Ready | Unready>({ load, pathOf }: SlugPages<Result>) =>
  async ({ params: { slug }, url }: LoadArgs): Promise<OneOfMany<Result>> => {
    const coming = load(browserApi, slug);
    const isReturn = location.pathname === url.pathname;
    return { result: isReturn ? await coming : coming, address: addressIn(pathOf(slug), url) };
  };

/** Returns false when only the hash changes, as from a part of a page back to the whole: that is no new visit. */
export const isNewVisit = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (currentUrl.hash === nextUrl.hash || currentUrl.pathname !== nextUrl.pathname);

/** Returns the part of a failure that visitors see. */
const failedOf = ({ message, requestId }: LoadFailure): Failed => ({ message, requestId });

/** Returns the data that the clicked card handed over under this name, if it belongs to this slug. */
export function readHanded<Card extends { readonly slug: string }>(
  state: unknown,
  name: string,
  slug: string,
): Card | null {
  const handed = (state as Record<string, Card | undefined> | null)?.[name];
  return handed?.slug === slug ? handed : null;
}

/** A page's text when its record cannot be shown. */
export interface ProblemWords {
  readonly missing: { readonly title: string; readonly tone: 'info' | 'problem'; readonly message: string };
  /** Title over a failure, and its message when no reason is known. */
  readonly failed: { readonly title: string; readonly message: string };
  /** Leads back to the list. */
  readonly back: ReactNode;
}

const Missing = ({ words: { missing, back } }: { words: ProblemWords }) => (
  <PageProblem {...missing}>{back}</PageProblem>
);

interface FailurePageProps extends Partial<Failed> {
  words: ProblemWords;
  onRetry: () => void;
}

const FailurePage = ({ words: { failed, back }, message, requestId, onRetry }: FailurePageProps) => (
  <PageProblem title={failed.title} tone="problem" message={message ?? failed.message} requestId={requestId ?? ''}>
    {back}
    <Button onClick={onRetry}>Try Again</Button>
  </PageProblem>
);

interface UnreadyPageProps {
  result: Unready;
  words: ProblemWords;
  pathOf: (slug: string) => string;
}

/** Replaces a page's content when its record was moved, is missing, or could not be loaded in the browser. */
export function UnreadyPage({ result, words, pathOf }: UnreadyPageProps) {
  const { revalidate } = useRevalidator();
  if (result.kind === 'moved') return <Navigate replace to={pathOf(result.slug)} />;
  if (result.kind === 'not-found') return <Missing words={words} />;
  return <FailurePage words={words} {...failedOf(result)} onRetry={() => void revalidate()} />;
}

/** Replaces a page when the server rejected it: its record does not exist or could not be loaded. */
export function RefusedPage({ error, words }: { error: unknown; words: ProblemWords }) {
  const refused = isRouteErrorResponse(error) ? error : null;
  const told = (refused?.data ?? {}) as Partial<Failed>;
  return (
    <main>
      {refused?.status === 404 ? (
        <Missing words={words} />
      ) : (
        <FailurePage words={words} {...told} onRetry={() => location.reload()} />
      )}
    </main>
  );
}
