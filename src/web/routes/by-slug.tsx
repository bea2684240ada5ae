import type { ReactNode } from 'react';
import type { ApiCall } from '../../contracts/client.ts';
import { type Language, localPath } from '../../core/languages.ts';
import { controls } from '../../words/en/ui/controls.ts';
import type { LoadFailure, Moved as MovedResult, NotFound, Ready } from '../api/load-failure.ts';
import { Redirect } from '../navigation/link.tsx';
import { useNavigator } from '../navigation/navigation.ts';
import { type LoadArgs, Moved, type Page, Refusal, type Refused } from '../site-router/page-module.ts';
import { Button } from '../ui/button.tsx';
import { PageProblem } from '../ui/page-problem.tsx';

type Unready = NotFound | MovedResult | LoadFailure;

/** Describes the pages of one kind of record, each identified by its slug. */
interface SlugPages<Result extends Ready | Unready> {
  readonly load: (api: ApiCall, slug: string, language: Language) => Promise<Result>;
  readonly pathOf: (slug: string) => string;
}

/** The data of one record's page. */
export interface OneOfMany<Result> {
  readonly result: Result | Promise<Result>;
  /** The page's absolute address, in the language of the page. */
  readonly address: string;
}

const addressIn = (path: string, url: URL): string => new URL(path, url.origin).href;

/**
 * Returns the loaders of one record's page. The server's returns the record, or throws the answer for moved, not found
 * or failed. The browser's shows the page at once and lets its data follow.
 */
export const loadersOf = <Result extends Ready | Unready>({
  load,
  pathOf,
}: SlugPages<Result>): Required<Pick<Page<OneOfMany<Result>>, 'load' | 'loadInBrowser'>> => ({
  async load({ api, params: { slug = '' }, url, language }: LoadArgs) {
    const result = await load(api, slug, language);
    if (result.kind === 'moved') throw new Moved(pathOf(result.slug));
    if (result.kind === 'not-found') throw new Refusal({ status: 404 });
    if (result.kind === 'failed') throw new Refusal(result);
    return { result, address: addressIn(localPath(language, pathOf(slug)), url) };
  },

  loadInBrowser: ({ api, params: { slug = '' }, url, language }: LoadArgs) => ({
    result: load(api, slug, language),
    address: addressIn(localPath(language, pathOf(slug)), url),
  }),
});

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

interface FailurePageProps extends Pick<Refused, 'message' | 'requestId'> {
  words: ProblemWords;
  onRetry: () => void;
}

const FailurePage = ({ words: { failed, back }, message, requestId, onRetry }: FailurePageProps) => (
  <PageProblem title={failed.title} tone="problem" message={message || failed.message} requestId={requestId}>
    {back}
    <Button onClick={onRetry}>{controls.tryAgain}</Button>
  </PageProblem>
);

interface UnreadyPageProps {
  result: Unready;
  words: ProblemWords;
  pathOf: (slug: string) => string;
}

/** Replaces a page's content when its record was moved, is missing, or could not be loaded in the browser. */
export function UnreadyPage({ result, words, pathOf }: UnreadyPageProps) {
  const { reload } = useNavigator();
  if (result.kind === 'moved') return <Redirect to={pathOf(result.slug)} />;
  if (result.kind === 'not-found') return <Missing words={words} />;
  const { message, requestId } = result;
  return <FailurePage words={words} message={message} requestId={requestId} onRetry={() => void reload()} />;
}

/** Replaces a page when the server rejected it: its record does not exist or could not be loaded. */
export const RefusedPage = ({ refusal, words }: { refusal: Refused; words: ProblemWords }) => (
  <main>
    {refusal.status === 404 ? (
      <Missing words={words} />
    ) : (
      <FailurePage words={words} {...refusal} onRetry={() => location.reload()} />
    )}
  </main>
);
