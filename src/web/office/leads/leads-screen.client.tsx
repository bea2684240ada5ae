import { Button, NativeSelect, Stack } from '@mantine/core';
import { useCallback } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../../contracts/client.ts';
import { enquirySources } from '../../../words/en/office/enquiry-sources.ts';
import { leads as words } from '../../../words/en/office/leads.ts';
import { choicesOf } from '../ui/choices.ts';
import { changeFilter, openEntry, openRecord } from '../ui/list-address.ts';
import { ListFilterBar } from '../ui/list-filter-bar.tsx';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { StatCards } from '../ui/stat-cards.tsx';
import { useAddressQuery, useWantedQuery } from '../ui/use-address-query.ts';
import { useFreshList } from '../ui/use-fresh-list.ts';
import { useOpenRecord } from '../ui/use-open-record.ts';
import { LeadDetails } from './lead-details.tsx';
import { LEADS_A_PAGE, queryOf, readFilters } from './lead-filters.ts';
import { LeadTable, NoLeads } from './lead-table.tsx';
import type { LeadsData } from './load-leads.ts';
import { NewLead } from './new-lead.tsx';
import { useUnsavedWarning } from './use-lead-edit.ts';

interface LeadsScreenProps extends LeadsData {
  /** The sender of messages to the lead. */
  agency: string;
  /** Time of the latest arrival that may be a lead. */
  latestArrival: string | null;
  /** Called after a lead was opened or deleted and is no longer new. */
  onOpened: () => void;
}

/** Promotional Leads: the figures, the list with its filters, and one lead over it. */
export function LeadsScreen({ filters, list, stats, agency, latestArrival, onOpened }: LeadsScreenProps) {
  const [query, changeQuery] = useAddressQuery();
  const { id, close } = useOpenRecord();
  const readAnew = useFreshList(filters, latestArrival);
  useUnsavedWarning(
    id,
    useCallback((lead) => changeQuery((now) => openRecord(now, lead)), [changeQuery]),
  );

  const reload = useCallback(() => {
    onOpened();
    return readAnew();
  }, [onOpened, readAnew]);
  const opened = useCallback(() => void reload(), [reload]);

  return (
    <Stack gap="md">
      <StatCards
        label={words.byStatus}
        cards={[
          [words.total, stats?.total],
          [words.statuses.new, stats?.new],
          [words.statuses.contacted, stats?.contacted],
          [words.statuses.converted, stats?.converted],
        ]}
      />
      <LeadFilterBar filters={filters} stats={stats} />
      {list === null && <ListUnread>{words.readFailed}</ListUnread>}
      {list && list.leads.length === 0 && <NoLeads filters={filters} />}
      {list && list.leads.length > 0 && (
        <>
          <LeadTable leads={list.leads} />
          <ListPager {...list} limit={LEADS_A_PAGE} noun={words.nouns} />
        </>
      )}
      <NewLead
        opened={query.get('new') === '1'}
        onClose={() => changeQuery((now) => openEntry(now, false), { replace: true })}
        onSaved={({ _id }) => {
          changeQuery((now) => openRecord(openEntry(now, false), _id), { replace: true });
          void reload();
        }}
      />
      <LeadDetails id={id} agency={agency} onOpened={opened} onChanged={reload} onClose={close} />
    </Stack>
  );
}

/** Shows search, status and due filters; the outbox, and the export of the filtered list. */
function LeadFilterBar({ filters, stats }: Pick<LeadsData, 'filters' | 'stats'>) {
  const [, changeQuery] = useAddressQuery();
  const { status, source, due } = readFilters(useWantedQuery());
  return (
    <ListFilterBar
      noun={words.nouns}
      searched={words.searched}
      statusNames={words.statuses}
      status={status}
      exportAddress={addressOf('/api/promotional-leads/export', {}, queryOf(filters))}
      ways={
        <>
          <Button onClick={() => changeQuery((now) => openEntry(now, true))}>{words.newLead}</Button>
          <Button component={Link} to="/admin/leads/outbox" variant="default">
            {words.outbox}
          </Button>
        </>
      }
    >
      <NativeSelect
        label={enquirySources.source}
        value={source}
        data={choicesOf(enquirySources.names, enquirySources.all)}
        onChange={({ currentTarget: { value } }) => changeQuery((now) => changeFilter(now, 'source', value))}
      />
      <Button
        variant={due ? 'filled' : 'default'}
        aria-pressed={due}
        onClick={() => changeQuery((now) => changeFilter(now, 'due', due ? '' : '1'))}
      >
        {words.toCallBack({ due: stats?.due ?? null })}
      </Button>
    </ListFilterBar>
  );
}
