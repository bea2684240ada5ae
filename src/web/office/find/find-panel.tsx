import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FOUND_KINDS } from '../../../contracts/find.ts';
import { find } from '../../../words/en/office/find.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import styles from './find-box.module.css';
import { describeTotals, foundAddress, nextOption, showAllOf } from './found-places.ts';
import { useFind } from './use-find.ts';

/** Returns the text shown and read out while there is no list. */
function wordsFor({ found, isAsked, isCurrent }: ReturnType<typeof useFind>): string {
  if (!isAsked) return find.hint;
  if (!found || !isCurrent) return find.looking;
  if (found.results === null) return '';
  if (found.results.length === 0) return find.nothing({ words: found.q });
  return describeTotals(found.totals);
}

/** An option: a record, or the list of all results of its kind. */
interface Option {
  readonly key: string;
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

interface OptionGroup {
  readonly name: string;
  readonly options: readonly Option[];
}

/** Returns the results by kind, each with a link to all of them. */
function groupsOf(found: ReturnType<typeof useFind>['found']): OptionGroup[] {
  return FOUND_KINDS.flatMap((kind) => {
    const records = (found?.results ?? []).filter((record) => record.kind === kind);
    const total = found?.totals.find((one) => one.kind === kind);
    if (records.length === 0 || !total) return [];
    const all = showAllOf(total, records.length, found?.q ?? '');
    const options = records.map((record) => ({
      key: record._id,
      to: foundAddress(record),
      title: record.title,
      text: record.text,
    }));
    return [
      {
        name: find.kinds[kind],
        options: all ? [...options, { key: 'all', to: all.to, title: all.label, text: '' }] : options,
      },
    ];
  });
}

/** Shows a field with its results; the focus stays in the field while the keys move through the list. */
export function FindPanel({ onChosen }: { onChosen: () => void }) {
  const [typed, setTyped] = useState('');
  const [tries, setTries] = useState(0);
  const [active, setActive] = useState(-1);
  const state = useFind(typed, tries);
  const { found, isCurrent } = state;
  const groups = groupsOf(found);
  const options = groups.flatMap((group) => group.options);
  const navigate = useNavigate();
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const list = useRef<HTMLDivElement>(null);

  // Enter opens the first result.
  useEffect(() => setActive(found?.results?.length ? 0 : -1), [found]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOption(event.key, active, options.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
    }
    const chosen = options[active];
    // Results of older words, shown while newer ones load, are not what was meant.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !chosen || !isCurrent) return;
    event.preventDefault();
    onChosen();
    void navigate(chosen.to);
  };

  return (
    <>
      <TextInput
        data-autofocus
        aria-label={find.field}
        placeholder={find.placeholder}
        leftSection={<SearchIcon size={18} />}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p className={styles.words} role="status">
        {wordsFor(state)}
        {options.length > 0 && isCurrent && <span className={styles.byKeys}> {find.byKeys}</span>}
      </p>
      {found?.results === null && isCurrent && <TryAgain onRetry={() => setTries(tries + 1)}>{find.failed}</TryAgain>}
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={find.results}
        className={styles.list}
        aria-busy={!isCurrent}
      >
        {groups.map(({ name, options: own }) => (
          <Group
            key={name}
            name={name}
            options={own.map((option) => ({ option, index: options.indexOf(option) }))}
            active={active}
            optionId={optionId}
            setActive={setActive}
            onChosen={onChosen}
          />
        ))}
      </div>
    </>
  );
}

interface GroupProps {
  name: string;
  options: readonly { readonly option: Option; readonly index: number }[];
  active: number;
  optionId: (index: number) => string;
  setActive: (index: number) => void;
  onChosen: () => void;
}

/** Shows the results of one kind; options are links, so that they can open in a new window. */
function Group({ name, options, active, optionId, setActive, onChosen }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
    <div role="group" aria-label={name}>
      <p className={styles.kind} aria-hidden>
        {name}
      </p>
      {options.map(({ option, index }) => (
        <Link
          key={option.key}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          className={styles.option}
          to={option.to}
          onMouseMove={() => index !== active && setActive(index)}
          onClick={onChosen}
        >
          <bdi className={styles.title}>{option.title}</bdi>
          {option.text !== '' && <span className={styles.text}>{option.text}</span>}
        </Link>
      ))}
    </div>
  );
}
