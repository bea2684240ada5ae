import { useState } from 'react';
import { polls as words } from '../../../words/en/site/polls.ts';
import { Button } from '../../ui/button.tsx';
import { GuestRemarks } from './guest-remarks.tsx';
import { Likes } from './likes.tsx';
import styles from './polls.module.css';
import { RemarkForm } from './remark-form.tsx';
import { useTalk } from './talk.ts';
import { useFocusBack } from './use-focus-back.ts';

/** Shows the comments on a day, and takes another one. */
export function DayTalk({ suggestionId, day }: { suggestionId: string; day: number }) {
  const { state, isOpen, remark } = useTalk();
  const [writing, setWriting] = useState(false);
  const around = useFocusBack<HTMLDivElement>(writing);
  const comments = state.remarks.filter(
    (each) => each.kind === 'comment' && each.suggestionId === suggestionId && each.day === day,
  );
  return (
    <div ref={around} className={styles.day}>
      <GuestRemarks remarks={comments} />
      {isOpen && !writing && (
        <Button look="plain" data-opens onClick={() => setWriting(true)}>
          {words.guest.commentOnDay({ day })}
        </Button>
      )}
      {writing && (
        <RemarkForm
          label={words.guest.commentOnDay({ day })}
          submit={words.guest.send}
          onSend={(text, once) => remark({ suggestionId, stop: null, day }, text, once)}
          onLeave={() => setWriting(false)}
        />
      )}
    </div>
  );
}

interface WholeTalkProps {
  /** The days that the shown plan has. */
  days: number;
  suggestionId: string | null;
}

/** Shows the comments on the whole, and takes another one. */
export function WholeTalk({ days, suggestionId }: WholeTalkProps) {
  const { state, isOpen, remark } = useTalk();
  const comments = state.remarks.filter(
    (each) =>
      each.kind === 'comment' &&
      (each.suggestionId === null || (each.suggestionId === suggestionId && (each.day ?? 0) > days)),
  );
  return (
    <section className={styles.whole} aria-labelledby="comments-title">
      <h2 id="comments-title" className={styles.title}>
        {words.guest.comments}
      </h2>
      <p className={styles.hint}>{words.guest.commentsLead}</p>
      {comments.length === 0 && <p>{words.guest.noComments}</p>}
      <GuestRemarks remarks={comments} />
      {isOpen && (
        <RemarkForm
          label={words.guest.commentOnWhole}
          submit={words.guest.send}
          onSend={(text, once) => remark({ suggestionId: null, stop: null, day: null }, text, once)}
        />
      )}
    </section>
  );
}

/** Shows likes and questions of stops that the plan no longer has. */
export function TakenOut({ suggestionId, keys }: { suggestionId: string; keys: ReadonlySet<string> }) {
  const { state } = useTalk();
  const gone = state.remarks.filter(
    ({ kind, stop, suggestionId: of }) => kind !== 'answer' && of === suggestionId && stop !== null && !keys.has(stop),
  );
  if (gone.length === 0) return null;
  const titles = [...new Set(gone.map(({ stopTitle }) => stopTitle))];
  return (
    <section className={styles.whole} aria-labelledby="gone-title">
      <h2 id="gone-title" className={styles.subtitle}>
        {words.guest.aboutTakenOut}
      </h2>
      {titles.map((title) => {
        const about = gone.filter(({ stopTitle }) => stopTitle === title);
        return (
          <div key={title}>
            <h3 className={styles.goneTitle}>
              <bdi>{title}</bdi>
            </h3>
            <Likes likes={about.filter(({ kind }) => kind === 'like')} />
            <GuestRemarks remarks={about.filter(({ kind }) => kind === 'question')} />
          </div>
        );
      })}
    </section>
  );
}
