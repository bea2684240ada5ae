import { Button, Group, Paper } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { OutboxMessage } from '../../../contracts/messages.ts';
import { outbox } from '../../../words/en/office/outbox.ts';
import { adminApi } from '../api/admin-api.ts';
import { hasOwnRight } from '../api/admin-session.ts';
import { formatDateTime } from '../ui/indian-dates.ts';
import { MailPreview } from '../ui/mail-preview.tsx';
import { addressOfRecord } from '../ui/record-address.ts';
import { tellDone, tellFailure } from '../ui/toasts.tsx';
import { type Tone, ToneBadge } from '../ui/tone-badge.tsx';
import { useAction } from '../ui/use-action.ts';
import type { MessageState } from './load-outbox.ts';
import styles from './outbox.module.css';

const TONES: Readonly<Record<MessageState, Tone>> = {
  waiting: 'moving',
  sent: 'done',
  failed: 'waiting',
  kept: 'ended',
  opened: 'ended',
};

/** Returns the address of what a message is about. */
const addressOf = ({ kind, _id }: OutboxMessage['about']): string =>
  kind === 'reminder' ? '/admin/today?whose=mine' : addressOfRecord({ kind, _id });

/** Returns how far a message has come; WhatsApp tells more of a sent one. */
const stateOf = ({ state, deliveredAt, readAt }: OutboxMessage): string => {
  if (readAt !== null) return outbox.reached.read;
  return deliveredAt === null ? outbox.states[state] : outbox.reached.delivered;
};

const triesOf = ({ state, tries, sentAt, deliveredAt, readAt, lastError }: OutboxMessage): string => {
  if (state === 'opened') return outbox.openedThere;
  if (readAt !== null) return outbox.readAt({ time: formatDateTime(readAt) });
  if (deliveredAt !== null) return outbox.deliveredAt({ time: formatDateTime(deliveredAt) });
  if (sentAt !== null && state === 'sent') return outbox.sentAt({ time: formatDateTime(sentAt) });
  // The reason is shown below.
  if (state === 'kept') return lastError === '' ? outbox.noProviderSet : outbox.notTried;
  return tries === 0 ? outbox.notTriedYet : outbox.tries({ count: tries });
};

/** Returns true when a retry makes sense; an untried message is sent within a moment by itself. */
const canTry = ({ state, tries }: OutboxMessage): boolean =>
  state !== 'sent' && state !== 'opened' && (state !== 'waiting' || tries > 0);

interface MessageCardProps {
  message: OutboxMessage;
  /** Whether its channel has a provider. */
  canSend: boolean;
  onChanged: () => void;
}

export function MessageCard({ message, canSend, onChanged }: MessageCardProps) {
  const { busy, run } = useAction(outbox.retryFailed);

  const retry = async () => {
    const { message: tried } = await adminApi('POST /api/admin/outbox/{id}/retry', { params: { id: message._id } });
    const which = outbox.to({ channel: outbox.channels[tried.channel], to: tried.to });
    if (tried.state === 'sent') tellDone(outbox.isSent({ which }));
    else tellFailure(outbox.couldNotBeSent({ which, reason: tried.lastError }));
  };

  return (
    <Paper component="article" withBorder p="sm" className={styles.message ?? ''}>
      <Group gap="sm">
        <ToneBadge tone={TONES[message.state]}>{stateOf(message)}</ToneBadge>
        <h3 className={styles.to}>{outbox.to({ channel: outbox.channels[message.channel], to: message.to })}</h3>
      </Group>
      <p className={styles.quiet}>
        <time dateTime={message.createdAt}>{formatDateTime(message.createdAt)}</time> · {triesOf(message)} ·{' '}
        <Link to={addressOf(message.about)}>{outbox.openAbout[message.about.kind]}</Link>
      </p>
      {message.subject && message.channel !== 'whatsapp' && <p className={styles.subject}>{message.subject}</p>}
      <p className={styles.text}>{message.text}</p>
      {message.lastError && <p className={styles.error}>{message.lastError}</p>}
      {canTry(message) && !canSend && (
        <p className={styles.quiet}>
          {outbox.noProvider[message.channel]}{' '}
          {hasOwnRight('settings') && <Link to="/admin/settings/sending">{outbox.setUpProvider}</Link>}
        </p>
      )}
      {message.isDesigned && <DesignedMail id={message._id} />}
      {canTry(message) && canSend && (
        <Button variant="default" size="xs" mt="xs" loading={busy} onClick={() => void run(retry).then(onChanged)}>
          {message.tries === 0 ? outbox.sendNow : outbox.tryAgainNow}
        </Button>
      )}
    </Paper>
  );
}

/** Shows the designed form of a mail on request. */
function DesignedMail({ id }: { id: string }) {
  const [html, setHtml] = useState<string | null>(null);
  const { busy, run } = useAction(outbox.designedUnread);
  const show = async () => setHtml((await adminApi('GET /api/admin/outbox/{id}/mail', { params: { id } })).html);
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        className={styles.toggle ?? ''}
        loading={busy}
        aria-expanded={html !== null}
        onClick={() => (html === null ? void run(show) : setHtml(null))}
      >
        {html === null ? outbox.showDesigned : outbox.hideDesigned}
      </Button>
      {html !== null && <MailPreview html={html} title={outbox.designed} />}
    </>
  );
}
