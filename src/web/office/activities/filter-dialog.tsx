import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import type { ActivityFilters } from '../../../contracts/activities.ts';
import { FilterFields } from './filter-fields.tsx';

const NO_FILTERS: ActivityFilters = { type: 'all', range: '7', device: 'all' };

interface FilterDialogProps {
  opened: boolean;
  filters: ActivityFilters;
  onApply: (filters: ActivityFilters) => void;
  onClose: () => void;
}

/** Edits the filters of feed and figures; they apply on confirmation. */
export function FilterDialog({ opened, onClose, ...others }: FilterDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Filter activities" size="sm">
      <FilterForm {...others} onClose={onClose} />
    </Modal>
  );
}

function FilterForm({ filters, onApply, onClose }: Omit<FilterDialogProps, 'opened'>) {
  const [draft, setDraft] = useState<ActivityFilters>(filters);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onApply(draft);
        onClose();
      }}
    >
      <FilterFields filters={draft} onChange={setDraft} />
      <Group justify="space-between" mt="lg">
        <Button variant="subtle" onClick={() => setDraft(NO_FILTERS)}>
          Reset
        </Button>
        <Button type="submit">Apply filters</Button>
      </Group>
    </form>
  );
}
