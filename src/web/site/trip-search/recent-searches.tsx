import { searchHistory as words } from '../../../words/en/site/search-history.ts';
import { Link } from '../../navigation/link.tsx';
import { Passage } from '../../ui/passage.tsx';
import { showSearch } from './kept-searches.ts';
import styles from './recent-searches.module.css';
import { todayInIndia } from './trip-dates.ts';
import { useSearchHistory } from './use-search-history.ts';

const SHOWN = 3;

/** Shows a person's last searches in one line, each a link to its results. */
export default function RecentSearches({ onSignedOut }: { onSignedOut: () => void }) {
  const { searches } = useSearchHistory(onSignedOut);
  if (searches.length === 0) return null;
  const today = todayInIndia();
  return (
    <nav aria-label={words.recent}>
      <ul className={styles.recent}>
        {searches.slice(0, SHOWN).map((search) => {
          const { way, dates, to, state } = showSearch(search, today);
          return (
            <li key={search._id}>
              <Link to={to} state={state}>
                <b>
                  <Passage text={way} />
                </b>
                <span>{dates}</span>
              </Link>
            </li>
          );
        })}
        <li>
          <Link to="/my-trips#searches">{words.all}</Link>
        </li>
      </ul>
    </nav>
  );
}
