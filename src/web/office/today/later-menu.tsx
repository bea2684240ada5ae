import { Button, Group, Menu, Modal, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { addDays, dayInIndia } from '../../../core/dates.ts';
import { today as words } from '../../../words/en/office/today.ts';

interface LaterMenuProps {
  title: string;
  busy: boolean;
  onChosen: (day: string) => void;
}

/** Puts a row off: until tomorrow, for three days, or until a chosen day. */
export function LaterMenu({ title, busy, onChosen }: LaterMenuProps) {
  const [picking, setPicking] = useState(false);
  const now = dayInIndia(Date.now());
  const [day, setDay] = useState(() => addDays(now, 7));
  const pick = (event: FormEvent) => {
    event.preventDefault();
    setPicking(false);
    onChosen(day);
  };
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button size="compact-md" variant="default" disabled={busy} aria-label={words.laterOf({ title })}>
            {words.later}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => onChosen(addDays(now, 1))}>{words.tomorrow}</Menu.Item>
          <Menu.Item onClick={() => onChosen(addDays(now, 3))}>{words.inThreeDays}</Menu.Item>
          <Menu.Item onClick={() => setPicking(true)}>{words.pick}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal opened={picking} onClose={() => setPicking(false)} title={words.pickTitle} centered size="sm">
        <form onSubmit={pick}>
          <Stack gap="sm">
            <TextInput
              label={words.day}
              type="date"
              required
              data-autofocus
              min={addDays(now, 1)}
              max="2099-12-31"
              value={day}
              onChange={(event) => setDay(event.currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button type="submit">{words.putOff}</Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  );
}
