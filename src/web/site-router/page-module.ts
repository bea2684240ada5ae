import type { ReactNode } from 'react';
import type { ApiCall } from '../../contracts/client.ts';
import type { Language } from '../../core/languages.ts';
import type { PageLocation } from '../navigation/page-location.ts';

export type Params = Readonly<Record<string, string>>;

export interface LoadArgs {
  /** The API: in process while the server renders, over the network in the browser. */
  readonly api: ApiCall;
  /** The parts of the path that the page's pattern names. */
  readonly params: Params;
  /** The page's address in English. */
  readonly url: URL;
  readonly language: Language;
}

/** What every page of the site knows of it, for search engines and social networks. */
export interface SiteOrigin {
  readonly brand: string;
  /** Scheme and host: https://safarnama.example */
  readonly origin: string;
  readonly language: Language;
}

/** One element of a page's head. */
export type HeadEntry =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | {
      readonly rel: string;
      readonly href: string;
      readonly hrefLang?: string;
      readonly type?: string;
      readonly title?: string;
    }
  /** Data for search engines, in the vocabulary of schema.org. */
  | { readonly structuredData: object };

export interface HeadArgs<Data> {
  readonly site: SiteOrigin;
  readonly location: PageLocation;
  readonly params: Params;
  readonly data: Data;
}

export interface ScreenProps<Data> {
  readonly data: Data;
  readonly params: Params;
}

/**
 * A page of the public site. Its parts are methods, so that a page with data of its own kind still is a page of any
 * data: the data come as JSON with the document.
 */
export interface Page<Data = unknown> {
  /** Loads what the page shows. Throws a `Refusal` or a `Moved`. Left out: the page needs no data. */
  load?(args: LoadArgs): Promise<Data | Unfinished<Data>>;
  /** The same for a link that is followed in the browser, which may show the page before its data have come. */
  loadInBrowser?(args: LoadArgs): Data | Promise<Data>;
  /** Describes the page; not called when it was refused. */
  head(args: HeadArgs<Data>): readonly HeadEntry[];
  Screen(props: ScreenProps<Data>): ReactNode;
  /** What stands in its place when it was refused or broke; the common error page when left out. */
  readonly refused?: {
    /** Title of the document when there is no such page. */
    title(): string;
    Screen(props: { readonly refusal: Refused }): ReactNode;
  };
}

/** Why a page cannot be shown, as data: also for the browser. */
export interface Refused {
  readonly status: number;
  /** Finds a failure of the server in its logs; empty for others. */
  readonly requestId: string;
  /** What the visitor is told, if the server said so; else empty. */
  readonly message: string;
}

/** Thrown by `load` when there is nothing to show: the page is answered with this status. */
export class Refusal extends Error implements Refused {
  readonly status: number;
  readonly requestId: string;

  constructor({ status, requestId = '', message = '' }: Partial<Refused> & Pick<Refused, 'status'>) {
    super(message);
    this.status = status;
    this.requestId = requestId;
  }
}

/** Thrown by `load` when the page has another address now. */
export class Moved extends Error {
  readonly to: string;

  constructor(to: string) {
    super(`Moved to ${to}`);
    this.to = to;
  }
}

/** Data of a page that is shown with a failure in it, and answered with this status. */
export class Unfinished<Data> {
  readonly data: Data;
  readonly status: number;

  constructor(data: Data, status: number) {
    this.data = data;
    this.status = status;
  }
}
