import type { OwnPoll } from '../../../contracts/polls.ts';
import type { Language } from '../../../core/languages.ts';
import { POLL_LIMITS } from '../../../core/polls/poll-limits.ts';
import type { Clock } from '../../clock.ts';
import { newId } from '../../ids.ts';
import { pollFull } from './guest-acts.ts';
import { remarkGone } from './guest-remarks.ts';
import type { PollChanges } from './poll-changes.ts';
import type { RemarkStore } from './remark-store.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly remarks: RemarkStore;
  readonly changes: PollChanges;
}

export interface RemarkOfPoll {
  readonly id: string;
  readonly remarkId: string;
}

/** Lets owners answer and delete what guests wrote. */
export function ownRemarks({ clock, remarks, changes: { change } }: Dependencies) {
  return {
    answer: (userId: string, { id, remarkId }: RemarkOfPoll, text: string, language: Language): Promise<OwnPoll> =>
      change(userId, id, language, async (trx) => {
        const remark = await remarks.findRemark(trx, id, remarkId);
        if (!remark || remark.kind === 'answer') throw remarkGone();
        if ((await remarks.countRemarks(trx, id, false)) >= POLL_LIMITS.comments) {
          throw pollFull();
        }
        const now = clock();
        const { suggestionId, stop, stopTitle, day } = remark;
        const answer = { id: newId(now), pollId: id, kind: 'answer', guestId: null, answersTo: remarkId };
        const about = { suggestionId, stop, stopTitle, day };
        const fresh = { once: answer.id, text, isKept: 0, createdAt: now, editedAt: null };
        await remarks.insertRemark(trx, { ...answer, ...about, ...fresh });
      }),

    deleteRemark: (userId: string, { id, remarkId }: RemarkOfPoll, language: Language) =>
      change(userId, id, language, async (trx) => {
        if (!(await remarks.findRemark(trx, id, remarkId))) throw remarkGone();
        await remarks.deleteRemark(trx, id, remarkId);
      }),

    keepRemark: (userId: string, { id, remarkId }: RemarkOfPoll, language: Language) =>
      change(userId, id, language, async (trx) => {
        if (!(await remarks.findRemark(trx, id, remarkId))) throw remarkGone();
        await remarks.keepRemark(trx, remarkId);
      }),
  };
}
