import type { PollRemark } from '../../../contracts/polls.ts';
import { polls as words } from '../../../words/en/site/polls.ts';
import styles from './polls.module.css';
import { nameOf, useTalk } from './talk.ts';

/** Names the guests who like a stop; renders nothing for none. */
export function Likes({ likes }: { likes: readonly PollRemark[] }) {
  const { state } = useTalk();
  if (likes.length === 0) return null;
  const names = likes.map(({ guestId }) => nameOf(state, guestId ?? ''));
  return (
    <p className={styles.likes}>
      <span aria-hidden="true">♥</span> <bdi>{words.guest.likedBy({ names })}</bdi>
    </p>
  );
}
