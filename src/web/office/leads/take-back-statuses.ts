import type { BulkAnswer } from '../../../contracts/bulk.ts';
import { LEAD_STATUSES } from '../../../core/leads/lead-options.ts';
import { adminApi } from '../api/admin-api.ts';

/** Gives leads the statuses that they had before a bulk act. */
export async function takeBackStatuses(done: BulkAnswer['done']): Promise<BulkAnswer> {
  const answers: BulkAnswer[] = [];
  for (const status of LEAD_STATUSES) {
    const ids = done.filter(({ before }) => before === status).map(({ _id }) => _id);
    if (ids.length === 0) continue;
    const body = { choice: { ids }, act: { kind: 'status', status } } as const;
    answers.push(await adminApi('POST /api/promotional-leads/bulk', { body: { ...body, choice: { ids } } }));
  }
  return {
    done: answers.flatMap((answer) => answer.done),
    refused: answers.flatMap((answer) => answer.refused),
  };
}
