import { NativeSelect, Paper, Text, Title } from '@mantine/core';
import type { AuditEntry } from '../../../contracts/audit.ts';
import { countOf } from '../../ui/counted.ts';
import { formatDateTime } from '../ui/indian-dates.ts';
import { changeFilter } from '../ui/list-address.ts';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { useAddressQuery } from '../ui/use-address-query.ts';
import styles from './audit.module.css';
import { describeAction, describeField, describeSource, isOfKind, KINDS } from './audit-words.ts';
import { type AuditData, type AuditFilters, ENTRIES_A_PAGE } from './load-audit.ts';

/** Lists changes in the back office, sign-ins and refusals. */
export function AuditScreen({ filters, list }: AuditData) {
  const isFiltered = filters.kind !== 'deed' || filters.admin !== '' || filters.action !== '';
  return (
    <>
      <Title order={2} size="h3">
        Audit log
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        Changes and exports in the back office, newest first, kept for three years; sign-ins and refused calls, kept for
        one. Travellers’ names and phones are left out, addresses are shortened.
      </Text>
      <Filters filters={filters} admins={list?.admins ?? []} actions={list?.actions ?? []} />
      {list === null && <ListUnread>Failed to load the audit log</ListUnread>}
      {list && list.entries.length === 0 && (
        <NoRecords
          title={isFiltered ? 'No entries match' : 'No changes yet'}
          text={isFiltered ? 'Change the filters, or show all.' : 'Changes by admins appear here automatically.'}
        />
      )}
      {list && list.entries.length > 0 && (
        <>
          <ol className={styles.entries}>
            {list.entries.map((entry) => (
              <li key={entry._id}>
                <Entry entry={entry} />
              </li>
            ))}
          </ol>
          <ListPager {...list} limit={ENTRIES_A_PAGE} noun="entries" />
        </>
      )}
    </>
  );
}

interface FiltersProps {
  filters: AuditFilters;
  admins: readonly string[];
  actions: readonly string[];
}

/** Offers the chosen value even without entries, as from a typed address. */
const withChosen = (values: readonly string[], chosen: string): readonly string[] =>
  chosen === '' || values.includes(chosen) ? values : [...values, chosen];

function Filters({ filters, admins, actions }: FiltersProps) {
  const [, changeQuery] = useAddressQuery();
  const choose = (name: keyof AuditFilters, value: string) => changeQuery((now) => changeFilter(now, name, value));
  // An action of another kind would match nothing.
  const chooseKind = (value: string) =>
    changeQuery((now) => changeFilter(changeFilter(now, 'action', ''), 'kind', value));
  const ofKind = actions.filter((action) => isOfKind(action, filters.kind));
  return (
    <search className={styles.filters}>
      <NativeSelect
        label="Kind"
        value={filters.kind}
        data={[...KINDS]}
        onChange={(event) => chooseKind(event.currentTarget.value)}
      />
      <NativeSelect
        label="Admin"
        value={filters.admin}
        data={[{ value: '', label: 'Everyone' }, ...withChosen(admins, filters.admin)]}
        onChange={(event) => choose('admin', event.currentTarget.value)}
      />
      <NativeSelect
        label="Action"
        value={filters.action}
        data={[
          { value: '', label: 'Everything' },
          ...withChosen(ofKind, filters.action).map((value) => ({ value, label: describeAction(value) })),
        ]}
        onChange={(event) => choose('action', event.currentTarget.value)}
      />
    </search>
  );
}

const Value = ({ children }: { children: string }) =>
  children === '' ? <span className={styles.quiet}>(none)</span> : children;

function Entry({ entry }: { entry: AuditEntry }) {
  const { at, action, subject, changes } = entry;
  return (
    <Paper component="article" withBorder p="sm" className={styles.entry ?? ''}>
      <p>
        <strong>{describeAction(action)}</strong>: {subject}
      </p>
      <p className={styles.quiet}>
        <time dateTime={at}>{formatDateTime(at)}</time>
        {describeSource(entry).map((part) => ` · ${part}`)}
      </p>
      {changes.length > 0 && (
        <details className={styles.changes}>
          <summary>{countOf(changes.length, 'field')}</summary>
          <dl>
            {changes.map(({ field, from, to }) => (
              <div key={field} className={styles.change}>
                <dt>{describeField(field)}</dt>
                <dd>
                  <Value>{from}</Value> → <Value>{to}</Value>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Paper>
  );
}
