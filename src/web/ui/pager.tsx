import { controls } from '../../words/en/ui/controls.ts';
import { Link } from '../navigation/link.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx';
import styles from './pager.module.css';
import { pagerNumbers } from './pager-numbers.ts';

interface PagerProps {
  /** Names the list for screen readers: "Packages". */
  label: string;
  page: number;
  totalPages: number;
  addressOf: (page: number) => string;
}

/** Links to the other pages of a list; renders nothing for a single page. */
export function Pager({ label, page, totalPages, addressOf }: PagerProps) {
  if (totalPages < 2) return null;
  return (
    <nav aria-label={controls.pagesOf({ list: label })} className={styles.pager}>
      {page > 1 ? (
        <Link to={addressOf(page - 1)} rel="prev" className={styles.step}>
          <ArrowLeftIcon /> {controls.previousPage}
        </Link>
      ) : (
        <span />
      )}
      <ol className={styles.numbers}>
        {pagerNumbers(page, totalPages).map((number, at) =>
          number === null ? (
            <li key={at < 3 ? 'before' : 'after'} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={addressOf(number)}
                className={styles.number}
                aria-label={controls.pageNumber({ number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < totalPages ? (
        <Link to={addressOf(page + 1)} rel="next" className={styles.step}>
          {controls.nextPage} <ArrowRightIcon />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
