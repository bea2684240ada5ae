import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OwnPoll } from '../../../contracts/polls.ts';
import { isDay } from '../../../core/dates.ts';
import { formatRupees } from '../../../core/money.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { polls as words } from '../../../words/en/site/polls.ts';
import { Link } from '../../navigation/link.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Passage } from '../../ui/passage.tsx';
import { About } from './about.tsx';
import styles from './own-poll.module.css';
import { OwnRemarks } from './own-remarks.tsx';
import { titleOf } from './suggestion-cards.tsx';
import { nameOf } from './talk.ts';
import { type OwnPollActs, useOwnPoll } from './use-own-poll.ts';

interface OwnPollViewProps {
  id: string;
  onSignedOut: () => void;
  /** Returns the ways to share the link; it is absolute. */
  share: (url: string, title: string) => ReactNode;
}

/** Shows a poll to its owner: the link, the votes, what was said, and what to do. */
export function OwnPollView({ id, onSignedOut, share }: OwnPollViewProps) {
  const acts = useOwnPoll(id, onSignedOut);
  const { poll, failure, problem } = acts;
  if (failure) return <Notice tone="problem">{failure}</Notice>;
  if (!poll) {
    return (
      <div className={styles.bone} role="status">
        <span className="visually-hidden">{words.loading}</span>
      </div>
    );
  }
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>
          <bdi>{poll.title}</bdi>
        </h1>
        <Standing poll={poll} />
      </header>
      {problem && <Notice tone="problem">{problem}</Notice>}
      <PollLink poll={poll} acts={acts} share={share} />
      <Suggestions poll={poll} acts={acts} />
      <OwnRemarks poll={poll} acts={acts} />
      <footer className={styles.foot}>
        <p className={styles.hint}>
          {words.guest.erased({ day: isDay(poll.erasedOn) ? dates.longDay(poll.erasedOn) : poll.erasedOn })}
        </p>
        <DeletePoll onDelete={() => void acts.deletePoll()} />
      </footer>
    </>
  );
}

/** Says whether the poll is open, and what was chosen. */
function Standing({ poll: { state, suggestions } }: { poll: OwnPoll }) {
  const chosen = suggestions.find(({ _id }) => _id === state.chosenId);
  const line = useRef<HTMLDivElement>(null);
  const [wasOpen, setWasOpen] = useState(state.isOpen);
  // The pressed button is gone with the change.
  useEffect(() => {
    if (wasOpen === state.isOpen) return;
    setWasOpen(state.isOpen);
    line.current?.focus();
  }, [wasOpen, state.isOpen]);
  return (
    <div ref={line} tabIndex={-1}>
      {chosen ? (
        <Notice tone="success">{words.guest.chosen({ trip: titleOf(chosen) })}</Notice>
      ) : (
        <p role="status">{state.isOpen ? words.owner.isOpen : words.owner.isClosed}</p>
      )}
    </div>
  );
}

interface PartProps {
  poll: OwnPoll;
  acts: OwnPollActs;
}

function PollLink({ poll: { path, title }, acts, share }: PartProps & Pick<OwnPollViewProps, 'share'>) {
  const url = path === null ? null : new URL(path, location.origin).href;
  const shareHere = () => {
    // The person leaves the system's dialog as they like: nothing to say about it.
    if (url !== null) navigator.share({ title, url }).catch(() => undefined);
  };
  return (
    <section className={styles.part} aria-labelledby="link-title">
      <h2 id="link-title" className={styles.subtitle}>
        {words.owner.linkTitle}
      </h2>
      {url === null || path === null ? (
        <Notice tone="info">{words.owner.takenBack}</Notice>
      ) : (
        <>
          <p className={styles.hint}>{words.owner.linkLead}</p>
          <output className={styles.url}>{url}</output>
          {share(url, title)}
        </>
      )}
      <div className={styles.acts}>
        {path !== null && 'share' in navigator && <Button onClick={shareHere}>{words.owner.shareHere}</Button>}
        {path !== null && <ButtonLink to={path}>{words.owner.openAsGuest}</ButtonLink>}
        <Button disabled={acts.busy} onClick={() => void acts.renewLink()}>
          {words.owner.renew}
        </Button>
        {path !== null && (
          <Button disabled={acts.busy} onClick={() => void acts.takeLinkBack()}>
            {words.owner.takeBack}
          </Button>
        )}
      </div>
      <p className={styles.hint}>{words.owner.renewHint}</p>
    </section>
  );
}

function Suggestions({ poll, acts }: PartProps) {
  const { suggestions, state } = poll;
  return (
    <section className={styles.part} aria-labelledby="suggestions-title">
      <h2 id="suggestions-title" className={styles.subtitle}>
        {words.owner.suggestions}
      </h2>
      {suggestions.length === 0 && <Notice tone="info">{words.guest.nothing}</Notice>}
      <ul className={styles.suggestions}>
        {suggestions.map((suggestion) => {
          const { _id: id, itinerary } = suggestion;
          const votes = state.votes.filter(({ suggestionId }) => suggestionId === id);
          return (
            <li key={id} className={styles.suggestion} data-chosen={state.chosenId === id || undefined}>
              <h3>
                <Link to={`/itinerary/${encodeURIComponent(itinerary.slug)}`}>
                  <Passage text={titleOf(suggestion)} />
                </Link>
              </h3>
              <p className={styles.facts}>
                {itinerary.duration} ·{' '}
                <span className="price">{words.price({ price: formatRupees(itinerary.pricePP) })}</span>
              </p>
              <p>
                <strong>{words.voteCount({ count: votes.length })}</strong>{' '}
                {votes.map(({ guestId, isOutdated }) => (
                  <span key={guestId} className={styles.voter}>
                    <bdi>{nameOf(state, guestId)}</bdi>
                    {isOutdated && ` (${words.guest.outdated})`}
                  </span>
                ))}
              </p>
              {state.isOpen && (
                <Button look="action" disabled={acts.busy} onClick={() => void acts.close(id)}>
                  {words.owner.choose}
                  <About what={titleOf(suggestion)} />
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.acts}>
        {state.isOpen ? (
          <Button disabled={acts.busy} onClick={() => void acts.close(null)}>
            {words.owner.closeWithout}
          </Button>
        ) : (
          <Button disabled={acts.busy} onClick={() => void acts.reopen()}>
            {words.owner.reopen}
          </Button>
        )}
      </div>
    </section>
  );
}

function DeletePoll({ onDelete }: { onDelete: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button look="plain" onClick={() => setAsked(true)}>
        {words.owner.deletePoll}
      </Button>
      <Dialog open={asked} onClose={() => setAsked(false)} title={words.owner.deleteTitle}>
        <p>{words.owner.deleteText}</p>
        <div className={styles.dialogActs}>
          <Button onClick={() => setAsked(false)}>{words.cancel}</Button>
          <Button look="action" onClick={onDelete}>
            {words.owner.deleteNow}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
