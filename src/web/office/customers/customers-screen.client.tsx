import { Button, Modal, Stack, Table, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CustomerRow } from '../../../contracts/customers.ts';
import { formatCount } from '../../../core/counts.ts';
import { formatRupees } from '../../../core/money.ts';
import { customers as words } from '../../../words/en/office/customers.ts';
import { SearchIcon } from '../../ui/icons.tsx';
import { formatCalendarDay, formatDate } from '../ui/indian-dates.ts';
import { changeFilter } from '../ui/list-address.ts';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { useAddressQuery } from '../ui/use-address-query.ts';
import { useSearchText } from '../ui/use-search-text.ts';
import { CustomerForm } from './customer-form.tsx';
import styles from './customers.module.css';
import { CUSTOMERS_A_PAGE, type CustomersData } from './load-customers.ts';

const addressOf = (id: string): string => `/admin/customers/${encodeURIComponent(id)}`;

/** Customers: the search, and the list, each leading to the page of one. */
export function CustomersScreen({ search, list }: CustomersData) {
  const [query, changeQuery] = useAddressQuery();
  const [text, setText] = useSearchText(query.get('search') ?? '', (typed) =>
    changeQuery((now) => changeFilter(now, 'search', typed), { replace: true }),
  );
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  return (
    <Stack gap="md">
      <search className={styles.bar}>
        <TextInput
          className={styles.searchField ?? ''}
          label={words.search}
          type="search"
          placeholder={words.searched}
          maxLength={100}
          leftSection={<SearchIcon size={18} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button onClick={() => setAdding(true)}>{words.add}</Button>
      </search>
      {list === null && <ListUnread>{words.unread}</ListUnread>}
      {list?.customers.length === 0 && <NoCustomers isSearch={search !== ''} />}
      {list && list.customers.length > 0 && (
        <>
          <CustomerTable customers={list.customers} />
          <ListPager {...list} limit={CUSTOMERS_A_PAGE} noun={words.nouns} />
        </>
      )}
      <Modal opened={adding} onClose={() => setAdding(false)} title={words.add} centered>
        <CustomerForm
          stored={null}
          onCancel={() => setAdding(false)}
          onSaved={(id) => {
            setAdding(false);
            void navigate(addressOf(id));
          }}
        />
      </Modal>
    </Stack>
  );
}

function NoCustomers({ isSearch }: { isSearch: boolean }) {
  if (!isSearch) return <NoRecords title={words.noneTitle} text={words.none} />;
  return (
    <NoRecords title={words.noMatchTitle} text={words.noMatch}>
      <Link to="/admin/customers">{words.showAll}</Link>
    </NoRecords>
  );
}

/** Lists a page of customers. On a phone, a row becomes a card. */
function CustomerTable({ customers }: { customers: readonly CustomerRow[] }) {
  return (
    <Table stickyHeader stickyHeaderOffset={60} highlightOnHover className={styles.table ?? ''}>
      <Table.Thead>
        <Table.Tr>
          {Object.entries(words.columns).map(([column, name]) => (
            <Table.Th key={column} data-column={column}>
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {customers.map((customer) => (
          <Table.Tr key={customer._id} className={styles.tableRow ?? ''}>
            <Table.Td data-column="name">
              <Link to={addressOf(customer._id)} className={styles.name}>
                <bdi>{customer.name}</bdi>
              </Link>
            </Table.Td>
            <Table.Td data-column="phone">{customer.phones.join(', ') || customer.emails[0]}</Table.Td>
            <Table.Td data-column="bookings">{formatCount(customer.bookings)}</Table.Td>
            <Table.Td data-column="rupees">{formatRupees(customer.rupees)}</Table.Td>
            <Table.Td data-column="lastContact">
              {customer.lastContactAt ? formatDate(customer.lastContactAt) : words.never}
            </Table.Td>
            <Table.Td data-column="nextDeparture">
              {customer.nextDeparture && formatCalendarDay(customer.nextDeparture)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
