import { useEffect, useState } from 'react';
import type { GuestPoll } from '../../../contracts/polls.ts';
import { polls as words } from '../../../words/en/site/polls.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { NameDialog } from './name-dialog.tsx';
import styles from './polls.module.css';
import { titleOf } from './suggestion-cards.tsx';
import type { useGuestPoll } from './use-guest-poll.ts';

type GuestPollParts = ReturnType<typeof useGuestPoll>;

interface GuestPollHeadProps extends GuestPollParts {
  poll: GuestPoll;
}

/** Says how the poll stands, under which name one takes part, and what became of the last act. */
export function GuestPollHead({ poll, talk, told, isPlanChanged, reload, name }: GuestPollHeadProps) {
  const { state } = talk;
  const chosen = poll.suggestions.find(({ _id }) => _id === state.chosenId);
  return (
    <div className={styles.head}>
      <noscript>
        <p>{words.guest.needsScript}</p>
      </noscript>
      {chosen && <Notice tone="success">{words.guest.chosen({ trip: titleOf(chosen) })}</Notice>}
      {!state.isOpen && <Notice tone="info">{words.guest.closed}</Notice>}
      {isPlanChanged && (
        <Notice tone="info">
          {words.guest.planChanged} <Button onClick={() => void reload()}>{words.guest.showChanged}</Button>
        </Notice>
      )}
      {talk.isOpen && talk.myId !== null && (
        <p className={styles.me}>
          <bdi>{words.guest.takesPart({ name: name.value })}</bdi>{' '}
          <Button look="plain" onClick={name.ask}>
            {words.guest.rename}
          </Button>
        </p>
      )}
      <Toast told={told} />
      <NameDialog open={name.isAsked} name={name.value} onClose={name.leave} onJoin={name.join} />
    </div>
  );
}

/** How long the answer to an act shows, in milliseconds. */
const SHOWN_FOR_MS = 6000;

/** Tells what became of the last act; what went wrong stays until the next one. */
function Toast({ told }: Pick<GuestPollParts, 'told'>) {
  const [over, setOver] = useState<GuestPollParts['told'] | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(told), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [told]);
  const { text, tone } = told;
  return (
    <div className={styles.told}>
      {tone === 'problem' && <Notice tone="problem">{text}</Notice>}
      <p role="status">{tone === 'success' && over !== told && text}</p>
    </div>
  );
}
