import { Button, Group, Modal, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type PackageDay, parseItineraryText } from '../../../core/packages/itinerary-days.ts';
import { PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';
import { packageDays } from '../../../words/en/office/package-days.ts';
import { itineraryText } from './itinerary-text.ts';
import { type DraftDay, newDay } from './package-draft.ts';

interface DayTextDialogProps {
  opened: boolean;
  days: readonly DraftDay[];
  onClose: () => void;
  onTake: (days: readonly DraftDay[]) => void;
}

/** Edits the whole plan as one text, parsed into days by the public page's rule. */
export const DayTextDialog = ({ opened, onClose, ...form }: DayTextDialogProps) => (
  <Modal opened={opened} onClose={onClose} title={packageDays.textTitle} size="lg">
    <DayTextForm onClose={onClose} {...form} />
  </Modal>
);

function DayTextForm({ days, onClose, onTake }: Omit<DayTextDialogProps, 'opened'>) {
  const [text, setText] = useState(() => itineraryText(days));
  const read = parseItineraryText(text).slice(0, PACKAGE_LIMITS.days);
  const take = () => onTake(read.map(({ title, detail }) => newDay(title, detail)));
  return (
    <>
      <Textarea
        label={packageDays.planText}
        description={packageDays.planTextHint}
        autosize
        minRows={10}
        maxRows={20}
        value={text}
        data-autofocus
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Text size="sm" mt="xs" role="status">
        {describeRead(read)}
      </Text>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {packageDays.cancel}
        </Button>
        <Button onClick={take} disabled={read.length === 0}>
          {days.length > 0 ? packageDays.replaceDays({ count: days.length }) : packageDays.takeOver}
        </Button>
      </Group>
    </>
  );
}

function describeRead(days: readonly PackageDay[]): string {
  if (days.length === 0) return packageDays.noDayRead;
  const names = days.slice(0, 4).map(({ title }) => title);
  const shown = names.join(', ') + (days.length > names.length ? ' …' : '');
  return packageDays.daysRead({ count: days.length, titles: shown });
}
