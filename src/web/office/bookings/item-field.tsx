import { Select } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { BookableItem } from '../../../contracts/entered-bookings.ts';
import { formatMoney } from '../../../core/money.ts';
import { bookingEntry as words } from '../../../words/en/office/booking-entry.ts';
import { adminApi } from '../api/admin-api.ts';
import { fieldId } from '../ui/editor/form-fields.ts';

/** Delay between the last key and the search. */
const SEARCH_AFTER_MS = 250;

const keyOf = ({ itemType, id }: BookableItem): string => `${itemType} ${id}`;

const labelOf = ({ title, price, priceBasis, currency }: BookableItem): string =>
  words.itemWithPrice({ title, price: formatMoney(price, currency), basis: priceBasis });

/** Returns the items that a search finds; the latest search wins. */
function useItems(search: string) {
  const [found, setFound] = useState<{ readonly items: readonly BookableItem[]; readonly failed: boolean }>({
    items: [],
    failed: false,
  });
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      adminApi('GET /api/admin/bookable-items', { query: { search }, signal: leaving.signal }).then(
        ({ items }) => setFound({ items, failed: false }),
        (error: unknown) => {
          if (leaving.signal.aborted) return;
          console.warn('Packages could not be searched', error);
          setFound({ items: [], failed: true });
        },
      );
    }, SEARCH_AFTER_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [search]);
  return found;
}

interface ItemFieldProps {
  item: BookableItem | null;
  problem: string | undefined;
  onChoose: (item: BookableItem | null) => void;
}

/** Chooses a published package by its words, or a package or an itinerary by its address. */
export function ItemField({ item, problem, onChoose }: ItemFieldProps) {
  const [search, setSearch] = useState('');
  // The label of the chosen item is no search.
  const { items, failed } = useItems(item && search === labelOf(item) ? '' : search.trim());
  const offered = item && !items.some((each) => keyOf(each) === keyOf(item)) ? [item, ...items] : items;
  return (
    <Select
      id={fieldId('item')}
      label={words.item}
      description={words.itemHint}
      required
      searchable
      clearable
      clearButtonProps={{ 'aria-label': words.clearItem }}
      error={problem}
      data={offered.map((each) => ({ value: keyOf(each), label: labelOf(each) }))}
      filter={({ options }) => options}
      nothingFoundMessage={failed ? words.itemsUnread : words.noItem}
      value={item && keyOf(item)}
      searchValue={search}
      onSearchChange={setSearch}
      onChange={(key) => onChoose(offered.find((each) => keyOf(each) === key) ?? null)}
    />
  );
}
