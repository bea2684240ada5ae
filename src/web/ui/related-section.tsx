import { type ReactNode, useId } from 'react';
import { CardGrid } from './card-grid.tsx';
import styles from './related-section.module.css';

/** Three fill the three columns. */
const MOST_SHOWN = 3;

interface RelatedSectionProps<Item> {
  title: string;
  items: readonly Item[];
  card: (item: Item) => ReactNode;
}

/** Ends a page with similar things, if there are any. */
export function RelatedSection<Item extends { readonly _id: string }>(props: RelatedSectionProps<Item>) {
  const { title, items, card } = props;
  const id = useId();
  if (items.length === 0) return null;
  return (
    <section className={styles.related} aria-labelledby={id}>
      <div className="page">
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <CardGrid items={items.slice(0, MOST_SHOWN)} card={card} isAtTop={false} />
      </div>
    </section>
  );
}
