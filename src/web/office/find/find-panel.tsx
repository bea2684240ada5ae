import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { FOUND_KINDS, type FoundRecord } from '../../../contracts/find.ts';
import { find } from '../../../words/en/office/find.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { TryAgain } from '../ui/try-again.tsx';
import { type Command, matchingCommands } from './commands.ts';
import styles from './find-box.module.css';
import { describeTotals, foundAddress, nextOption, showAllOf } from './found-places.ts';
import { recentRecords, rememberRecord } from './recent-records.ts';
import { useFind } from './use-find.ts';

/** Returns the text shown and read out while there is no list. */
function wordsFor({ found, isAsked, isCurrent }: ReturnType<typeof useFind>, commands: number): string {
  if (!isAsked) return find.hint;
  if (!found || !isCurrent) return find.looking;
  if (found.results === null) return '';
  if (found.results.length + commands === 0) return find.nothing({ words: found.q });
  return describeTotals(found.totals, commands);
}

/** An option: a command, a record, or the list of all results of its kind. */
interface Option {
  readonly key: string;
  /** Where it leads, or what it does. */
  readonly act: string | (() => void);
  readonly title: string;
  readonly text: string;
  /** Null for what is no record. */
  readonly record: FoundRecord | null;
}

interface OptionGroup {
  readonly name: string;
  readonly options: readonly Option[];
  /** True for results of the server, which may be those of older words. */
  readonly isFound: boolean;
}

const optionOf = (record: FoundRecord): Option => ({
  key: `${record.kind} ${record._id}`,
  act: foundAddress(record),
  title: record.title,
  text: record.text,
  record,
});

/** Returns the results by kind, each with a link to all of them. */
function groupsOf(found: ReturnType<typeof useFind>['found']): OptionGroup[] {
  return FOUND_KINDS.flatMap((kind) => {
    const records = (found?.results ?? []).filter((record) => record.kind === kind);
    const total = found?.totals.find((one) => one.kind === kind);
    if (records.length === 0 || !total) return [];
    const all = showAllOf(total, records.length, found?.q ?? '');
    const rest: Option[] = all ? [{ key: `all ${kind}`, act: all.to, title: all.label, text: '', record: null }] : [];
    return [{ name: find.kinds[kind], options: [...records.map(optionOf), ...rest], isFound: true }];
  });
}

/** Returns what needs no server: recent records before anything is typed, then sections and actions. */
function groupsAtOnce(typed: string, commands: readonly Command[], owner: string): OptionGroup[] {
  const recent = typed.trim() === '' ? recentRecords(owner) : [];
  const matching = matchingCommands(commands, typed);
  const groups = [
    { name: find.recent, options: recent.map(optionOf), isFound: false },
    ...(['sections', 'actions'] as const).map((group) => ({
      name: find[group],
      options: matching
        .filter((command) => command.group === group)
        .map((command) => ({ ...command, text: '', record: null })),
      isFound: false,
    })),
  ];
  return groups.filter(({ options }) => options.length > 0);
}

interface FindPanelProps {
  commands: readonly Command[];
  owner: string;
  onChosen: () => void;
}

/** Shows a field with its results; the focus stays in the field while the keys move through the list. */
export function FindPanel({ commands, owner, onChosen }: FindPanelProps) {
  const [typed, setTyped] = useState('');
  const [tries, setTries] = useState(0);
  const [active, setActive] = useState(0);
  const state = useFind(typed, tries);
  const { found, isCurrent } = state;
  const atOnce = groupsAtOnce(typed, commands, owner);
  const groups = [...atOnce, ...groupsOf(found)];
  const options = groups.flatMap(({ options: own, isFound }) => own.map((option) => ({ ...option, isFound })));
  const navigate = useNavigate();
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const list = useRef<HTMLDivElement>(null);

  // Enter opens the first result. Later results come below those that are there, and move none of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed is not read, only that it is new.
  useEffect(() => setActive(0), [typed]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });

  const take = ({ record, act }: Option) => {
    if (record) rememberRecord(owner, record);
    onChosen();
    if (typeof act === 'function') act();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOption(event.key, active, options.length);
    if (next !== null) {
      event.preventDefault();
      setActive(next);
    }
    const chosen = options[active];
    // Results of older words, shown while newer ones load, are not what was meant.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !chosen || (chosen.isFound && !isCurrent)) return;
    event.preventDefault();
    take(chosen);
    if (typeof chosen.act === 'string') void navigate(chosen.act);
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
        aria-activedescendant={options[active] ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p className={styles.words} role="status">
        {wordsFor(state, countOf(atOnce))}
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
            options={own.map((option) => ({ option, index: options.findIndex(({ key }) => key === option.key) }))}
            active={active}
            optionId={optionId}
            setActive={setActive}
            onTake={take}
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
  onTake: (option: Option) => void;
}

const countOf = (groups: readonly OptionGroup[]): number =>
  groups.reduce((all, { options }) => all + options.length, 0);

/** Shows the results of one kind; those that lead somewhere are links, so that they can open in a new window. */
function Group({ name, options, active, optionId, setActive, onTake }: GroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
    <div role="group" aria-label={name}>
      <p className={styles.kind} aria-hidden>
        {name}
      </p>
      {options.map(({ option, index }) => {
        const shared = {
          id: optionId(index),
          role: 'option',
          'aria-selected': index === active,
          tabIndex: -1,
          className: styles.option,
          onMouseMove: () => index !== active && setActive(index),
          onClick: () => onTake(option),
        };
        const content = (
          <>
            <bdi className={styles.title}>{option.title}</bdi>
            {option.text !== '' && <span className={styles.text}>{option.text}</span>}
          </>
        );
        return typeof option.act === 'string' ? (
          <Link key={option.key} to={option.act} {...shared}>
            {content}
          </Link>
        ) : (
          <button key={option.key} type="button" {...shared}>
            {content}
          </button>
        );
      })}
    </div>
  );
}
