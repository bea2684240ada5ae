import { Button, Stack } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import { addressOf } from '../../../contracts/client.ts';
import type { Demand } from '../../../contracts/demand.ts';
import { formatCount } from '../../../core/counts.ts';
import { formatRupees } from '../../../core/money.ts';
import { demand as words } from '../../../words/en/office/demand.ts';
import { adminApi } from '../api/admin-api.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import { NoRecords } from '../ui/no-records.tsx';
import { ReportBar } from '../ui/report-bar.tsx';
import { readReportDays } from '../ui/report-days.ts';
import { type ReportColumn, ReportTable } from '../ui/report-table.tsx';
import { ReportTabs } from '../ui/report-tabs.tsx';
import { useAction } from '../ui/use-action.ts';
import { useAddressQuery } from '../ui/use-address-query.ts';
import styles from './demand.module.css';
import { monthsWords, reasonWords } from './demand-words.ts';
import type { DemandData } from './load-demand.ts';

const orUnknown = (value: number | null, format: (value: number) => string) =>
  value === null ? <span className={styles.quiet}>{words.unknown}</span> : format(value);

const columns = (): readonly ReportColumn<Demand>[] => [
  {
    name: 'route',
    label: words.columns.route,
    value: ({ from, to }) => `${from} ${to}`,
    cell: ({ from, to }) => (
      <bdi>
        {from} → {to}
      </bdi>
    ),
  },
  {
    name: 'people',
    label: words.columns.people,
    value: ({ people }) => people,
    cell: ({ people, searches }) => <span title={words.searches({ count: searches })}>{formatCount(people)}</span>,
    isNumber: true,
  },
  { name: 'act', label: words.columns.act, cell: (row) => <Draft demand={row} /> },
  {
    name: 'reason',
    label: words.columns.reason,
    value: ({ reason }) => reasonWords(reason),
    cell: ({ reason }) => reasonWords(reason),
  },
  {
    name: 'month',
    label: words.columns.month,
    value: ({ months }) => months[0]?.month ?? '',
    cell: ({ months }) => <span title={monthsWords(months)}>{monthsWords(months.slice(0, 1)) || words.unknown}</span>,
  },
  {
    name: 'budget',
    label: words.columns.budget,
    value: ({ budget }) => budget ?? 0,
    cell: ({ budget }) => orUnknown(budget, formatRupees),
    isNumber: true,
  },
  {
    name: 'travellers',
    label: words.columns.travellers,
    value: ({ travellers }) => travellers ?? 0,
    cell: ({ travellers }) => orUnknown(travellers, formatCount),
    isNumber: true,
  },
  {
    name: 'days',
    label: words.columns.days,
    value: ({ days }) => days ?? 0,
    cell: ({ days }) => orUnknown(days, formatCount),
    isNumber: true,
  },
];

const addressOfPackage = (id: string): string => `/admin/packages/${encodeURIComponent(id)}`;

/** Makes a draft of a route and opens it; a route that has one leads to it. */
function Draft({ demand: { _id, from, to, packageId } }: { demand: Demand }) {
  const navigate = useNavigate();
  const { busy, run } = useAction(words.failed);
  if (packageId !== null) {
    return (
      <Button
        component={Link}
        to={addressOfPackage(packageId)}
        variant="subtle"
        size="compact-sm"
        className={styles.act ?? ''}
        aria-label={words.openOf({ from, to })}
      >
        {words.open}
      </Button>
    );
  }
  const draft = async () => {
    const made = await adminApi('POST /api/admin/demand/{id}/package', { params: { id: _id } });
    await navigate(addressOfPackage(made.packageId));
  };
  return (
    <Button
      variant="default"
      size="compact-sm"
      className={styles.act ?? ''}
      loading={busy}
      aria-label={words.draftOf({ from, to })}
      onClick={() => void run(draft)}
    >
      {words.draft}
    </Button>
  );
}

/** Lists what visitors searched for in vain, and drafts packages of it. */
export function DemandScreen({ data }: { data: DemandData | null }) {
  const [query] = useAddressQuery();
  return (
    <Stack gap="md">
      <ReportTabs />
      <ReportBar
        noun={words.noun}
        exportAddress={addressOf('/api/admin/demand/export', {}, { days: readReportDays(query) })}
      />
      <p className={styles.about}>{words.about}</p>
      {data === null && <ListUnread>{words.unread}</ListUnread>}
      {data && data.demands.length === 0 && <NoRecords title={words.noneTitle} text={words.none} />}
      {data && data.demands.length > 0 && (
        <ReportTable
          label={words.pageTitle}
          columns={columns()}
          rows={data.demands}
          keyOf={({ _id }) => _id}
          usual="people"
        />
      )}
    </Stack>
  );
}
