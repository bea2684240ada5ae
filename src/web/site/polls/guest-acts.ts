import type { PollState } from '../../../contracts/polls.ts';
import { polls } from '../../../words/en/site/polls.ts';
import { browserApi } from '../../api/browser-api.ts';
import type { Talk } from './talk.ts';

/** Does something with the guest's key, and tells `done` once it is done. Returns whether it succeeded. */
export type Act = (work: (key: string) => Promise<{ state: PollState }>, done: string) => Promise<boolean>;

type Acts = Pick<Talk, 'vote' | 'like' | 'remark' | 'edit' | 'withdraw' | 'report'>;

/** Returns what a guest can do in the poll of a link. */
export function guestActs(token: string, act: Act): Acts {
  const params = { token };
  const texts = polls.guest;
  return {
    vote: (suggestionId, trip) =>
      act(
        (key) => browserApi('PUT /api/together/{token}/vote', { params, body: { key, suggestionId } }),
        suggestionId === null ? texts.voteWithdrawn : texts.voteCounts({ trip }),
      ),
    like: (suggestionId, stop, isLiked) =>
      act(
        (key) => browserApi('PUT /api/together/{token}/like', { params, body: { key, suggestionId, stop, isLiked } }),
        '',
      ),
    remark: (about, text, once) =>
      act(
        (key) => browserApi('POST /api/together/{token}/remarks', { params, body: { key, once, text, ...about } }),
        texts.sent,
      ),
    edit: (remarkId, text) =>
      act(
        (key) =>
          browserApi('PUT /api/together/{token}/remarks/{remarkId}', {
            params: { token, remarkId },
            body: { key, text },
          }),
        texts.sent,
      ),
    withdraw: (remarkId) =>
      act(
        (key) =>
          browserApi('DELETE /api/together/{token}/remarks/{remarkId}', {
            params: { token, remarkId },
            query: { key },
          }),
        texts.removed,
      ),
    report: (remarkId) =>
      act(
        (key) =>
          browserApi('PUT /api/together/{token}/remarks/{remarkId}/report', {
            params: { token, remarkId },
            body: { key },
          }),
        texts.reported,
      ),
  };
}
