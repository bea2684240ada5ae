import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { addressOf } from '../../../contracts/client.ts';
import { changeFilter } from '../ui/list-address.ts';
import { ListFilterBar } from '../ui/list-filter-bar.tsx';
import { useAddressQuery, useWantedQuery } from '../ui/use-address-query.ts';
import { STATUS_NAMES } from './lead-badge.tsx';
import { queryOf, readFilters } from './lead-filters.ts';
import type { LeadsData } from './load-leads.ts';

/** Shows search, status and due filters; the outbox, and the export of the filtered list. */
export function LeadFilterBar({ filters, stats }: Pick<LeadsData, 'filters' | 'stats'>) {
  const [, changeQuery] = useAddressQuery();
  const { status, due } = readFilters(useWantedQuery());
  return (
    <ListFilterBar
      noun="leads"
      searched="Name or phone"
      statusNames={STATUS_NAMES}
      status={status}
      exportAddress={addressOf('/api/promotional-leads/export', {}, queryOf(filters))}
      ways={
        <Button component={Link} to="/admin/leads/outbox" variant="default">
          Outbox
        </Button>
      }
    >
      <Button
        variant={due ? 'filled' : 'default'}
        aria-pressed={due}
        onClick={() => changeQuery((now) => changeFilter(now, 'due', due ? '' : '1'))}
      >
        To call back{stats ? ` (${stats.due})` : ''}
      </Button>
    </ListFilterBar>
  );
}
