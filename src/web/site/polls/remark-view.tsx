import type { ReactNode } from 'react';
import type { PollRemark, PollState } from '../../../contracts/polls.ts';
import { dayInIndia } from '../../../core/dates.ts';
import { dates } from '../../../words/en/site/dates.ts';
import { polls as words } from '../../../words/en/site/polls.ts';
import styles from './polls.module.css';
import { nameOf } from './talk.ts';
import { useFocusBack } from './use-focus-back.ts';

interface RemarkViewProps {
  remark: PollRemark;
  state: Pick<PollState, 'guests'>;
  /** What the owner is called; empty for no name. */
  ownerName: string;
  /** Said beside the name: "you", "reported". */
  mark?: ReactNode;
  /** What can be done with it. */
  acts?: ReactNode;
  /** Whether a form about it is open. */
  isWriting: boolean;
  /** Answers and forms below it. */
  children?: ReactNode;
}

/** Returns the name of who wrote a remark. */
export const writerOf = (remark: PollRemark, state: Pick<PollState, 'guests'>, ownerName: string): string =>
  remark.guestId === null ? ownerName || words.owner.someone : nameOf(state, remark.guestId);

/** Shows what a person wrote: as text, whatever it holds. */
export function RemarkView({ remark, state, ownerName, mark, acts, isWriting, children }: RemarkViewProps) {
  const { guestId, text, createdAt, isEdited } = remark;
  const around = useFocusBack<HTMLLIElement>(isWriting);
  const day = dayInIndia(Date.parse(createdAt));
  return (
    <li ref={around} className={styles.remark} data-owner={guestId === null || undefined}>
      <p className={styles.writer}>
        <strong>
          <bdi>{writerOf(remark, state, ownerName)}</bdi>
        </strong>{' '}
        {guestId === null && ownerName !== '' && <span className={styles.ownerMark}>{words.owner.mark}</span>}
        {mark} <time dateTime={day}>{dates.shortSpan(day, day)}</time>
        {isEdited && `, ${words.guest.edited}`}
      </p>
      <p className={styles.words} dir="auto">
        {text}
      </p>
      {acts && <div className={styles.remarkActs}>{acts}</div>}
      {children}
    </li>
  );
}
