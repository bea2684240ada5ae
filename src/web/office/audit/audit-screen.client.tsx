import { NativeSelect, Paper, Text, Title } from '@mantine/core';
import type { AuditEntry } from '../../../contracts/audit.ts';
import { audit } from '../../../words/en/office/audit.ts';
import { choicesOf } from '../ui/choices.ts';
import { formatDateTime } from '../ui/indian-dates.ts';
import { changeFilter } from '../ui/list-address.ts';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { useAddressQuery } from '../ui/use-address-query.ts';
import styles from './audit.module.css';
import { describeAction, describeSource, isOfKind } from './audit-words.ts';
import { type AuditData, type AuditFilters, ENTRIES_A_PAGE } from './load-audit.ts';

/** Lists changes in the back office, sign-ins and refusals. */
export function AuditScreen({ filters, list }: AuditData) {
  const isFiltered = filters.kind !== 'deed' || filters.admin !== '' || filters.action !== '';
  return (
    <>
      <Title order={2} size="h3">
        {audit.title}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {audit.about}
      </Text>
      <Filters filters={filters} admins={list?.admins ?? []} actions={list?.actions ?? []} />
      {list === null && <ListUnread>{audit.unread}</ListUnread>}
      {list && list.entries.length === 0 && (
        <NoRecords
          title={isFiltered ? audit.noMatchTitle : audit.noneTitle}
          text={isFiltered ? audit.noMatch : audit.none}
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
          <ListPager {...list} limit={ENTRIES_A_PAGE} noun={audit.nouns} />
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
        label={audit.kind}
        value={filters.kind}
        data={choicesOf(audit.kinds)}
        onChange={(event) => chooseKind(event.currentTarget.value)}
      />
      <NativeSelect
        label={audit.admin}
        value={filters.admin}
        data={[{ value: '', label: audit.everyone }, ...withChosen(admins, filters.admin)]}
        onChange={(event) => choose('admin', event.currentTarget.value)}
      />
      <NativeSelect
        label={audit.action}
        value={filters.action}
        data={[
          { value: '', label: audit.everything },
          ...withChosen(ofKind, filters.action).map((value) => ({ value, label: describeAction(value) })),
        ]}
        onChange={(event) => choose('action', event.currentTarget.value)}
      />
    </search>
  );
}

const Value = ({ children }: { children: string }) =>
  children === '' ? <span className={styles.quiet}>{audit.noValue}</span> : children;

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
          <summary>{audit.changedFields({ count: changes.length })}</summary>
          <dl>
            {changes.map(({ field, from, to }) => (
              <div key={field} className={styles.change}>
                <dt>{audit.field({ name: field })}</dt>
                <dd>
                  <Value>{audit.value({ field, text: from })}</Value> →{' '}
                  <Value>{audit.value({ field, text: to })}</Value>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </Paper>
  );
}
