import type { ReactNode } from 'react';
import type { GuestPoll } from '../../../contracts/polls.ts';
import { distinctPosters } from '../../../core/posters/distinct-posters.ts';
import { polls as words } from '../../../words/en/site/polls.ts';
import { Link } from '../../navigation/link.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { TravelPicture } from '../../ui/travel-picture.tsx';
import { About } from './about.tsx';
import styles from './suggestion-cards.module.css';
import { nameOf, useTalk } from './talk.ts';

type Suggestion = GuestPoll['suggestions'][number];

/** Returns what a suggestion is called. */
export const titleOf = ({ name, itinerary }: Pick<Suggestion, 'name' | 'itinerary'>): string => name || itinerary.title;

interface SuggestionCardsProps {
  suggestions: readonly Suggestion[];
  /** The one whose day plan is shown. */
  shownId: string | null;
  /** Returns the address that shows the day plan of a suggestion. */
  addressOf: (suggestionId: string) => string;
  /** Days, dates and price of a trip, as the site shows them elsewhere. */
  factsOf: (itinerary: Suggestion['itinerary']) => ReactNode;
}

/** Shows the suggestions side by side, with who voted for each. */
export function SuggestionCards({ suggestions, ...rest }: SuggestionCardsProps) {
  const pictures = distinctPosters(suggestions.map(({ itinerary }) => itinerary.headerImage));
  return (
    <ul className={styles.cards} data-count={Math.min(3, suggestions.length)}>
      {suggestions.map((suggestion, i) => (
        <SuggestionCard
          key={suggestion._id}
          suggestion={suggestion}
          picture={pictures[i] ?? ''}
          isOne={suggestions.length === 1}
          {...rest}
        />
      ))}
    </ul>
  );
}

interface CardProps extends Omit<SuggestionCardsProps, 'suggestions'> {
  suggestion: Suggestion;
  picture: string;
  isOne: boolean;
}

function SuggestionCard({ suggestion, picture, isOne, shownId, addressOf, factsOf }: CardProps) {
  const { state } = useTalk();
  const { _id: id, itinerary } = suggestion;
  const title = titleOf(suggestion);
  // Of a changed plan it says "changed by you", to its owner.
  const isChanged = state.revisions.some(({ suggestionId, revision }) => suggestionId === id && revision > 0);
  return (
    <li className={styles.card} data-chosen={state.chosenId === id || undefined}>
      <div className={styles.frame}>
        <TravelPicture src={picture} alt="" className={styles.picture} sizes="(min-width: 720px) 46vw, 92vw" />
        {state.chosenId === id && (
          <p className={styles.mark}>
            <CheckIcon size={18} />
            {words.guest.chosenMark}
          </p>
        )}
      </div>
      <h3 className={styles.title}>
        <Passage text={title} />
      </h3>
      <div className={styles.facts}>{factsOf(itinerary)}</div>
      <p className={styles.difference}>{!isOne && !isChanged && <Passage text={itinerary.difference} isProse />}</p>
      <Votes id={id} title={title} />
      <p className={styles.open}>
        {shownId === id ? (
          <a href="#plan">{words.guest.planShown}</a>
        ) : (
          <Link to={addressOf(id)} preventScrollReset>
            {words.guest.showPlan}
            <About what={title} />
          </Link>
        )}
      </p>
    </li>
  );
}

/** Shows who voted for a suggestion, and lets this guest vote. */
function Votes({ id, title }: { id: string; title: string }) {
  const { state, myId, isOpen, vote } = useTalk();
  const votes = state.votes.filter(({ suggestionId }) => suggestionId === id);
  const mine = votes.find(({ guestId }) => guestId === myId);
  return (
    <div className={styles.votes}>
      <p className={styles.count}>{words.voteCount({ count: votes.length })}</p>
      {votes.length > 0 && (
        <ul className={styles.voters}>
          {votes.map(({ guestId, isOutdated }) => (
            <li key={guestId}>
              <bdi>{nameOf(state, guestId)}</bdi>
              {isOutdated && <small> ({words.guest.outdated})</small>}
            </li>
          ))}
        </ul>
      )}
      {mine?.isOutdated && isOpen && <p className={styles.outdated}>{words.guest.changedSinceVote}</p>}
      {isOpen && (
        <Button
          look={mine ? 'quiet' : 'action'}
          aria-pressed={mine !== undefined}
          onClick={() => void vote(mine && !mine.isOutdated ? null : id, title)}
        >
          {mine && <CheckIcon size={18} />}
          {mine ? words.guest.voted : words.guest.vote}
          <About what={title} />
        </Button>
      )}
    </div>
  );
}
