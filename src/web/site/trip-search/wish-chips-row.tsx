import { type RefObject, useState } from 'react';
import type { TripWishes } from '../../../core/planner/wishes.ts';
import { search as texts } from '../../../words/en/site/search.ts';
import { browserApi } from '../../api/browser-api.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { addWishes, listChips, usualWishes } from './wish-chips.ts';
import styles from './wish-field.module.css';

/** The part of a search that the wishes change. */
export interface WishedSearch {
  readonly to: string;
  readonly travellers: number;
  readonly wish: string;
  readonly wishes: TripWishes;
  readonly wishNames: Readonly<Record<string, string>>;
}

interface WishChipsRowProps {
  search: WishedSearch;
  onChange: (change: Partial<WishedSearch>) => void;
  input: RefObject<HTMLInputElement | null>;
}

/** Reads the typed words into chips; what was not understood stays in the field. */
function useReading({ search, onChange }: Pick<WishChipsRowProps, 'search' | 'onChange'>) {
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const read = async () => {
    const { wish: words, to, travellers, wishes, wishNames } = search;
    if (words.trim() === '' || busy) return;
    setBusy(true);
    const answer = await browserApi('POST /api/wishes/read', { body: { words, to, travellers } }).catch(() => null);
    setBusy(false);
    if (!answer) return setSaid(texts.notRead);
    const { unread, notes } = answer;
    onChange({
      wish: unread.join(', '),
      wishes: addWishes(wishes, answer.wishes),
      wishNames: { ...wishNames, ...answer.names },
      ...(answer.travellers !== undefined && { travellers: answer.travellers }),
    });
    const missed = unread.length > 0 ? [texts.notUnderstood({ words: unread })] : [];
    setSaid([...notes, ...missed].join(' ') || texts.wishesStand);
  };
  return { said, busy, read };
}

/** The wishes as chips: those that are set, to be removed, and the usual ones, to be set with one press. */
export default function WishChipsRow({ search, onChange, input }: WishChipsRowProps) {
  const { wishes, wishNames } = search;
  const { said, busy, read } = useReading({ search, onChange });
  const chips = listChips(wishes, wishNames);
  const unset = usualWishes().filter(({ words }) => !chips.some((chip) => chip.words === words));
  const remove = (without: TripWishes) => {
    onChange({ wishes: without });
    input.current?.focus();
  };
  return (
    <>
      <button
        type="button"
        className={styles.read}
        disabled={busy || search.wish.trim() === ''}
        onClick={() => void read()}
      >
        {texts.addWishes}
      </button>
      <p className={styles.said} role="status">
        {said}
      </p>
      {chips.length > 0 && (
        <ul className={styles.chips} aria-label={texts.yourWishes}>
          {chips.map(({ key, words, without }) => (
            <li key={key}>
              <button
                type="button"
                className={styles.set}
                aria-label={texts.remove({ wish: words })}
                onClick={() => remove(without)}
              >
                {words}
                <CloseIcon size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className={styles.chips} aria-label={texts.usualWishes}>
        {unset.map(({ words, wishes: more }) => (
          <li key={words}>
            <button type="button" className={styles.chip} onClick={() => onChange({ wishes: addWishes(wishes, more) })}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
