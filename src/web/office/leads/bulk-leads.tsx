import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import type { LeadAct } from '../../../contracts/leads.ts';
import { formatCount } from '../../../core/counts.ts';
import { LEAD_STATUSES } from '../../../core/leads/lead-options.ts';
import { leads } from '../../../words/en/office/leads.ts';
import { listTools as words } from '../../../words/en/office/list-tools.ts';
import { adminApi } from '../api/admin-api.ts';
import { BulkBar, BulkReport, countChosen, useBulk } from '../ui/bulk-bar.tsx';
import { ConfirmAction } from '../ui/confirm-dialog.tsx';
import type { Selection } from '../ui/use-selection.ts';
import type { queryOf } from './lead-filters.ts';
import { takeBackStatuses } from './take-back-statuses.ts';

interface BulkLeadsProps {
  selection: Selection;
  filters: ReturnType<typeof queryOf>;
  total: number;
  totalIsAtLeast: boolean;
  exportAddress: string;
  onChanged: () => void;
}

/** Changes the chosen leads: each as if alone. */
export function BulkLeads({ selection, filters, onChanged, ...list }: BulkLeadsProps) {
  const [asking, setAsking] = useState(false);
  const { busy, run, refused, closeReport } = useBulk(onChanged);
  const count = formatCount(countChosen(selection, list.total));

  const act = (what: LeadAct) => {
    const choice = selection.all ? { filters, matching: list.total } : { ids: [...selection.ids] };
    return run({
      act: () => adminApi('POST /api/promotional-leads/bulk', { body: { choice, act: what } }),
      told: what.kind === 'delete' ? words.deleted : words.done,
      undo: (done) =>
        what.kind === 'delete'
          ? adminApi('POST /api/promotional-leads/bulk', {
              body: { choice: { ids: done.map(({ _id }) => _id) }, act: { kind: 'restore' } },
            })
          : takeBackStatuses(done),
    });
  };

  return (
    <>
      <BulkBar selection={selection} busy={busy} {...list}>
        <Menu shadow="md">
          <Menu.Target>
            <Button size="compact-md" loading={busy}>
              {words.setStatus}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {LEAD_STATUSES.map((status) => (
              <Menu.Item key={status} onClick={() => void act({ kind: 'status', status })}>
                {leads.statuses[status]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
        <Button size="compact-md" variant="default" disabled={busy} onClick={() => setAsking(true)}>
          {words.delete}
        </Button>
      </BulkBar>
      <ConfirmAction
        opened={asking}
        title={words.delete}
        confirmLabel={words.delete}
        failure={words.failed}
        onFailure={() => undefined}
        act={() => act({ kind: 'delete' })}
        onClose={() => setAsking(false)}
      >
        {words.whatDeletingDoes({ count })}
      </ConfirmAction>
      <BulkReport refused={refused} onClose={closeReport} />
    </>
  );
}
