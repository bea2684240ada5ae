// Restores one backup in a process of its own, which outlives the closing of the site; `beginWork` starts it.
import { type RestoreState, restoreOrder, writeRestore } from './restore-state.ts';
import { runRestore } from './run-restore.ts';
import { readWork, runWork, tellBegun } from './work-process.ts';

runWork(async ({ signal, describe, inTurn, isTimeToTell }) => {
  const { place, order } = readWork();
  const ordered = restoreOrder.parse(order);
  const { id, name, at, by } = ordered;
  let state: RestoreState = {
    id,
    name,
    at,
    by: by.username,
    step: 'checking',
    outcome: 'working',
    share: 0,
    kept: null,
    words: null,
  };
  const tell = (news: Partial<RestoreState>): Promise<void> => {
    state = { ...state, ...news };
    const told = state;
    return inTurn(() => writeRestore(place.dataDir, told));
  };
  const isBegun = await runRestore(place, ordered, {
    onBegun: async () => {
      await tell({});
      tellBegun();
    },
    onStep: tell,
    onProgress: (share) => {
      if (isTimeToTell()) tell({ share }).catch(() => undefined);
    },
    onEnded: (problem) =>
      tell(problem === null ? { outcome: 'done' } : { outcome: 'failed', words: describe(problem) }),
    signal,
  });
  return isBegun ? id : null;
});
