import { Button, Modal, NativeSelect, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { formatCount } from '../../../core/counts.ts';
import { TODAY_KINDS, TODAY_RECORDS, type TodayKind, WHOSE } from '../../../core/customers/task-options.ts';
import { desk } from '../../../words/en/office/desk.ts';
import { today as words } from '../../../words/en/office/today.ts';
import { TaskForm } from '../ui/desk/task-form.tsx';
import { changeFilter } from '../ui/list-address.ts';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { useAddressQuery, useWantedQuery } from '../ui/use-address-query.ts';
import { useFreshList } from '../ui/use-fresh-list.ts';
import { readFilters, TODAY_A_PAGE, type TodayData } from './load-today.ts';
import styles from './today.module.css';
import { TodayRow } from './today-row.tsx';
import { useNow } from './use-now.ts';
import { TODAY_DONE, TODAY_OPEN, TODAY_ROW, useTodayKeys } from './use-today-keys.ts';

interface TodayScreenProps extends TodayData {
  /** Time of the latest arrival, which may be a new row. */
  latestArrival: string | null;
  /** Called once what is new was read. */
  onRead: () => void;
}

/** Focuses the row that has taken the place of one that is gone. */
function focusRow(at: number): void {
  const rows = document.querySelectorAll(`[${TODAY_ROW}]`);
  const row = rows[Math.min(at, rows.length - 1)];
  const control =
    row?.querySelector<HTMLElement>(`[${TODAY_OPEN}]`) ?? row?.querySelector<HTMLElement>(`[${TODAY_DONE}]`);
  (control ?? document.getElementById('section'))?.focus();
}

/** Today: one list of what waits, in one order, each row with its next act. */
export function TodayScreen({ list, filters, latestArrival, onRead }: TodayScreenProps) {
  const now = useNow();
  const reload = useFreshList(filters, latestArrival);
  const [adding, setAdding] = useState(false);
  useTodayKeys();
  useEffect(onRead, [onRead]);
  const changedRow = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each reading of the list.
  useEffect(() => {
    // The changed row may be gone, and the focus with it.
    if (changedRow.current !== null && document.activeElement === document.body) focusRow(changedRow.current);
    changedRow.current = null;
  }, [list]);

  return (
    <Stack gap="md">
      <div className={styles.bar}>
        <WhoseSwitch />
        <KindSelect list={list} />
        <Button className={styles.add ?? ''} variant="default" onClick={() => setAdding(true)}>
          {words.newTask}
        </Button>
      </div>
      {list === null && <ListUnread>{words.unread}</ListUnread>}
      {list?.rows.length === 0 && <NoRecords title={words.noneTitle} text={words.none} />}
      {list && list.rows.length > 0 && (
        <>
          <ol className={styles.rows} aria-label={words.list}>
            {list.rows.map((row, nth) => (
              <TodayRow
                key={`${row.kind} ${row._id}`}
                row={row}
                now={now}
                onChanged={() => {
                  changedRow.current = nth;
                  return reload();
                }}
              />
            ))}
          </ol>
          <ListPager {...list} limit={TODAY_A_PAGE} noun={words.noun} />
          <p className={styles.keys}>{words.keys}</p>
        </>
      )}
      <Modal opened={adding} onClose={() => setAdding(false)} title={desk.newTask} centered>
        <TaskForm
          about={null}
          onAdded={() => {
            setAdding(false);
            void reload();
          }}
        />
      </Modal>
    </Stack>
  );
}

function WhoseSwitch() {
  const [, changeQuery] = useAddressQuery();
  const { whose } = readFilters(useWantedQuery());
  return (
    <fieldset className={styles.whose}>
      <legend className={styles.hidden}>{words.whose}</legend>
      {WHOSE.map((each) => (
        <Button
          key={each}
          variant={each === whose ? 'filled' : 'default'}
          aria-pressed={each === whose}
          onClick={() => changeQuery((query) => changeFilter(query, 'whose', each === 'all' ? '' : each))}
        >
          {words.whoseNames[each]}
        </Button>
      ))}
    </fieldset>
  );
}

/** Filters by kind; each kind says how much of it waits. */
function KindSelect({ list }: Pick<TodayData, 'list'>) {
  const [, changeQuery] = useAddressQuery();
  const { kind, of } = readFilters(useWantedQuery());
  const nameOf = (each: TodayKind): string => {
    const found = list?.counts.find((one) => one.kind === each);
    if (!found) return words.kinds[each];
    const count = formatCount(found.count);
    return words.counted({ name: words.kinds[each], count: found.isAtLeast ? words.atLeast({ count }) : count });
  };
  return (
    <NativeSelect
      aria-label={words.kind}
      value={of === '' ? kind : `of ${of}`}
      data={[
        { value: '', label: words.everything },
        ...TODAY_RECORDS.map((each) => ({ value: `of ${each}`, label: words.records[each] })),
        ...TODAY_KINDS.map((each) => ({ value: each, label: nameOf(each) })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        const record = TODAY_RECORDS.find((each) => `of ${each}` === value) ?? '';
        changeQuery((query) => changeFilter(changeFilter(query, 'kind', record === '' ? value : ''), 'of', record));
      }}
    />
  );
}
