// Makes one backup in a low-priority process of its own; `beginWork` starts it.
import type { BackupOrder } from './backup-place.ts';
import { type BackupState, writeState } from './backup-state.ts';
import { makeBackup } from './make-backup.ts';
import { readWork, runWork, tellBegun } from './work-process.ts';

runWork(async ({ signal, describe, inTurn, isTimeToTell }) => {
  const { place, order } = readWork();
  const ordered = order as BackupOrder;
  let state: BackupState = { ...ordered, outcome: 'working', stage: 'pictures', share: 0, words: null };
  const tell = (news: Partial<BackupState>): Promise<void> => {
    state = { ...state, ...news };
    const told = state;
    return inTurn(() => writeState(place.dataDir, told));
  };
  return makeBackup(place, ordered, {
    onBegun: async () => {
      await tell({});
      tellBegun();
    },
    onProgress: (progress) => {
      if (isTimeToTell()) tell(progress).catch(() => undefined);
    },
    onEnded: (problem) =>
      tell(problem === null ? { outcome: 'done', share: 1 } : { outcome: 'failed', words: describe(problem) }),
    signal,
  });
});
