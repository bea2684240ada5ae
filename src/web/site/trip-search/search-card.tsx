import { type FormEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { search as words } from '../../../words/en/site/search.ts';
import { useLocalPath } from '../../navigation/language.ts';
import { Button } from '../../ui/button.tsx';
import { SearchIcon, SwapIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CityField } from './city-field.tsx';
import { DatesField } from './dates-field.tsx';
import { prepareSearch } from './place-suggestions.ts';
import { PriceField } from './price-field.tsx';
import styles from './search-card.module.css';
import {
  DEFAULT_PRICE_RANGE,
  keepSearchDraft,
  readSearchDraft,
  type SearchParameters,
  saveSearch,
  searchProblem,
} from './search-parameters.ts';
import { TravelClassField } from './travel-class-field.tsx';
import { TravellersField } from './travellers-field.tsx';
import { type LongWeekend, shortDay, type TripDates } from './trip-dates.ts';
import { withTravellers } from './trip-wishes.ts';
import { WishField } from './wish-field.tsx';

/** The server's render: the same for every visitor and on every day, so without dates. */
const UNKNOWN: SearchParameters = {
  from: '',
  to: '',
  travellers: 1,
  travelClass: 'Economy',
  departureDate: '',
  returnDate: '',
  startDate: '',
  endDate: '',
  priceRange: DEFAULT_PRICE_RANGE,
  wish: '',
  wishes: {},
  wishNames: {},
};

/** Returns the parts of a search that a visitor has set. */
const differing = (search: SearchParameters): Partial<SearchParameters> =>
  Object.fromEntries(
    Object.entries(search).filter(([name, value]) => value !== UNKNOWN[name as keyof SearchParameters]),
  );

interface SearchCardProps {
  /** The next long weekends, suggested by the calendar. */
  longWeekends: readonly LongWeekend[];
  /** Whether a language model reads the other wishes. */
  readsWishes: boolean;
  /** Shown without JavaScript, where planning is impossible. */
  withoutScript: ReactNode;
  /** Receives the search in place of the results screen. */
  onSearch?: (search: SearchParameters) => void;
  /** Fills the form in, in place of what was typed in this tab. */
  initial?: SearchParameters;
}

/** Holds the form's state: its values, kept for a return, and its problems. */
function useSearchForm({ onSearch, initial }: { [Name in 'onSearch' | 'initial']: SearchCardProps[Name] }) {
  const [search, setSearch] = useState(initial ?? UNKNOWN);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const local = useLocalPath();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is filled in once.
  useEffect(() => {
    // What was entered before hydration takes precedence over what is stored.
    if (!initial) setSearch((now) => ({ ...readSearchDraft(), ...differing(now) }));
  }, []);

  // Waits until the stored draft has been read; otherwise the empty form would overwrite it.
  useEffect(() => {
    if (search !== UNKNOWN) keepSearchDraft(search);
  }, [search]);

  const update = useCallback((change: Partial<SearchParameters>) => {
    setSearch((now) => ({ ...now, ...change }));
    if ('from' in change || 'to' in change) setProblem(null);
  }, []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = searchProblem(search);
    setProblem(found);
    if (found) {
      const wrong = search.from.trim() === '' ? 'from' : 'to';
      form.current?.querySelector<HTMLInputElement>(`input[name="${wrong}"]`)?.focus();
      return;
    }
    const ready = { ...search, from: search.from.trim(), to: search.to.trim(), wish: search.wish.trim() };
    saveSearch(ready);
    if (onSearch) onSearch(ready);
    else location.assign(local('/search-results'));
  };

  return { form, search, problem, update, submit };
}

/** The search card: a trip as one sentence with blanks to fill in. */
export function SearchCard({ onSearch, initial, longWeekends, readsWishes, withoutScript }: SearchCardProps) {
  const { form, search, problem, update, submit } = useSearchForm({ onSearch, initial });
  const local = useLocalPath();
  const problemId = useId();
  // Until the form's values are known, the button works as without scripts: it submits the typed text.
  const ready = search === UNKNOWN || (search.from.trim() !== '' && search.to.trim() !== '');
  const wrong = problem === null ? null : search.from.trim() === '' ? 'from' : 'to';
  const dates = search.departureDate ? search : null;
  const setDates = ({ departureDate, returnDate }: TripDates) =>
    update({ departureDate, returnDate, startDate: shortDay(departureDate), endDate: shortDay(returnDate) });

  return (
    <search className={styles.place}>
      <form
        ref={form}
        className={styles.card}
        method="get"
        action={local('/search-results')}
        aria-label={words.form}
        noValidate
        onFocus={prepareSearch}
        onPointerDown={prepareSearch}
        onSubmit={submit}
      >
        <div className={styles.cities}>
          <CityField
            name="from"
            label={words.from}
            placeholder={words.fromPlaceholder}
            value={search.from}
            onChange={(from) => update({ from })}
            problemId={wrong === 'from' ? problemId : undefined}
          />
          <CityField
            name="to"
            label={words.to}
            placeholder={words.toPlaceholder}
            value={search.to}
            onChange={(to) => update({ to })}
            problemId={wrong === 'to' ? problemId : undefined}
          />
          <button
            type="button"
            className={styles.swap}
            aria-label={words.swap}
            onClick={() => update({ from: search.to, to: search.from })}
          >
            <SwapIcon />
          </button>
        </div>
        <div className={styles.pairs}>
          <DatesField longWeekends={longWeekends} value={dates} onChange={setDates} />
          <TravellersField
            value={search.travellers}
            onChange={(travellers) => update({ travellers, wishes: withTravellers(search.wishes, travellers) })}
          />
          <TravelClassField value={search.travelClass} onChange={(travelClass) => update({ travelClass })} />
        </div>
        <PriceField value={search.priceRange} onChange={(priceRange) => update({ priceRange })} />
        <WishField search={search} readsWishes={readsWishes} onChange={update} />
        <Button look="action" type="submit" className={styles.search ?? ''} aria-disabled={!ready}>
          <SearchIcon />
          {words.search}
        </Button>
        <noscript>
          <div className={styles.noScript}>{withoutScript}</div>
        </noscript>
      </form>
      <div id={problemId} className={styles.problem}>
        {problem && <Notice tone="problem">{problem}</Notice>}
      </div>
    </search>
  );
}

/** Scrolls to the card and focuses its first field. */
export function goToSearchCard(): void {
  const first = document.querySelector<HTMLInputElement>('form[action$="/search-results"] input[name="from"]');
  first?.form?.scrollIntoView({ block: 'center' });
  first?.focus({ preventScroll: true });
}
