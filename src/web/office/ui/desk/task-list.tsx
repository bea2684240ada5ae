import { Checkbox } from '@mantine/core';
import type { Task } from '../../../../contracts/tasks.ts';
import { desk } from '../../../../words/en/office/desk.ts';
import { adminApi } from '../../api/admin-api.ts';
import { formatDateTime } from '../indian-dates.ts';
import { useAction } from '../use-action.ts';
import styles from './desk.module.css';

interface TaskListProps {
  tasks: readonly Task[];
  onChanged: () => void;
}

/** Lists tasks with a box to tick each one off, or to open it again. */
export function TaskList({ tasks, onChanged }: TaskListProps) {
  const { busy, run } = useAction(desk.taskFailed);
  const set = async (id: string, done: boolean) => {
    await run(() => adminApi('PUT /api/admin/tasks/{id}', { params: { id }, body: { done } }));
    onChanged();
  };
  return (
    <ul className={styles.tasks}>
      {tasks.map(({ _id, title, dueAt, doneAt, doneBy }) => (
        <li key={_id} className={styles.task} data-done={doneAt !== null || undefined}>
          <Checkbox
            size="md"
            checked={doneAt !== null}
            disabled={busy}
            aria-label={desk.doneTask({ title })}
            onChange={(event) => void set(_id, event.currentTarget.checked)}
          />
          <span className={styles.taskTitle}>{title}</span>
          <span className={styles.quiet}>
            {doneBy === null ? desk.dueAt({ time: formatDateTime(dueAt) }) : desk.doneBy({ name: doneBy })}
          </span>
        </li>
      ))}
    </ul>
  );
}
