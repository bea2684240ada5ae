import { useEffect, useState } from 'react';
import type { Assignee } from '../../../../contracts/tasks.ts';
import { adminApi } from '../../api/admin-api.ts';

const FRESH_MS = 60_000;
let last: { readonly at: number; readonly list: Promise<readonly Assignee[]> } | null = null;

function readAssignees(): Promise<readonly Assignee[]> {
  if (last && Date.now() - last.at < FRESH_MS) return last.list;
  const list = adminApi('GET /api/admin/assignees').then(({ assignees }) => assignees);
  last = { at: Date.now(), list };
  list.catch(() => {
    last = null;
  });
  return list;
}

/** Returns the admins who can take care of records; empty until they are read. All places share one reading a minute. */
export function useAssignees(): readonly Assignee[] {
  const [assignees, setAssignees] = useState<readonly Assignee[]>([]);
  useEffect(() => {
    let isGone = false;
    readAssignees().then(
      (list) => isGone || setAssignees(list),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return assignees;
}
