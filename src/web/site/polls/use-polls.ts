import { useEffect, useState } from 'react';
import type { ListedPoll } from '../../../contracts/polls.ts';
import { browserApi } from '../../api/browser-api.ts';

/** Returns the polls of the person who is signed in; none until they are loaded, nor when they cannot be. */
export function usePolls(userId: string | null): readonly ListedPoll[] {
  const [polls, setPolls] = useState<readonly ListedPoll[]>([]);
  useEffect(() => {
    if (userId === null) return;
    const leaving = new AbortController();
    browserApi('GET /api/polls', { signal: leaving.signal }).then(
      (answer) => setPolls(answer.polls),
      (error: unknown) => leaving.signal.aborted || console.warn('The polls could not be loaded', error),
    );
    return () => leaving.abort();
  }, [userId]);
  return polls;
}
