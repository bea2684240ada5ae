import { Group, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { REPORT_DAYS } from '../../../contracts/dashboard.ts';
import { reports } from '../../../words/en/office/reports.ts';
import { ExportCsv } from './export-csv.tsx';
import { changeFilter } from './list-address.ts';
import { readReportDays } from './report-days.ts';
import { useAddressQuery, useWantedQuery } from './use-address-query.ts';

interface ReportBarProps {
  /** What is exported. */
  noun: string;
  exportAddress: string;
  /** Further choices. */
  children?: ReactNode;
}

/** Chooses the window of a report, in its address, and exports it. */
export function ReportBar({ noun, exportAddress, children }: ReportBarProps) {
  const [, changeQuery] = useAddressQuery();
  const days = readReportDays(useWantedQuery());
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="sm">
        <NativeSelect
          aria-label={reports.window}
          value={days}
          data={REPORT_DAYS.map((value) => ({ value, label: reports.days({ days: value }) }))}
          onChange={({ currentTarget: { value } }) =>
            changeQuery((now) => changeFilter(now, 'days', value), { replace: true })
          }
        />
        {children}
      </Group>
      <ExportCsv noun={noun} address={exportAddress} />
    </Group>
  );
}
