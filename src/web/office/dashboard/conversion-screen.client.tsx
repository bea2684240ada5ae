import { NativeSelect, Stack } from '@mantine/core';
import { addressOf } from '../../../contracts/client.ts';
import { CONVERSION_LISTS, type ConversionAnswer, type ConversionList } from '../../../contracts/dashboard.ts';
import { conversion as words } from '../../../words/en/office/conversion.ts';
import { changeFilter } from '../ui/list-address.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { ReportBar } from '../ui/report-bar.tsx';
import { readReportDays } from '../ui/report-days.ts';
import { ReportTable } from '../ui/report-table.tsx';
import { ReportTabs } from '../ui/report-tabs.tsx';
import { useAddressQuery, useWantedQuery } from '../ui/use-address-query.ts';
import { itemColumns, itemRows, leadColumns, sourceColumns } from './conversion-columns.tsx';
import styles from './dashboard.module.css';
import { readConversionList } from './load-dashboard.ts';

/** Shows how far requests and leads have come, by source and by what was booked. */
export function ConversionScreen({ list, conversion }: { list: ConversionList; conversion: ConversionAnswer | null }) {
  const [query, changeQuery] = useAddressQuery();
  const wanted = readConversionList(useWantedQuery());
  const days = readReportDays(query);
  return (
    <Stack gap="md">
      <ReportTabs />
      <ReportBar
        noun={words.noun}
        exportAddress={addressOf('/api/admin/dashboard/conversion/export', {}, { days, of: list })}
      >
        <NativeSelect
          aria-label={words.by}
          value={wanted}
          data={CONVERSION_LISTS.map((value) => ({ value, label: words.lists[value] }))}
          onChange={({ currentTarget: { value } }) =>
            changeQuery((now) => changeFilter(withoutOrder(now), 'by', value), { replace: true })
          }
        />
      </ReportBar>
      <p className={styles.meaning}>{words.about}</p>
      {conversion === null ? (
        <ListUnread>{words.unread}</ListUnread>
      ) : conversion[list].length === 0 ? (
        <NoRecords title={words.noneTitle} text={words.none} />
      ) : (
        <ConversionTable conversion={conversion} list={list} />
      )}
    </Stack>
  );
}

/** Returns the parameters without an order: tables have different columns. */
function withoutOrder(parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.delete('sort');
  next.delete('order');
  return next;
}

function ConversionTable({ conversion, list }: { conversion: ConversionAnswer; list: ConversionList }) {
  const { since, sources, leads } = conversion;
  const label = words.lists[list];
  switch (list) {
    case 'sources':
      return (
        <ReportTable
          label={label}
          columns={sourceColumns(since)}
          rows={sources}
          keyOf={({ source }) => source}
          usual="requests"
        />
      );
    case 'items':
      return (
        <ReportTable
          label={label}
          columns={itemColumns(since)}
          rows={itemRows(conversion)}
          keyOf={({ item }) => item ?? ''}
          usual="requests"
        />
      );
    case 'leads':
      return (
        <ReportTable
          label={label}
          columns={leadColumns(since)}
          rows={leads}
          keyOf={({ source }) => source}
          usual="leads"
        />
      );
  }
}
