import type { ReactNode } from 'react';
import { controls } from '../../words/en/ui/controls.ts';
import type { LoadFailure } from '../api/load-failure.ts';
import styles from './arriving-list.module.css';
import { Button, ButtonLink } from './button.tsx';
import { CardGrid, CardGridSkeleton } from './card-grid.tsx';
import { EmptyState } from './empty-state.tsx';
import { Notice } from './notice.tsx';
import { Pager } from './pager.tsx';
import { RequestNote } from './request-note.tsx';

/** One page of a list in the API's answer. */
interface ListPage {
  /** From 1. */
  readonly page: number;
  readonly total: number;
  readonly totalPages: number;
}

interface ArrivingListProps<List extends ListPage, Item> {
  /** What it lists: "Packages". */
  label: string;
  /** Said while it loads: "Loading packages". */
  loading: string;
  /** Said of a failure for which the server has no words. */
  notLoaded: string;
  /** The last answer; null before the first. */
  latest: { readonly kind: 'ready'; readonly list: List } | LoadFailure | null;
  /** True while another list is loading. */
  pending: boolean;
  /** Loads the same list again. */
  onRetry: () => void;
  itemsOf: (list: List) => readonly Item[];
  card: (item: Item, isFirst: boolean) => ReactNode;
  addressOf: (page: number) => string;
  /** Placeholders until the first answer. */
  skeleton: { readonly count: number; readonly className: string | undefined };
  empty: {
    readonly title: string;
    readonly text: string;
    /** Links to a list that has entries. */
    readonly way: ReactNode;
  };
}

/** Shows a list of cards in each of its states (loading, failed, found, empty), with links to its other pages. */
export function ArrivingList<List extends ListPage, Item extends { readonly _id: string }>(
  props: ArrivingListProps<List, Item>,
) {
  const { label, loading, notLoaded, latest, pending, onRetry, itemsOf, card, addressOf, skeleton, empty } = props;
  if (latest === null) {
    return (
      <div role="status">
        <span className="visually-hidden">{loading}</span>
        <CardGridSkeleton {...skeleton} />
      </div>
    );
  }
  if (latest.kind === 'failed') {
    return (
      <div className={styles.failed}>
        <Notice tone="problem">{latest.message || notLoaded}</Notice>
        <Button busy={pending} onClick={onRetry}>
          {controls.tryAgain}
        </Button>
        <RequestNote id={latest.requestId} />
      </div>
    );
  }
  const { page, total, totalPages } = latest.list;
  const items = itemsOf(latest.list);
  if (items.length > 0) {
    return (
      <>
        <CardGrid items={items} card={card} pending={pending} />
        <Pager label={label} page={page} totalPages={totalPages} addressOf={addressOf} />
      </>
    );
  }
  // No matches, or a page beyond the last one.
  return total > 0 ? (
    <EmptyState title={empty.title}>
      <p>{controls.pastLastPage({ page, last: totalPages })}</p>
      <ButtonLink to={addressOf(totalPages)}>{controls.lastPage}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={empty.title}>
      <p>{empty.text}</p>
      {empty.way}
    </EmptyState>
  );
}
