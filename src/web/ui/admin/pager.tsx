import { Button, NativeSelect } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { ChevronIcon } from '../icons.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pager.module.css';

interface PagerProps {
  page: number;
  totalPages: number;
  total: number;
  /** How many rows a page holds at most. */
  limit: number;
  /** What is counted, in the plural: "bookings". */
  noun: string;
  /** A search that found more than are counted. */
  totalIsAtLeast?: boolean;
  /** The sizes to choose from; without them there is no choice. */
  sizes?: readonly number[];
  onSizeChange?: (size: number) => void;
}

const COUNT = new Intl.NumberFormat('en-IN');

/** Where in the list one is, and the ways to its other pages: they are links, which keep the rest of the address. */
export function Pager(props: PagerProps) {
  const { page, totalPages, total, limit, noun, totalIsAtLeast = false, sizes, onSizeChange } = props;
  const first = (page - 1) * limit + 1;
  const last = Math.min(page * limit, total);
  return (
    <div className={styles.pager}>
      <p className={styles.where} role="status">
        {total === 0
          ? `No ${noun}`
          : `${COUNT.format(first)}–${COUNT.format(last)} of ${totalIsAtLeast ? 'more than ' : ''}${COUNT.format(total)} ${noun}`}
      </p>
      {sizes && (
        <NativeSelect
          aria-label={`${noun} on a page`}
          size="sm"
          value={limit}
          data={sizes.map((size) => ({ value: String(size), label: `${size} a page` }))}
          onChange={(event) => onSizeChange?.(Number(event.currentTarget.value))}
        />
      )}
      {totalPages > 1 && (
        <nav aria-label={`Pages of ${noun}`} className={styles.pages}>
          <Step to={page - 1} label="Previous page" disabled={page <= 1} turned="left" />
          {pageWindow(page, totalPages).map((number) => (
            <PageLink key={number} number={number} current={number === page} />
          ))}
          <Step to={page + 1} label="Next page" disabled={page >= totalPages} turned="right" />
        </nav>
      )}
    </div>
  );
}

/** The present address with another page. */
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
      aria-label={`Page ${COUNT.format(number)}`}
      aria-current={current ? 'page' : undefined}
    >
      {COUNT.format(number)}
    </Button>
  );
}

function Step({
  to,
  label,
  disabled,
  turned,
}: {
  to: number;
  label: string;
  disabled: boolean;
  turned: 'left' | 'right';
}) {
  const addressOf = usePageAddress();
  const arrow = (
    <span className={styles.arrow} data-turned={turned}>
      <ChevronIcon size={18} />
    </span>
  );
  if (disabled) {
    return (
      <Button size="compact-md" variant="default" className={styles.page ?? ''} disabled aria-label={label}>
        {arrow}
      </Button>
    );
  }
  return (
    <Button
      component={Link}
      to={addressOf(to)}
      preventScrollReset
      size="compact-md"
      variant="default"
      className={styles.page ?? ''}
      aria-label={label}
    >
      {arrow}
    </Button>
  );
}
