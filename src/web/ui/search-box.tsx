import { SearchIcon } from './icons.tsx';
import styles from './search-box.module.css';
import { useDraft } from './use-draft.ts';

interface SearchBoxProps {
  /** "Search packages". */
  label: string;
  value: string;
  /** Called once the writer pauses. */
  onSearch: (text: string) => void;
}

/** The text field of a list's form: sent by hand where no script runs. */
export function SearchBox({ label, value, onSearch }: SearchBoxProps) {
  const [draft, type] = useDraft(value, onSearch);
  return (
    <div className={styles.box}>
      <input
        type="search"
        name="search"
        aria-label={label}
        placeholder={label}
        maxLength={100}
        autoComplete="off"
        enterKeyHint="search"
        value={draft}
        onChange={(event) => type(event.target.value)}
      />
      <button type="submit" className={styles.go} aria-label="Search">
        <SearchIcon />
      </button>
    </div>
  );
}
