import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../../contracts/client.ts';
import type { GuestPoll, PollState } from '../../../contracts/polls.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useNavigator } from '../../navigation/navigation.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { type Act, guestActs } from './guest-acts.ts';
import { type KeptGuest, keepGuest, readKeptGuest } from './kept-guest.ts';
import { wordFailure } from './poll-failure.ts';
import type { Talk } from './talk.ts';
import { useRefresh } from './use-refresh.ts';

/** An act that waits for the guest's name. */
interface Waiting {
  readonly work: () => Promise<boolean>;
  readonly done: (isDone: boolean) => void;
}

interface Told {
  readonly text: string;
  readonly tone: 'success' | 'problem';
}

const NOTHING_TOLD: Told = { text: '', tone: 'success' };

/** Lets a guest take part in the poll of a link: keeps their name in the browser, and the state fresh. */
export function useGuestPoll(token: string, poll: GuestPoll) {
  const hydrated = useHydrated();
  const { reload } = useNavigator();
  const [state, setState] = useState(poll.state);
  const [guest, setGuest] = useState<KeptGuest | null>(null);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [told, setTold] = useState(NOTHING_TOLD);
  useEffect(() => setState(poll.state), [poll.state]);
  useEffect(() => setGuest(readKeptGuest()), []);

  useRefresh(() => {
    browserApi('GET /api/together/{token}/state', { params: { token }, query: { since: state.stamp } }).then(
      (answer) => answer.state && setState(answer.state),
      // A link that was taken back shows so; other failures pass.
      (error: unknown) => error instanceof ApiError && error.status === 404 && void reload(),
    );
  });

  const tell = (text: string, tone: Told['tone'] = 'success') => setTold({ text, tone });

  async function run(work: () => Promise<{ state: PollState }>, done: string): Promise<boolean> {
    try {
      setState((await work()).state);
      tell(done);
      return true;
    } catch (error) {
      tell(wordFailure(error), 'problem');
      return false;
    }
  }

  /** Does something in the guest's name, and asks for it first where they have none in this poll. */
  const act: Act = (work, done) => {
    const known = guest ?? readKeptGuest();
    const go = () => run(() => work(known.key), done);
    if (known.ids[token] !== undefined) return go();
    return new Promise((resolve) => setWaiting({ work: go, done: resolve }));
  };

  /** Takes part under a name, and goes on with what waited for it. Returns what is wrong, or an empty text. */
  async function join(name: string): Promise<string> {
    const known = guest ?? readKeptGuest();
    try {
      const body = { key: known.key, name };
      const { guestId, state: now } = await browserApi('PUT /api/together/{token}/guest', { params: { token }, body });
      setGuest(keepGuest({ ...known, name }, token, guestId));
      setState(now);
      setWaiting(null);
      waiting?.done(await waiting.work());
      return '';
    } catch (error) {
      return wordFailure(error);
    }
  }

  const talk: Talk = {
    state,
    myId: guest?.ids[token] ?? null,
    isOpen: state.isOpen && hydrated,
    hasScript: hydrated,
    ownerName: poll.ownerName,
    ...guestActs(token, act),
  };

  /** Whether the owner has changed the plan since the page was loaded. */
  const isPlanChanged = useMemo(
    () => JSON.stringify(state.revisions) !== JSON.stringify(poll.state.revisions),
    [state.revisions, poll.state.revisions],
  );
  const askName = () => setWaiting({ work: async () => true, done: () => undefined });
  const leaveName = () => {
    waiting?.done(false);
    setWaiting(null);
  };
  const name = { value: guest?.name ?? '', isAsked: waiting !== null, ask: askName, leave: leaveName, join };
  return { talk, told, isPlanChanged, reload, name };
}
