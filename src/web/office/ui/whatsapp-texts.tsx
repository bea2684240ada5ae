import { Anchor, Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import type { ApiAnswer } from '../../../contracts/client.ts';
import type { WhatsappText } from '../../../contracts/whatsapp.ts';
import { conversations } from '../../../words/en/office/conversations.ts';
import { whatsapp as words } from '../../../words/en/office/whatsapp.ts';
import { wordings } from '../../../words/en/office/wordings.ts';
import { ChatIcon, ChevronIcon } from '../../ui/icons.tsx';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { formatDateTime } from './indian-dates.ts';
import { addressOfRecord } from './record-address.ts';
import { tellFailure } from './toasts.tsx';
import { TryAgain } from './try-again.tsx';
import styles from './whatsapp-texts.module.css';

type Texts = ApiAnswer<'GET /api/admin/whatsapp/{about}/{id}'>;

interface WhatsappTextsProps {
  about: 'booking' | 'lead';
  id: string;
  /** The status of the record: after a step, another text is the one to send. */
  status: string;
}

const nameOf = ({ kind }: Pick<WhatsappText, 'kind'>): string => words.open({ kind: wordings.kinds[kind] });

/**
 * Links that open WhatsApp with the text of a step, filled in for this person in their language. A click is noted as
 * opened: whether the text was sent, only WhatsApp knows. Shows nothing for a person who cannot be written to.
 */
export function WhatsappTexts({ about, id, status }: WhatsappTextsProps) {
  const [texts, setTexts] = useState<Texts | null>(null);
  const [failure, setFailure] = useState('');
  const [tries, setTries] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after a step, and when tried again.
  useEffect(() => {
    const leaving = new AbortController();
    adminApi('GET /api/admin/whatsapp/{about}/{id}', { params: { about, id }, signal: leaving.signal }).then(
      (read) => {
        setTexts(read);
        setFailure('');
      },
      (error: unknown) => leaving.signal.aborted || setFailure(wordsOf(error, words.unread)),
    );
    return () => leaving.abort();
  }, [about, id, status, tries]);

  if (failure) return <TryAgain onRetry={() => setTries((now) => now + 1)}>{failure}</TryAgain>;
  const [first] = texts?.texts ?? [];
  if (!texts) return null;
  if (!first) return <LastMessage last={texts.last} />;
  const next = texts.texts.find(({ kind }) => kind === texts.next) ?? first;
  const others = texts.texts.filter((text) => text !== next);
  // The link opens by itself; the note must not hold it up.
  const note = ({ kind }: WhatsappText) =>
    void adminApi('POST /api/admin/whatsapp/{about}/{id}', { params: { about, id }, body: { kind } }).then(
      setTexts,
      (error: unknown) => tellFailure(wordsOf(error, words.unread)),
    );
  const linkOf = (text: WhatsappText) =>
    ({ href: text.address, target: '_blank', rel: 'noreferrer', onClick: () => note(text) }) as const;

  return (
    <div>
      <LastMessage last={texts.last} />
      <Group gap="xs">
        <Button component="a" {...linkOf(next)} variant="default" leftSection={<ChatIcon size={18} />}>
          {nameOf(next)}
        </Button>
        {others.length > 0 && (
          <Button
            variant="subtle"
            aria-expanded={showsAll}
            rightSection={<ChevronIcon size={18} />}
            onClick={() => setShowsAll((now) => !now)}
          >
            {words.more}
          </Button>
        )}
      </Group>
      {showsAll && (
        <ul className={styles.others}>
          {others.map((text) => (
            <li key={text.kind}>
              <Anchor {...linkOf(text)} className={styles.other ?? ''}>
                {nameOf(text)}
              </Anchor>
              {text.openedAt && (
                <span className={styles.when}>{words.opened({ time: formatDateTime(text.openedAt) })}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Text size="sm" c="dimmed" mt={4} role="status">
        {next.openedAt ? words.opened({ time: formatDateTime(next.openedAt) }) : words.about}
      </Text>
    </div>
  );
}

/** Shows what the phone last wrote on WhatsApp, with the way to all of it. */
const LastMessage = ({ last }: Pick<Texts, 'last'>) =>
  last && (
    <Text size="sm" mb="xs" className={styles.last ?? ''}>
      {conversations.last({
        time: formatDateTime(last.at),
        text: [conversations.kinds[last.kind], last.text].filter(Boolean).join(': '),
      })}{' '}
      <Link to={addressOfRecord({ kind: 'conversation', _id: last.conversationId })}>{conversations.open}</Link>
    </Text>
  );
