import { useEffect, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { OwnPoll } from '../../../contracts/polls.ts';
import { polls as words } from '../../../words/en/site/polls.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useNavigator } from '../../navigation/navigation.ts';
import { wordFailure } from './poll-failure.ts';
import { useRefresh } from './use-refresh.ts';

/** Loads a person's own poll, keeps it fresh, and changes it. Calls `onSignedOut` when the session is over. */
export function useOwnPoll(id: string, onSignedOut: () => void) {
  const { navigate } = useNavigator();
  const [poll, setPoll] = useState<OwnPoll | null>(null);
  /** Why the poll cannot be shown; empty while it can. */
  const [failure, setFailure] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const load = () =>
    browserApi('GET /api/polls/{id}', { params: { id } }).then(
      (answer) => setPoll(answer.poll),
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 401) onSignedOut();
        else if (!poll) setFailure(error instanceof ApiError && error.message ? error.message : words.notLoaded);
      },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each poll; `useRefresh` loads it again.
  useEffect(() => void load(), [id]);
  useRefresh(() => void load());

  /** Does something to the poll; on failure it stays as it was and says so. Returns whether it was done. */
  async function act(work: () => Promise<{ poll: OwnPoll }>): Promise<boolean> {
    setBusy(true);
    try {
      setPoll((await work()).poll);
      setProblem('');
      return true;
    } catch (error) {
      setProblem(wordFailure(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  const params = { id };
  const ofRemark = (remarkId: string) => ({ params: { id, remarkId } });
  return {
    poll,
    failure,
    problem,
    busy,
    close: (chosenId: string | null) =>
      act(() => browserApi('PUT /api/polls/{id}/closing', { params, body: { chosenId } })),
    reopen: () => act(() => browserApi('DELETE /api/polls/{id}/closing', { params })),
    renewLink: () => act(() => browserApi('POST /api/polls/{id}/link', { params })),
    takeLinkBack: () => act(() => browserApi('DELETE /api/polls/{id}/link', { params })),
    answer: (remarkId: string, text: string) =>
      act(() =>
        browserApi('POST /api/polls/{id}/remarks/{remarkId}/answers', { ...ofRemark(remarkId), body: { text } }),
      ),
    deleteRemark: (remarkId: string) =>
      act(() => browserApi('DELETE /api/polls/{id}/remarks/{remarkId}', ofRemark(remarkId))),
    showRemark: (remarkId: string) =>
      act(() => browserApi('PUT /api/polls/{id}/remarks/{remarkId}/shown', ofRemark(remarkId))),
    async deletePoll(): Promise<void> {
      try {
        await browserApi('DELETE /api/polls/{id}', { params });
        await navigate('/my-trips');
      } catch (error) {
        setProblem(wordFailure(error));
      }
    },
  };
}

export type OwnPollActs = ReturnType<typeof useOwnPoll>;
