import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import type { Conversation } from '../../../contracts/conversations.ts';
import { conversations as words } from '../../../words/en/office/conversations.ts';
import { phoneLink, whatsappLink } from '../../ui/contact-links.ts';
import { adminApi } from '../api/admin-api.ts';
import { ContactWays } from '../ui/contact-ways.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { addressOfRecord } from '../ui/record-address.ts';
import { SimilarRecords } from '../ui/similar-records.tsx';
import { tellDone } from '../ui/toasts.tsx';
import { type Tone, ToneBadge } from '../ui/tone-badge.tsx';
import { useAction } from '../ui/use-action.ts';
import { useSimilar } from '../ui/use-similar.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './conversation.module.css';
import { ConversationMessages } from './conversation-messages.tsx';

/** States of messages, and new ones, are read again this often while the page is visible. */
const READ_EVERY_MS = 8000;

interface ConversationScreenProps {
  conversation: Conversation | null;
  /** Why it could not be read; empty otherwise. */
  failure: string;
  /** Called after a change, for the bell. */
  onChanged: () => void;
}

/** Shows what a phone wrote on WhatsApp and was answered, and lets the agency answer. */
export function ConversationScreen({ conversation, failure, onChanged }: ConversationScreenProps) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, READ_EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <div className={styles.screen}>
      <Link to="/admin/today" className={styles.back}>
        {words.back}
      </Link>
      {conversation === null ? (
        <ErrorBanner>{failure || words.unread}</ErrorBanner>
      ) : (
        <OpenConversation
          conversation={conversation}
          onChanged={() => {
            onChanged();
            void revalidate();
          }}
        />
      )}
    </div>
  );
}

const stateOf = ({ isWaiting, messages }: Conversation): readonly [Tone, string] => {
  if (isWaiting) return ['waiting', words.waiting];
  return messages.some(({ from }) => from === 'agency') ? ['done', words.answered] : ['ended', words.settled];
};

function OpenConversation({ conversation, onChanged }: { conversation: Conversation; onChanged: () => void }) {
  const { _id: id, phone, name, isWaiting, messages, customers } = conversation;
  const [tone, state] = stateOf(conversation);
  const navigate = useNavigate();
  const [failure, setFailure] = useState('');
  const { busy, run } = useAction(words.failed, setFailure);
  const dismiss = async () => {
    setFailure('');
    await adminApi('POST /api/admin/conversations/{id}/dismiss', { params: { id } });
    tellDone(words.dismissed);
    onChanged();
  };
  // In the history's state, because an address would keep the person's data.
  const newLead = () => {
    const [last] = messages.filter(({ from }) => from === 'traveller').slice(-1);
    const notes = last?.text ? words.leadNotes({ text: last.text }) : '';
    void navigate('/admin/leads?new=1', { state: { newLead: { name, phone, notes } } });
  };
  return (
    <>
      <div>
        <Group gap="sm">
          <Title order={2} size="h3">
            <bdi>{name || phone}</bdi>
          </Title>
          <ToneBadge tone={tone}>{state}</ToneBadge>
        </Group>
        <Text size="sm" c="dimmed">
          {name === '' ? words.phoneAlone : words.phoneAndName({ phone })}
        </Text>
        <Group gap="sm" mt="sm">
          <ContactWays whatsapp={whatsappLink(phone)} call={phoneLink(phone)} mail={null} />
          <Button variant="default" onClick={newLead}>
            {words.newLead}
          </Button>
          {isWaiting && (
            <Button variant="default" loading={busy} onClick={() => void run(dismiss)}>
              {words.noAnswer}
            </Button>
          )}
        </Group>
      </div>
      <ErrorBanner onClose={() => setFailure('')}>{failure}</ErrorBanner>
      <Stack gap="sm">
        {customers.length > 0 && (
          <Paper withBorder p="sm" component="section" aria-label={words.customers}>
            <Text size="sm" fw={600}>
              {words.customers}
            </Text>
            <Group gap="md">
              {customers.map(({ _id, name: customer }) => (
                <Anchor
                  component={Link}
                  key={_id}
                  to={addressOfRecord({ kind: 'customer', _id })}
                  className={styles.link ?? ''}
                >
                  <bdi>{customer}</bdi>
                </Anchor>
              ))}
            </Group>
          </Paper>
        )}
        <SimilarRecords similar={useSimilar({ phone })} />
      </Stack>
      <ConversationMessages messages={messages} name={name || phone} />
      <AnswerForm conversation={conversation} onSent={onChanged} />
    </>
  );
}
