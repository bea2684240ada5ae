/** Where a page is: the parts of its address, and what the link to it handed over. */
export interface PageLocation {
  readonly pathname: string;
  /** With its question mark; empty without a query. */
  readonly search: string;
  /** With its number sign; empty without a fragment. */
  readonly hash: string;
  /** What the link handed over; null when the page was opened by its address alone. Kept by the browser's history. */
  readonly state: unknown;
  /** Different for each entry of the history. */
  readonly key: string;
}
