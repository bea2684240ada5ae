import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

/** Cards visible at once on a wide screen. */
const FIRST_CARDS = 3;

interface CardGridProps<Item> {
  items: readonly Item[];
  /** `isFirst` for cards that load their picture eagerly. */
  card: (item: Item, isFirst: boolean) => ReactNode;
  /** Dims the cards while others load. */
  pending?: boolean;
  /** False when the grid is far down its page. */
  isAtTop?: boolean;
}

/** Lays out cards in one, two or three columns. */
export function CardGrid<Item extends { readonly _id: string }>(props: CardGridProps<Item>) {
  const { items, card, pending = false, isAtTop = true } = props;
  return (
    <ul className={styles.grid} data-pending={pending || undefined} aria-busy={pending || undefined}>
      {items.map((item, at) => (
        <li key={item._id} className={styles.cell}>
          {card(item, isAtTop && at < FIRST_CARDS)}
        </li>
      ))}
    </ul>
  );
}

/**
 * Shows as many empty cards as a page holds, so that nothing moves when the real ones arrive; `className` sets the
 * height.
 */
export function CardGridSkeleton({ count, className }: { count: number; className: string | undefined }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
        <div key={at} className={`${styles.skeleton} ${className}`} />
      ))}
    </div>
  );
}
