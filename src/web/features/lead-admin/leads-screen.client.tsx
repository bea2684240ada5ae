import { Button, Stack } from '@mantine/core';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { ErrorBanner } from '../../ui/admin/error-banner.tsx';
import { openRecord } from '../../ui/admin/list-address.ts';
import { Pager } from '../../ui/admin/pager.tsx';
import { StatCards } from '../../ui/admin/stat-cards.tsx';
import { useAddressQuery } from '../../ui/admin/use-address-query.ts';
import { LeadDetails } from './lead-details.tsx';
import { LeadFilterBar } from './lead-filter-bar.tsx';
import { isFiltered, LEADS_A_PAGE } from './lead-filters.ts';
import { LeadTable, NoLeads } from './lead-table.tsx';
import type { LeadsData } from './load-leads.ts';

interface LeadsScreenProps extends LeadsData {
  /** Who writes to the lead. */
  agency: string;
  /** After a lead was opened or is gone, and so is no longer new. */
  onOpened: () => void;
}

/** Promotional Leads: the numbers, the list with its filters, and one lead over it. */
export function LeadsScreen({ filters, list, stats, agency, onOpened }: LeadsScreenProps) {
  const [query, changeQuery] = useAddressQuery();
  const { revalidate, state } = useRevalidator();

  const reload = useCallback(() => {
    onOpened();
    return revalidate();
  }, [onOpened, revalidate]);
  const opened = useCallback(() => void reload(), [reload]);

  return (
    <Stack gap="md">
      <StatCards
        label="Leads by status"
        cards={[
          ['Total', stats?.total],
          ['New', stats?.new],
          ['Contacted', stats?.contacted],
          ['Converted', stats?.converted],
        ]}
      />
      <LeadFilterBar filters={filters} stats={stats} query={query} changeQuery={changeQuery} />
      {list === null && (
        <ErrorBanner
          action={
            <Button variant="default" size="xs" loading={state === 'loading'} onClick={opened}>
              Try again
            </Button>
          }
        >
          Failed to load leads
        </ErrorBanner>
      )}
      {list && list.leads.length === 0 && <NoLeads filtered={isFiltered(filters)} />}
      {list && list.leads.length > 0 && (
        <>
          <LeadTable leads={list.leads} />
          <Pager {...list} limit={LEADS_A_PAGE} noun="leads" />
        </>
      )}
      <LeadDetails
        id={query.get('open')}
        agency={agency}
        onOpened={opened}
        onChanged={reload}
        onClose={() => changeQuery((now) => openRecord(now, null))}
      />
    </Stack>
  );
}
