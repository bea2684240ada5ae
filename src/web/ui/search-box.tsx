import { controls } from '../../words/en/ui/controls.ts';
import { SearchIcon } from './icons.tsx';
import styles from './search-box.module.css';
import { useDraft } from './use-draft.ts';

interface SearchBoxProps {
  /** "Search packages". */
  label: string;
  value: string;
  /** Called when the typing pauses. */
  onSearch: (text: string) => void;
}

/** Shows the text field of a list's form; without a script, the visitor submits it by hand. */
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
      <button type="submit" className={styles.go} aria-label={controls.search}>
        <SearchIcon />
      </button>
    </div>
  );
}
