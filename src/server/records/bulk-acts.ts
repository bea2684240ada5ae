import { setImmediate as nextTurn } from 'node:timers/promises';
import { type BulkAnswer, MOST_AT_ONCE } from '../../contracts/bulk.ts';
import { SERVER_WORDS } from '../../words/words-of.ts';
import { AppError } from '../http/app-error.ts';
import type { AdminSession } from '../http/endpoints.ts';

/** No further record is begun after this time, well before the deadline of a call. */
const BEGUN_WITHIN_MS = 20_000;

export type BulkChoice<Filters> =
  | { readonly ids: readonly string[] }
  | { readonly filters: Filters; readonly matching: number };

/** A record before the act. */
interface ActedOn {
  readonly name: string;
  readonly status: string;
}

/**
 * Returns the ids that a choice stands for. Refuses more than a call may change, and a number of matches other than the
 * admin saw: a new request must not be changed unseen.
 */
export async function chosenIds<Filters>(
  choice: BulkChoice<Filters>,
  matching: (filters: Filters) => AsyncIterable<readonly string[]>,
): Promise<string[]> {
  if ('ids' in choice) return [...new Set(choice.ids)];
  const ids = new Set<string>();
  for await (const piece of matching(choice.filters)) {
    for (const id of piece) ids.add(id);
    if (ids.size > MOST_AT_ONCE) throw new AppError('invalid', ({ bulk }) => bulk.tooMany({ most: MOST_AT_ONCE }));
  }
  if (ids.size !== choice.matching) throw new AppError('conflict', ({ bulk }) => bulk.listChanged({ now: ids.size }));
  return [...ids];
}

/**
 * Acts on each record in a transaction of its own, and returns what became of each. After an outage, or when time runs
 * out, the rest is left as it is and named among the refused; only an act that changed nothing throws.
 */
export async function actOnEach(
  ids: readonly string[],
  { language }: Pick<AdminSession, 'language'>,
  find: (id: string) => Promise<ActedOn | undefined>,
  act: (id: string, record: ActedOn) => Promise<void>,
): Promise<BulkAnswer> {
  const words = SERVER_WORDS[language];
  const answer: BulkAnswer = { done: [], refused: [] };
  const endsAt = performance.now() + BEGUN_WITHIN_MS;
  let isOver = false;
  for (const id of ids) {
    const record = isOver ? undefined : await find(id).catch(() => undefined);
    const refuse = (reason: string) => answer.refused.push({ _id: id, name: record?.name ?? '', reason });
    isOver ||= performance.now() > endsAt;
    if (isOver) refuse(words.bulk.notTried);
    else if (!record) refuse(words.bulk.gone);
    else {
      try {
        await act(id, record);
        answer.done.push({ _id: id, before: record.status });
      } catch (error) {
        if (error instanceof AppError) refuse(error.told(words));
        else if (answer.done.length === 0) throw error;
        else {
          isOver = true;
          refuse(words.bulk.notTried);
        }
      }
    }
    // The embedded database answers synchronously: other requests come in between.
    await nextTurn();
  }
  return answer;
}
