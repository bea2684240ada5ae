import { useEffect, useRef, useState } from 'react';
import { searchHistory as words } from '../../../words/en/site/search-history.ts';
import { Link } from '../../navigation/link.tsx';
import { useLocation } from '../../navigation/navigation.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Passage } from '../../ui/passage.tsx';
import { showSearch } from './kept-searches.ts';
import styles from './search-history.module.css';
import { todayInIndia } from './trip-dates.ts';
import { type KeptSearch, useSearchHistory } from './use-search-history.ts';

const ID = 'searches';
/** Shown before a reader asks for all. */
const FIRST = 5;

/** Lists a person's searches: each leads to its results, can be removed, and be put back. */
export function SearchHistory({ onSignedOut }: { onSignedOut: () => void }) {
  const { searches, removed, hasFailed, remove, clear, restore } = useSearchHistory(onSignedOut);
  const [showsAll, setShowsAll] = useState(false);
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const isThere = searches.length > 0 || removed.length > 0;

  useEffect(() => {
    // The list arrives after the page, too late for the browser to scroll to it.
    if (isThere && hash === `#${ID}`) section.current?.scrollIntoView();
  }, [isThere, hash]);

  if (!isThere) return null;
  const shown = showsAll ? searches : searches.slice(0, FIRST);
  return (
    <section ref={section} id={ID} className={styles.section} aria-labelledby="searches-title">
      <div className={styles.head}>
        <h2 id="searches-title" className={styles.title}>
          {words.title}
        </h2>
        {searches.length > 0 && (
          <Button look="plain" onClick={() => void clear()}>
            {words.clear}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{words.hint}</p>
      {hasFailed && <Notice tone="problem">{words.failed}</Notice>}
      {removed.length > 0 && <Removed searches={removed} onUndo={() => void restore()} />}
      {shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((search) => (
            <Row key={search._id} search={search} onRemove={() => void remove(search)} />
          ))}
        </ul>
      )}
      {shown.length < searches.length && (
        <div>
          <Button onClick={() => setShowsAll(true)}>{words.showAll({ count: searches.length })}</Button>
        </div>
      )}
    </section>
  );
}

function Removed({ searches, onUndo }: { searches: readonly KeptSearch[]; onUndo: () => void }) {
  const [only] = searches;
  const text =
    only && searches.length === 1 ? words.removed({ way: words.way(only) }) : words.cleared({ count: searches.length });
  return (
    <Notice tone="info">
      <Passage text={text} /> <Button onClick={onUndo}>{words.undo}</Button>
    </Notice>
  );
}

function Row({ search, onRemove }: { search: KeptSearch; onRemove: () => void }) {
  const { way, dates, facts, hasPassed, to, state } = showSearch(search, todayInIndia());
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <Link to={to} state={state} className={styles.link ?? ''}>
          <Passage text={way} />
        </Link>
        <p className={styles.facts}>
          <span>{dates}</span>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        {hasPassed && <p className={styles.passed}>{words.passed}</p>}
      </div>
      <Button look="plain" aria-label={words.removeSearch({ way, dates })} onClick={onRemove}>
        {words.remove}
      </Button>
    </li>
  );
}
