import { useState } from 'react';
import type { ListedPoll } from '../../../contracts/polls.ts';
import { polls as words } from '../../../words/en/site/polls.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { About } from './about.tsx';
import { type BegunWith, LazyPollDialog } from './lazy-poll-dialog.tsx';

interface DecideTogetherProps {
  begunWith: BegunWith;
  /** The name of the account, of which the first word is suggested to be shown. */
  userName: string;
  /** The polls about this trip. */
  polls: readonly ListedPoll[];
  look?: 'quiet' | 'plain';
}

/** Leads to the newest poll about a trip; where none is open, begins one. */
export function DecideTogether({ begunWith, userName, polls, look = 'quiet' }: DecideTogetherProps) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const [poll] = polls;
  return (
    <>
      {poll && (
        <ButtonLink look={look} to={`/my-polls/${poll._id}`}>
          {words.summary({ votes: poll.votes, questions: poll.questions })}
          <About what={poll.title} />
        </ButtonLink>
      )}
      {!poll?.isOpen && (
        <Button look={look} onClick={() => setAsked(true)}>
          {words.owner.begin}
          <About what={begunWith.title} />
        </Button>
      )}
      {asked !== null && (
        <LazyPollDialog begunWith={begunWith} userName={userName} open={asked} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
