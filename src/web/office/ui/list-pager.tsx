import { Button, NativeSelect } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { formatCount } from '../../../core/counts.ts';
import { listTools } from '../../../words/en/office/list-tools.ts';
import { lists } from '../../../words/en/office/lists.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import styles from './list-pager.module.css';
import { pageWindow } from './page-window.ts';

interface PagerProps {
  page: number;
  totalPages: number;
  total: number;
  /** Rows per page. */
  limit: number;
  /** The rows' name in the plural: "bookings". */
  noun: string;
  /** True when only part of a search's results was counted. */
  totalIsAtLeast?: boolean;
  /** Page sizes to choose from; without them there is no choice. */
  sizes?: readonly number[];
  onSizeChange?: (size: number) => void;
}

/** Shows the position in a list, and links to its other pages that keep the rest of the address. */
export function ListPager(props: PagerProps) {
  const { page, totalPages, total, limit, noun, totalIsAtLeast = false, sizes, onSizeChange } = props;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);
  return (
    <div className={styles.pager}>
      <p className={styles.where} role="status">
        {total === 0
          ? lists.none({ noun })
          : (totalIsAtLeast ? lists.shownOfMany : lists.shown)({
              first: formatCount(first),
              last: formatCount(last),
              total: formatCount(total),
              noun,
            })}
      </p>
      {sizes && (
        <NativeSelect
          aria-label={lists.perPageOf({ noun })}
          size="sm"
          value={limit}
          data={sizes.map((size) => ({ value: String(size), label: lists.perPage({ size }) }))}
          onChange={(event) => onSizeChange?.(Number(event.currentTarget.value))}
        />
      )}
      {totalPages > 1 && (
        <nav aria-label={lists.pagesOf({ noun })} className={styles.pages}>
          <Step
            page={page}
            to={page > 1 ? 1 : 0}
            totalPages={totalPages}
            label={listTools.firstPage}
            turned="left"
            isEnd
          />
          <Step page={page} to={page - 1} totalPages={totalPages} label={lists.previousPage} turned="left" />
          {pageWindow(page, totalPages).map((number) => (
            <PageLink key={number} number={number} current={number === page} />
          ))}
          <Step page={page} to={page + 1} totalPages={totalPages} label={lists.nextPage} turned="right" />
          {/* The end of a list that was counted only in part is not known. */}
          {!totalIsAtLeast && (
            <Step
              page={page}
              to={page < totalPages ? totalPages : totalPages + 1}
              totalPages={totalPages}
              label={listTools.lastPage}
              turned="right"
              isEnd
            />
          )}
        </nav>
      )}
    </div>
  );
}

/** Returns a function that puts a page number into the present address. */
function usePageAddress() {
  const { pathname, search } = useLocation();
  return (page: number) => {
    const parameters = new URLSearchParams(search);
    parameters.set('page', String(page));
    return `${pathname}?${parameters}`;
  };
}

function PageLink({ number, current }: { number: number; current: boolean }) {
  const addressOf = usePageAddress();
  return (
    <Button
      component={Link}
      to={addressOf(number)}
      preventScrollReset
      size="compact-md"
      className={styles.page ?? ''}
      variant={current ? 'filled' : 'default'}
      aria-label={lists.pageNumber({ number: formatCount(number) })}
      aria-current={current ? 'page' : undefined}
    >
      {formatCount(number)}
    </Button>
  );
}

interface StepProps {
  /** The current page, and the page that the link leads to. */
  page: number;
  to: number;
  totalPages: number;
  label: string;
  turned: 'left' | 'right';
  /** True for the first and the last page. */
  isEnd?: boolean;
}

function Step({ page, to, totalPages, label, turned, isEnd = false }: StepProps) {
  const disabled = to < 1 || to > totalPages;
  const addressOf = usePageAddress();
  const arrow = (
    <span className={styles.arrow} data-turned={turned} data-end={isEnd || undefined}>
      <ChevronIcon size={18} />
    </span>
  );
  return (
    <Button
      component={Link}
      to={addressOf(disabled ? page : to)}
      preventScrollReset
      size="compact-md"
      variant="default"
      className={styles.page ?? ''}
      aria-label={label}
      aria-disabled={disabled}
      data-disabled={disabled}
      // At the list's end it stays a link too, so that keyboard focus is not lost.
      onClick={(event) => disabled && event.preventDefault()}
    >
      {arrow}
    </Button>
  );
}
