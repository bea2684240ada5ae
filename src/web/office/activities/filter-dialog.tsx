import { Button, Group, Modal, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ActivityFilters } from '../../../contracts/activities.ts';
import { activities as words } from '../../../words/en/office/activities.ts';
import { choicesOf } from '../ui/choices.ts';
import { DEVICES, RANGES, TYPES } from './activity-filters.ts';

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
    <Modal opened={opened} onClose={onClose} title={words.filterTitle} size="sm">
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
          {words.reset}
        </Button>
        <Button type="submit">{words.applyFilters}</Button>
      </Group>
    </form>
  );
}

interface FilterFieldsProps {
  filters: ActivityFilters;
  onChange: (filters: ActivityFilters) => void;
}

/** Fields for activity type, date range and device. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const choose =
    <K extends keyof ActivityFilters>(name: K, values: readonly ActivityFilters[K][]) =>
    ({ currentTarget: { value } }: { currentTarget: HTMLSelectElement }) => {
      const chosen = values.find((one) => one === value);
      if (chosen !== undefined) onChange({ ...filters, [name]: chosen });
    };
  return (
    <Stack gap="sm">
      <NativeSelect
        label={words.type}
        value={filters.type}
        data={choicesOf(words.types)}
        onChange={choose('type', TYPES)}
        data-autofocus
      />
      <NativeSelect
        label={words.dateRange}
        value={filters.range}
        data={choicesOf(words.ranges)}
        onChange={choose('range', RANGES)}
      />
      <NativeSelect
        label={words.device}
        value={filters.device}
        data={choicesOf(words.devices)}
        onChange={choose('device', DEVICES)}
      />
    </Stack>
  );
}
