import type { Day } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { searchHistory as words } from '../../../words/en/site/search-history.ts';
import { addressOfSearch } from './search-address.ts';
import { completeSearch, HIGHEST_PRICE, type SearchParameters } from './search-parameters.ts';
import type { KeptSearch } from './use-search-history.ts';

/** A search of the history, ready to be shown and opened. */
export interface ShownSearch {
  readonly way: string;
  readonly dates: string;
  /** Travellers, price and wishes. */
  readonly facts: readonly string[];
  readonly hasPassed: boolean;
  /** The address of its results; that of a search whose dates lie behind asks for new ones. */
  readonly to: string;
  readonly state: SearchParameters;
}

/** Returns how a search of the history is shown, and where it leads. */
export function showSearch(kept: KeptSearch, today: Day): ShownSearch {
  const { from, to, departureDate, returnDate, travellers, priceRange, wish, wishes = {} } = kept;
  const search = completeSearch(kept, today);
  const [low, high = HIGHEST_PRICE] = priceRange;
  const wished = Object.keys(wishes).length + (wish === '' ? 0 : 1);
  return {
    way: words.way({ from, to }),
    dates: dates.shortSpan(departureDate, returnDate),
    facts: [
      words.travellers({ count: travellers }),
      ...(low === 0 && high < HIGHEST_PRICE ? [words.upTo({ price: formatRupees(high) })] : []),
      ...(wished > 0 ? [words.wishes({ count: wished })] : []),
    ],
    hasPassed: departureDate < today,
    to: addressOfSearch({ ...search, departureDate, returnDate }),
    state: search,
  };
}
