import type { Itinerary } from '../../../contracts/itineraries.ts';
import { compare as words } from '../../../words/en/site/compare.ts';
import { Button } from '../../ui/button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { MOST_COMPARED } from './compare-address.ts';
import styles from './compare-bar.module.css';

interface CompareBarProps {
  chosen: readonly Itinerary[];
  /** A fourth plan was pressed. */
  isFull: boolean;
  onTakeOut: (slug: string) => void;
  onClear: () => void;
  onCompare: () => void;
}

/** Shows what was chosen for the comparison at the bottom of the window, and says when it can begin. */
export function CompareBar({ chosen, isFull, onTakeOut, onClear, onCompare }: CompareBarProps) {
  const count = chosen.length;
  return (
    <div className={styles.place}>
      <section
        className={styles.bar}
        aria-label={count > 0 ? words.begin : undefined}
        data-shown={count > 0 || undefined}
      >
        <p role="status" className={styles.status}>
          {count > 0 && words.chosen({ count, most: MOST_COMPARED })}
          {count === 1 && ` ${words.chooseMore}`}
          {isFull && ` ${words.mostChosen({ most: MOST_COMPARED })}`}
        </p>
        {count > 0 && (
          <>
            <ul className={styles.chosen}>
              {chosen.map(({ slug, title }) => (
                <li key={slug}>
                  <button type="button" aria-label={words.takeOut({ title })} onClick={() => onTakeOut(slug)}>
                    <span>
                      <Passage text={title} />
                    </span>
                    <CloseIcon size={16} />
                  </button>
                </li>
              ))}
            </ul>
            <div className={styles.acts}>
              <Button look="plain" onClick={onClear}>
                {words.clear}
              </Button>
              <Button look="action" aria-disabled={count < 2} onClick={() => count > 1 && onCompare()}>
                {words.begin}
              </Button>
            </div>
          </>
        )}
      </section>
    </div>
  );
}
