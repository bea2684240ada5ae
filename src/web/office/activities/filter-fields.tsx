import { NativeSelect, Stack } from '@mantine/core';
import type { ActivityFilters } from '../../../contracts/activities.ts';
import { choicesOf } from '../ui/choices.ts';
import { DEVICE_NAMES, DEVICES, RANGE_NAMES, RANGES, TYPE_NAMES, TYPES } from './activity-filters.ts';

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
        label="Activity type"
        value={filters.type}
        data={choicesOf(TYPE_NAMES)}
        onChange={choose('type', TYPES)}
        data-autofocus
      />
      <NativeSelect
        label="Date range"
        value={filters.range}
        data={choicesOf(RANGE_NAMES)}
        onChange={choose('range', RANGES)}
      />
      <NativeSelect
        label="Device"
        value={filters.device}
        data={choicesOf(DEVICE_NAMES)}
        onChange={choose('device', DEVICES)}
      />
    </Stack>
  );
}
