import type { Conversation } from '../../../contracts/conversations.ts';
import { conversations as words } from '../../../words/en/office/conversations.ts';
import { Passage } from '../../ui/passage.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import styles from './conversation.module.css';

type Message = Conversation['messages'][number];

/** The kinds whose words are all there is to see. */
const IN_WORDS: readonly string[] = ['text', 'button', 'interactive', 'reaction'];

interface ConversationMessagesProps {
  messages: readonly Message[];
  /** Of the person who writes. */
  name: string;
}

/** Shows the messages of both sides, the newest last. */
export function ConversationMessages({ messages, name }: ConversationMessagesProps) {
  const hasFiles = messages.some((message) => message.from === 'traveller' && !IN_WORDS.includes(message.kind));
  return (
    <section aria-label={words.list}>
      <ol className={styles.messages}>
        {messages.map((message) => (
          <li key={message._id} className={styles.message} data-from={message.from}>
            <p className={styles.who}>
              <bdi>{message.from === 'traveller' ? name : words.you}</bdi>
            </p>
            <p className={styles.text}>
              {message.from === 'traveller' && words.kinds[message.kind] !== '' && (
                <span className={styles.kind}>{words.kinds[message.kind]} </span>
              )}
              <Passage text={message.text} />
            </p>
            <p className={styles.quiet}>
              <time dateTime={message.at}>{formatDateTime(message.at)}</time>
              {message.from === 'agency' && ` · ${words.states[message.state]}`}
            </p>
            {message.from === 'agency' && message.lastError !== '' && (
              <p className={styles.failure}>{message.lastError}</p>
            )}
          </li>
        ))}
      </ol>
      {hasFiles && <p className={styles.quiet}>{words.files}</p>}
    </section>
  );
}
