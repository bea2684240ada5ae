import { ActionIcon, Button } from '@mantine/core';
import { Link } from 'react-router';
import type { TodayRow as Row } from '../../../contracts/today.ts';
import type { AssignedKind, TodayKind } from '../../../core/customers/task-options.ts';
import { desk } from '../../../words/en/office/desk.ts';
import { today as words } from '../../../words/en/office/today.ts';
import { phoneLink, whatsappLink } from '../../ui/contact-links.ts';
import { ChatIcon, PhoneIcon } from '../../ui/icons.tsx';
import { Passage } from '../../ui/passage.tsx';
import { adminApi } from '../api/admin-api.ts';
import { AssigneeSelect } from '../ui/desk/assignee-select.tsx';
import { formatCalendarDay, formatDateTime } from '../ui/indian-dates.ts';
import { addressOfRecord } from '../ui/record-address.ts';
import { tellDone } from '../ui/toasts.tsx';
import { type Tone, ToneBadge } from '../ui/tone-badge.tsx';
import { useAction } from '../ui/use-action.ts';
import { describeWaiting } from '../ui/waiting-time.ts';
import { LaterMenu } from './later-menu.tsx';
import styles from './today.module.css';
import { TODAY_ASSIGN, TODAY_DONE, TODAY_OPEN, TODAY_ROW } from './use-today-keys.ts';

const TONES: Readonly<Record<TodayKind, Tone>> = {
  booking: 'waiting',
  lead: 'waiting',
  'follow-up': 'moving',
  departure: 'good',
  reply: 'waiting',
  message: 'ended',
  task: 'done',
};

function whenOf({ kind, at, day }: Row, now: number): string {
  switch (kind) {
    case 'booking':
    case 'lead':
      return describeWaiting(at, now);
    case 'follow-up':
      return day === null ? '' : words.since({ day: formatCalendarDay(day) });
    case 'departure':
      return day === null ? '' : words.leaves({ day: formatCalendarDay(day) });
    case 'reply':
      return words.wroteAt({ time: formatDateTime(at) });
    case 'message':
      return words.writtenAt({ time: formatDateTime(at) });
    case 'task':
      return words.dueAt({ time: formatDateTime(at) });
  }
}

/** Returns what an assignment of the row is about; null where none can take it. */
function assignedOf({ kind, _id, of }: Row): { readonly kind: AssignedKind; readonly id: string } | null {
  if (kind === 'message' || kind === 'reply') return null;
  if (kind === 'task') return { kind, id: _id };
  return of?.kind === 'lead' || of?.kind === 'booking' ? { kind: of.kind, id: of._id } : null;
}

interface TodayRowProps {
  row: Row;
  now: number;
  /** Called after a change; resolves once the list shows it. */
  onChanged: () => Promise<void>;
}

/** Shows one thing that waits: who, what, when, and the next act. */
export function TodayRow({ row, now, onChanged }: TodayRowProps) {
  const { busy, run } = useAction(words.failed);
  const { kind, _id, who, text, phone, at } = row;
  const title = who || text;
  const address = row.of && addressOfRecord(row.of);
  const assigned = assignedOf(row);
  const isLate = kind === 'task' && Date.parse(at) < now;

  const change = async (act: () => Promise<unknown>, told?: string) => {
    if ((await run(act)) && told !== undefined) tellDone(told);
    await onChanged();
  };
  const finish = () =>
    change(
      () => adminApi('POST /api/admin/today/{kind}/{id}/done', { params: { kind, id: _id } }),
      words.isDone({ title }),
    );
  const postpone = (day: string) =>
    change(
      () => adminApi('POST /api/admin/today/{kind}/{id}/later', { params: { kind, id: _id }, body: { day } }),
      words.isLater({ title, day: formatCalendarDay(day) }),
    );

  return (
    <li className={styles.row} {...{ [TODAY_ROW]: '' }}>
      <span className={styles.badge}>
        <ToneBadge tone={TONES[kind]}>{words.badges[kind]}</ToneBadge>
      </span>
      <span className={styles.what}>
        {address === null ? (
          <span className={styles.title}>
            <bdi>{title}</bdi>
          </span>
        ) : (
          <Link to={address} className={styles.title} {...{ [TODAY_OPEN]: '' }}>
            <bdi>{title}</bdi>
          </Link>
        )}
        {who !== '' && text !== '' && (
          <span className={styles.text}>
            <Passage text={text} />
          </span>
        )}
      </span>
      <span className={styles.when} data-late={isLate || undefined}>
        {whenOf(row, now)}
      </span>
      {assigned && (
        <span {...{ [TODAY_ASSIGN]: '' }} className={styles.assignee}>
          <AssigneeSelect
            size="xs"
            ariaLabel={desk.assigneeOf({ title })}
            value={row.assigneeId}
            onChange={(assigneeId) =>
              void change(() =>
                adminApi('PUT /api/admin/assignments/{kind}/{id}', { params: assigned, body: { assigneeId } }),
              )
            }
          />
        </span>
      )}
      <span className={styles.acts}>
        {phone !== null && (
          <>
            <ActionIcon
              component="a"
              size={36}
              variant="subtle"
              color="gray"
              href={phoneLink(phone)}
              aria-label={words.call({ name: title })}
            >
              <PhoneIcon size={18} />
            </ActionIcon>
            <ActionIcon
              component="a"
              size={36}
              variant="subtle"
              color="gray"
              href={whatsappLink(phone)}
              target="_blank"
              rel="noreferrer"
              aria-label={words.whatsapp({ name: title })}
            >
              <ChatIcon size={18} />
            </ActionIcon>
          </>
        )}
        <LaterMenu title={title} busy={busy} onChosen={(day) => void postpone(day)} />
        <Button
          size="compact-md"
          variant="default"
          loading={busy}
          aria-label={words.doneOf({ title })}
          {...{ [TODAY_DONE]: '' }}
          onClick={() => void finish()}
        >
          {words.done}
        </Button>
      </span>
    </li>
  );
}
