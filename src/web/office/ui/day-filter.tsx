import { Button, Group, Popover, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { listTools as words } from '../../../words/en/office/list-tools.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { DAY_PRESETS, type DayRange, daysOf, readDayRange, writeDays } from './day-range.ts';
import { formatCalendarDay } from './indian-dates.ts';
import { changeFilter } from './list-address.ts';
import { useAddressQuery } from './use-address-query.ts';

/** Beyond this, a browser's date field accepts years of five digits. */
const LATEST_DAY = '2099-12-31';

interface DayFilterProps {
  /** The parameter of the address. */
  name: 'received' | 'travel';
  /** Days to come, not days gone by. */
  ahead: boolean;
  range: DayRange;
}

function describeRange(range: DayRange, ahead: boolean): string {
  const preset = DAY_PRESETS.find((name) => name === range);
  if (preset) return (ahead ? words.coming : words.past)[preset];
  const { from, to } = daysOf(range, '', ahead);
  if (from && to) return words.days({ from: formatCalendarDay(from), to: formatCalendarDay(to) });
  if (from) return words.daysFrom({ from: formatCalendarDay(from) });
  return to ? words.daysTo({ to: formatCalendarDay(to) }) : words.anyDay;
}

/** Narrows a list to days: by a preset that moves with the calendar, or from one day to another. */
export function DayFilter({ name, ahead, range }: DayFilterProps) {
  const [, changeQuery] = useAddressQuery();
  const [opened, setOpened] = useState(false);
  const { from, to } = DAY_PRESETS.some((preset) => preset === range)
    ? daysOf('', '', ahead)
    : daysOf(range, '', ahead);
  const choose = (next: DayRange) =>
    changeQuery((now) => changeFilter(now, name, readDayRange(next)), { replace: true });
  const close = () => setOpened(false);
  const toggle = (preset: (typeof DAY_PRESETS)[number] | '') => {
    choose(preset);
    close();
  };
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus position="bottom-start" shadow="md">
      <Popover.Target>
        <Button
          variant={range === '' ? 'default' : 'light'}
          rightSection={<ChevronIcon size={16} />}
          onClick={() => setOpened(!opened)}
        >
          {words[name]}: {describeRange(range, ahead)}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Group gap="xs">
            {DAY_PRESETS.map((preset) => (
              <Button
                key={preset}
                size="compact-md"
                variant={range === preset ? 'filled' : 'default'}
                aria-pressed={range === preset}
                onClick={() => toggle(preset)}
              >
                {(ahead ? words.coming : words.past)[preset]}
              </Button>
            ))}
            <Button size="compact-md" variant="subtle" onClick={() => toggle('')}>
              {words.anyDay}
            </Button>
          </Group>
          <Group gap="sm">
            <TextInput
              type="date"
              label={words.fromDay}
              max={to ?? LATEST_DAY}
              value={from ?? ''}
              onChange={({ currentTarget: { value } }) => choose(writeDays({ from: value || undefined, to }))}
            />
            <TextInput
              type="date"
              label={words.toDay}
              min={from ?? ''}
              max={LATEST_DAY}
              value={to ?? ''}
              onChange={({ currentTarget: { value } }) => choose(writeDays({ from, to: value || undefined }))}
            />
            <Button variant="default" onClick={close} mt="auto">
              {words.close}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
