import type { PollState } from '../../../contracts/polls.ts';
import { POLL_LIMITS } from '../../../core/polls/poll-limits.ts';
import type { Clock } from '../../clock.ts';
import { AppError } from '../../http/app-error.ts';
import { newId } from '../../ids.ts';
import type { ItineraryService } from '../itineraries/service.ts';
import { type Act, type GuestActs, type GuestCall, planChanged, pollFull } from './guest-acts.ts';
import type { PollLinks } from './poll-links.ts';
import { stopsOf } from './poll-states.ts';
import type { RemarkStore } from './remark-store.ts';
import type { RemarkRow } from './store.ts';

interface Dependencies {
  readonly clock: Clock;
  readonly remarks: RemarkStore;
  readonly links: PollLinks;
  readonly acts: GuestActs;
  readonly plans: ItineraryService['trips'];
}

/** What a remark is about. */
export interface Subject {
  readonly suggestionId: string | null;
  readonly stop: string | null;
  readonly day: number | null;
}

export const remarkGone = (): AppError => new AppError('not-found', ({ polls }) => polls.remarkGone);

/** Returns a remark of a guest, made now. */
function newRemark(
  { poll, guest }: Act,
  now: number,
  remark: Partial<RemarkRow> & Pick<RemarkRow, 'once' | 'kind'>,
): RemarkRow {
  return {
    id: newId(now),
    pollId: poll.id,
    guestId: guest.id,
    suggestionId: null,
    stop: null,
    stopTitle: '',
    day: null,
    text: '',
    answersTo: null,
    isKept: 0,
    createdAt: now,
    editedAt: null,
    ...remark,
  };
}

/** Lets guests like and question stops, comment, and report what others wrote. */
export function guestRemarks({ clock, remarks, links, acts, plans }: Dependencies) {
  const { act, suggestionNamed } = acts;

  /** Returns a stop of a suggestion's present plan, in the guest's language. */
  async function stopNamed(call: GuestCall, suggestionId: string, key: string) {
    const poll = await links.open(call.token, call.visitor);
    const { trip } = await suggestionNamed(poll, suggestionId);
    const details = await plans.dayPlanOf(trip.itineraryId, call.visitor.language);
    const stop = details && stopsOf(details).find((each) => each.key === key);
    if (!stop) throw planChanged();
    return stop;
  }

  const ownRemark = async ({ trx, poll, guest }: Act, id: string): Promise<RemarkRow> => {
    const remark = await remarks.findRemark(trx, poll.id, id);
    if (!remark || remark.guestId !== guest.id) throw remarkGone();
    return remark;
  };

  return {
    async like(
      call: GuestCall,
      liked: { readonly suggestionId: string; readonly stop: string; readonly isLiked: boolean },
    ): Promise<PollState> {
      const { suggestionId, stop } = liked;
      const onceOf = (guest: Act['guest']) => `like ${guest.id} ${suggestionId} ${stop}`;
      if (!liked.isLiked) {
        return act(call, async ({ trx, poll, guest }) => void (await remarks.deleteLike(trx, poll.id, onceOf(guest))));
      }
      const { title, day } = await stopNamed(call, suggestionId, stop);
      return act(call, async (now) => {
        const once = onceOf(now.guest);
        if (await remarks.isThere(now.trx, now.poll.id, once)) return;
        if ((await remarks.countRemarks(now.trx, now.poll.id, true)) >= POLL_LIMITS.likes) throw pollFull();
        await remarks.insertRemark(
          now.trx,
          newRemark(now, clock(), { once, kind: 'like', suggestionId, stop, stopTitle: title, day }),
        );
      });
    },

    /** Stores a question about a stop, or a comment on a day or the whole; once, however often it is sent. */
    async remark(
      call: GuestCall,
      { once, text, ...about }: Subject & { readonly once: string; readonly text: string },
    ): Promise<PollState> {
      if (about.suggestionId === null && (about.stop !== null || about.day !== null)) throw planChanged();
      const { suggestionId, stop } = about;
      const named = suggestionId !== null && stop !== null ? await stopNamed(call, suggestionId, stop) : null;
      return act(call, async (now) => {
        const { trx, poll, guest } = now;
        const onceOfGuest = `${guest.id} ${once}`;
        if (await remarks.isThere(trx, poll.id, onceOfGuest)) return;
        if (suggestionId !== null) await suggestionNamed(poll, suggestionId, trx);
        if ((await remarks.countRemarks(trx, poll.id, false)) >= POLL_LIMITS.comments) throw pollFull();
        const subject = named ? { suggestionId, stop, stopTitle: named.title, day: named.day } : about;
        const kind = named ? 'question' : 'comment';
        await remarks.insertRemark(trx, newRemark(now, clock(), { ...subject, once: onceOfGuest, kind, text }));
      });
    },

    edit: (call: GuestCall, remarkId: string, text: string): Promise<PollState> =>
      act(call, async (now) => {
        const remark = await ownRemark(now, remarkId);
        if (await remarks.isAnswered(now.trx, remark.id, now.poll.id)) {
          throw new AppError('conflict', ({ polls }) => polls.answered);
        }
        await remarks.editRemark(now.trx, remark.id, { text, editedAt: clock() });
      }),

    withdraw: (call: GuestCall, remarkId: string): Promise<PollState> =>
      act(call, async (now) => remarks.deleteRemark(now.trx, now.poll.id, (await ownRemark(now, remarkId)).id)),

    /** Reports another guest's words, also of a closed poll; one's own and the owner's cannot be reported. */
    report: (call: GuestCall, remarkId: string): Promise<PollState> =>
      act(
        call,
        async ({ trx, poll, guest }) => {
          const remark = await remarks.findRemark(trx, poll.id, remarkId);
          if (!remark || remark.guestId === null || remark.guestId === guest.id) throw remarkGone();
          await remarks.report(trx, { remarkId, guestId: guest.id, pollId: poll.id, reportedAt: clock() });
        },
        true,
      ),
  };
}
