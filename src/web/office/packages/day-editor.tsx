import { arrayMove } from '@dnd-kit/sortable';
import { ActionIcon, Button, Group, Paper, Text, Textarea, TextInput } from '@mantine/core';
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { PACKAGE_LIMITS } from '../../../core/packages/package-options.ts';
import { packageDays } from '../../../words/en/office/package-days.ts';
import { ArrowDownIcon, ArrowUpIcon, BinIcon } from '../ui/admin-icons.tsx';
import { FieldProblem } from '../ui/editor/field-problem.tsx';
import { fieldId } from '../ui/editor/form-fields.ts';
import styles from './day-editor.module.css';
import { DayTextDialog } from './day-text-dialog.tsx';
import { type DraftDay, newDay } from './package-draft.ts';
import { SortableList } from './sortable-list.tsx';

interface DayEditorProps {
  days: readonly DraftDay[];
  durationDays: number | null;
  problem: string | undefined;
  onChange: (days: readonly DraftDay[]) => void;
}

/** Edits the day plan: days in order, renumbered on each change. */
export const DayEditor = memo(function DayEditor({ days, durationDays, problem, onChange }: DayEditorProps) {
  const [writing, setWriting] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const focusOn = useRef<string | null>(null);
  useEffect(() => {
    if (focusOn.current === null) return;
    place.current?.querySelector<HTMLElement>(`[data-day="${focusOn.current}"] input`)?.focus();
    focusOn.current = null;
  });
  const add = () => {
    const day = newDay();
    focusOn.current = day.id;
    onChange([...days, day]);
  };
  const move = (from: number, to: number) => onChange(arrayMove([...days], from, to));

  return (
    <div ref={place} id={fieldId('itinerary')} tabIndex={-1}>
      {days.length === 0 && (
        <Text size="sm" c="dimmed" mb="xs">
          {packageDays.noDays}
        </Text>
      )}
      <SortableList
        items={days}
        nameOf={(_, index) => packageDays.dayMoved({ number: index + 1 })}
        onMove={move}
        layout="rows"
        label={packageDays.daysOfTrip}
      >
        {(day, index, handle) => (
          <DayRow
            day={day}
            number={index + 1}
            count={days.length}
            handle={handle}
            onChange={(changed) => onChange(days.with(index, changed))}
            onMove={(to) => move(index, to)}
            onRemove={() => onChange(days.toSpliced(index, 1))}
          />
        )}
      </SortableList>
      <Group gap="xs" mt="sm">
        <Button variant="default" size="sm" onClick={add} disabled={days.length >= PACKAGE_LIMITS.days}>
          {packageDays.addDay({ number: days.length + 1 })}
        </Button>
        <Button variant="subtle" size="sm" onClick={() => setWriting(true)}>
          {packageDays.writeAsText}
        </Button>
        <DayCount days={days.length} durationDays={durationDays} />
      </Group>
      <FieldProblem>{problem}</FieldProblem>
      <DayTextDialog
        opened={writing}
        days={days}
        onClose={() => setWriting(false)}
        onTake={(taken) => {
          onChange(taken);
          setWriting(false);
        }}
      />
    </div>
  );
});

function DayCount({ days, durationDays }: { days: number; durationDays: number | null }) {
  if (durationDays === null || days === 0 || days === durationDays) return null;
  return (
    <Text size="sm" c="dimmed" role="status">
      {packageDays.daysDescribed({ days, duration: durationDays })}
    </Text>
  );
}

interface DayRowProps {
  day: DraftDay;
  number: number;
  count: number;
  handle: ReactNode;
  onChange: (day: DraftDay) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function DayRow({ day, number, count, handle, onChange, onMove, onRemove }: DayRowProps) {
  const isDropped = day.detail.trim() === '' && day.title.trim() !== '';
  return (
    <Paper withBorder p="xs" className={styles.day ?? ''} data-day={day.id}>
      <div className={styles.head}>
        {handle}
        <Text fw={600} size="sm" className={styles.number ?? ''}>
          {packageDays.dayNumber({ number })}
        </Text>
        <div className={styles.moves}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={packageDays.moveDayUp({ number })}
            disabled={number === 1}
            onClick={() => onMove(number - 2)}
          >
            <ArrowUpIcon />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={packageDays.moveDayDown({ number })}
            disabled={number === count}
            onClick={() => onMove(number)}
          >
            <ArrowDownIcon />
          </ActionIcon>
          <ActionIcon variant="subtle" color="red" aria-label={packageDays.removeDay({ number })} onClick={onRemove}>
            <BinIcon />
          </ActionIcon>
        </div>
      </div>
      <TextInput
        className={styles.title ?? ''}
        aria-label={packageDays.titleOfDay({ number })}
        placeholder={packageDays.titleExample}
        value={day.title}
        maxLength={PACKAGE_LIMITS.dayTitle.max}
        onChange={(event) => onChange({ ...day, title: event.currentTarget.value })}
      />
      <Textarea
        aria-label={packageDays.detailOfDay({ number })}
        placeholder={packageDays.detailHint}
        required
        autosize
        minRows={2}
        maxRows={12}
        value={day.detail}
        maxLength={PACKAGE_LIMITS.dayDetail.max}
        error={isDropped ? packageDays.notSavedWithoutDetail : undefined}
        onChange={(event) => onChange({ ...day, detail: event.currentTarget.value })}
      />
    </Paper>
  );
}
