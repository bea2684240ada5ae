import { Button, Group, Stack, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { LONGEST_TASK, type TaskSubject } from '../../../../core/customers/task-options.ts';
import { dayInIndia } from '../../../../core/dates.ts';
import { desk } from '../../../../words/en/office/desk.ts';
import { intentKeys } from '../../../api/intent-keys.ts';
import { adminApi } from '../../api/admin-api.ts';
import { ErrorBanner } from '../error-banner.tsx';
import { tellDone } from '../toasts.tsx';
import { useAction } from '../use-action.ts';
import { AssigneeSelect } from './assignee-select.tsx';
import { dueMoment } from './due-moment.ts';

const LATEST_DAY = '2099-12-31';

interface TaskFormProps {
  /** What the task is about; null for nothing. */
  about: { readonly kind: TaskSubject; readonly id: string } | null;
  onAdded: () => void;
}

/** Makes a task; typed text survives a failure. */
export function TaskForm({ about, onAdded }: TaskFormProps) {
  const [title, setTitle] = useState('');
  const [day, setDay] = useState(() => dayInIndia(Date.now()));
  const [time, setTime] = useState('10:00');
  const [assigneeId, setAssigneeId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState('');
  const [keys] = useState(() => intentKeys());
  const { busy, run } = useAction(desk.taskFailed, setRefusal);

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const dueAt = dueMoment(day, time);
    if (dueAt === null) return;
    const body = { title, dueAt, assigneeId, about };
    const isAdded = await run(() =>
      adminApi('POST /api/admin/tasks', { body, headers: { 'idempotency-key': keys.keyFor(body) } }),
    );
    if (!isAdded) return;
    keys.taken();
    setTitle('');
    setRefusal('');
    tellDone(desk.taskAdded);
    onAdded();
  };

  return (
    <form onSubmit={(event) => void add(event)} aria-label={desk.newTask}>
      <Stack gap="sm">
        <TextInput
          label={desk.taskTitle}
          required
          maxLength={LONGEST_TASK}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Group gap="sm" align="end">
          <TextInput
            label={desk.dueDay}
            type="date"
            required
            max={LATEST_DAY}
            value={day}
            onChange={(event) => setDay(event.currentTarget.value)}
          />
          <TextInput
            label={desk.dueTime}
            type="time"
            required
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
          <AssigneeSelect label={desk.assignee} value={assigneeId} onChange={setAssigneeId} />
          <Button type="submit" loading={busy}>
            {desk.addTask}
          </Button>
        </Group>
        <ErrorBanner onClose={() => setRefusal('')}>{refusal}</ErrorBanner>
      </Stack>
    </form>
  );
}
