import { Button, NativeSelect, Stack } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../../contracts/client.ts';
import { LEAD_STATUSES } from '../../../core/leads/lead-options.ts';
import { enquirySources } from '../../../words/en/office/enquiry-sources.ts';
import { leads as words } from '../../../words/en/office/leads.ts';
import { choicesOf } from '../ui/choices.ts';
import { DayFilter } from '../ui/day-filter.tsx';
import { changeFilter, openEntry, openRecord } from '../ui/list-address.ts';
import { ListFilterBar } from '../ui/list-filter-bar.tsx';
import { ListPager } from '../ui/list-pager.tsx';
import { ListUnread } from '../ui/list-unread.tsx';
import { ViewTabs } from '../ui/list-views/view-tabs.tsx';
import { RecordStepsProvider, useStepsThrough } from '../ui/record-steps.tsx';
import { StatusChips } from '../ui/status-chips.tsx';
import { useAddressQuery, useWantedQuery } from '../ui/use-address-query.ts';
import { useFreshList } from '../ui/use-fresh-list.ts';
import { useOpenRecord } from '../ui/use-open-record.ts';
import { useSelection } from '../ui/use-selection.ts';
import { BulkLeads } from './bulk-leads.tsx';
import { LeadDetails } from './lead-details.tsx';
import { LEADS_A_PAGE, offeredViews, queryOf, readFilters, USUAL_ORDER } from './lead-filters.ts';
import { LeadTable, NoLeads, sortNames } from './lead-table.tsx';
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

/** Promotional Leads: the views, the list with its filters, and one lead over it. */
export function LeadsScreen({ filters, list, stats, views, agency, latestArrival, onOpened }: LeadsScreenProps) {
  const [entered, changeQuery] = useAddressQuery();
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
  const ids = useMemo(() => list?.leads.map(({ _id }) => _id) ?? [], [list]);
  const selection = useSelection(JSON.stringify(filters), ids);
  const steps = useStepsThrough(list && { ...list, ids, limit: LEADS_A_PAGE }, id);
  const wanted = readFilters(useWantedQuery());
  const order = wanted.order ?? USUAL_ORDER;
  const query = queryOf(filters);
  const chosen = selection.all ? query : { ids: selection.ids.join(',') };

  return (
    <Stack gap="md">
      <ViewTabs list="leads" noun={words.nouns} offered={offeredViews()} views={views} onChanged={opened} />
      <LeadStats stats={stats} status={wanted.status} />
      <LeadFilterBar filters={filters} stats={stats} />
      {list === null && <ListUnread>{words.readFailed}</ListUnread>}
      {list && list.leads.length === 0 && <NoLeads filters={filters} />}
      {list && list.leads.length > 0 && (
        <>
          <LeadTable leads={list.leads} order={order} selection={selection} agency={agency} />
          <ListPager {...list} limit={LEADS_A_PAGE} noun={words.nouns} />
          <BulkLeads
            selection={selection}
            filters={query}
            total={list.total}
            totalIsAtLeast={list.totalIsAtLeast}
            exportAddress={addressOf('/api/promotional-leads/export', {}, chosen)}
            onChanged={opened}
          />
        </>
      )}
      <NewLead
        opened={entered.get('new') === '1'}
        onClose={() => changeQuery((now) => openEntry(now, false), { replace: true })}
        onSaved={({ _id }) => {
          changeQuery((now) => openRecord(openEntry(now, false), _id), { replace: true });
          void reload();
        }}
      />
      <RecordStepsProvider value={steps}>
        <LeadDetails id={id} agency={agency} onOpened={opened} onChanged={reload} onClose={close} />
      </RecordStepsProvider>
    </Stack>
  );
}

function LeadStats({ stats, status }: Pick<LeadsData, 'stats'> & { status: string }) {
  return (
    <StatusChips
      label={words.byStatus}
      status={status}
      chips={[
        ['', words.total, stats?.total],
        ...LEAD_STATUSES.map((one) => [one, words.statuses[one], stats?.[one]] as const),
      ]}
    />
  );
}

/** Shows search, days and due filters; the outbox, and the export of the filtered list. */
function LeadFilterBar({ filters, stats }: Pick<LeadsData, 'filters' | 'stats'>) {
  const [, changeQuery] = useAddressQuery();
  const { due, source, received, order } = readFilters(useWantedQuery());
  return (
    <ListFilterBar
      noun={words.nouns}
      searched={words.searched}
      sorts={sortNames()}
      order={order ?? USUAL_ORDER}
      exportAddress={addressOf('/api/promotional-leads/export', {}, queryOf(filters))}
      importPath="/admin/leads/import"
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
      <DayFilter name="received" ahead={false} range={received} />
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
