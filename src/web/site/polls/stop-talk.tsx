import { useState } from 'react';
import { polls as words } from '../../../words/en/site/polls.ts';
import { Button } from '../../ui/button.tsx';
import { About } from './about.tsx';
import { GuestRemarks } from './guest-remarks.tsx';
import { Likes } from './likes.tsx';
import styles from './polls.module.css';
import { RemarkForm } from './remark-form.tsx';
import { useTalk } from './talk.ts';
import { useFocusBack } from './use-focus-back.ts';

interface StopTalkProps {
  suggestionId: string;
  stop: string;
  title: string;
}

/** Lets guests like a stop and ask about it, and shows who did. */
export function StopTalk({ suggestionId, stop, title }: StopTalkProps) {
  const { state, myId, isOpen, like, remark } = useTalk();
  const [asking, setAsking] = useState(false);
  const around = useFocusBack<HTMLDivElement>(asking);
  const about = state.remarks.filter((each) => each.suggestionId === suggestionId && each.stop === stop);
  const likes = about.filter(({ kind }) => kind === 'like');
  const isLiked = likes.some(({ guestId }) => guestId === myId);
  return (
    <div ref={around} className={styles.stop}>
      <Likes likes={likes} />
      {isOpen && !asking && (
        <div className={styles.stopActs}>
          <Button look="plain" aria-pressed={isLiked} onClick={() => void like(suggestionId, stop, !isLiked)}>
            <span aria-hidden="true">{isLiked ? '♥' : '♡'}</span> {words.guest.like}
            <About what={title} />
          </Button>
          <Button look="plain" data-opens onClick={() => setAsking(true)}>
            {words.guest.ask}
            <About what={title} />
          </Button>
        </div>
      )}
      {asking && (
        <RemarkForm
          label={words.guest.question({ stop: title })}
          submit={words.guest.send}
          onSend={(text, once) => remark({ suggestionId, stop, day: null }, text, once)}
          onLeave={() => setAsking(false)}
        />
      )}
      <GuestRemarks remarks={about.filter(({ kind }) => kind === 'question')} />
    </div>
  );
}
