import { lazy, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { changedSearch } from '../../words/en/site/changed-search.ts';
import { dates } from '../../words/en/site/dates.ts';
import { results } from '../../words/en/site/results.ts';
import { useSite } from '../site/frame/site-context.ts';
import { SearchStrip } from '../site/generation/search-strip.tsx';
import type { SearchParameters } from '../site/trip-search/search-parameters.ts';
import type { TripDates } from '../site/trip-search/trip-dates.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LazyPart } from '../ui/lazy-part.tsx';
import { Notice } from '../ui/notice.tsx';
import styles from './search-head.module.css';

const SearchCard = lazy(async () => ({
  default: (await import('../site/trip-search/search-card.tsx')).SearchCard,
}));

interface SearchHeadProps {
  search: SearchParameters;
  title: ReactNode;
  /** Whether the search was just changed here: the focus then stays on the button that opens the form. */
  isChanged: boolean;
  onSearch: (search: SearchParameters) => void;
}

/** Shows the present search, and the form that changes it in place. What was typed stays when the form is folded. */
export function SearchHead({ search, title, isChanged, onSearch }: SearchHeadProps) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const id = useId();
  const toggle = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isChanged) toggle.current?.focus({ preventScroll: true });
  }, [isChanged]);

  const change = (next: SearchParameters) => {
    setOpen(false);
    toggle.current?.focus({ preventScroll: true });
    onSearch(next);
  };
  return (
    <SearchStrip
      wish={search}
      title={title}
      form={
        open && (
          <div id={id}>
            <SearchForm {...(!wasOpen && { initial: search })} onSearch={change} />
          </div>
        )
      }
    >
      <Button
        ref={toggle}
        look="sky"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpen(!open);
          // Opened again, the form has what was typed in this tab.
          if (open) setWasOpen(true);
        }}
      >
        {open ? changedSearch.keepSearch : changedSearch.changeSearch}
      </Button>
      <NewSearch />
    </SearchStrip>
  );
}

export const NewSearch = () => (
  <ButtonLink look="sky" to="/#home">
    {results.newSearch}
  </ButtonLink>
);

interface SearchFormProps {
  initial?: SearchParameters;
  onSearch: (search: SearchParameters) => void;
}

function SearchForm({ initial, onSearch }: SearchFormProps) {
  const { longWeekends, readsWishes } = useSite();
  const waiting = (
    <div className={styles.waiting} role="status">
      <span className="visually-hidden">{changedSearch.openingForm}</span>
    </div>
  );
  return (
    <div className={styles.form}>
      <LazyPart waiting={waiting} fallback={<NewSearch />}>
        <SearchCard
          {...(initial && { initial })}
          longWeekends={longWeekends}
          readsWishes={readsWishes}
          withoutScript={null}
          onSearch={onSearch}
        />
      </LazyPart>
    </div>
  );
}

interface PassedSearchProps {
  /** The search with proposed dates. */
  search: SearchParameters;
  /** The dates that lie behind. */
  passed: TripDates;
  onSearch: (search: SearchParameters) => void;
}

/** Asks for new dates of a search whose dates lie behind; plans nothing before. */
export function PassedSearch({ search, passed, onSearch }: PassedSearchProps) {
  return (
    <main>
      <SearchStrip
        wish={{ ...search, ...passed }}
        title={changedSearch.datesPassed}
        form={
          <div className={styles.passed}>
            <Notice tone="info">
              {changedSearch.chooseDates({ dates: dates.span(passed.departureDate, passed.returnDate) })}
            </Notice>
            <SearchForm initial={search} onSearch={onSearch} />
          </div>
        }
      >
        <NewSearch />
      </SearchStrip>
    </main>
  );
}
