import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Notification } from '../../../contracts/notifications.ts';
import { frame } from '../../../words/en/office/frame.ts';
import { Icon } from '../../ui/icons.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { addressOfRecord } from '../ui/record-address.ts';
import type { Notifications } from './follow-notifications.ts';
import styles from './notification-menu.module.css';

/** Returns the address that handles a notification. */
function addressOf({ kind, _id }: Notification): string {
  if (kind === 'task' || kind === 'morning') return '/admin/today?whose=mine';
  if (kind === 'restore') return '/admin/leads/outbox?state=kept';
  if (kind === 'review') return '/admin/reviews';
  return addressOfRecord({ kind: kind === 'reply' ? 'conversation' : kind, _id });
}

function titleOf({ kind, title }: Notification): string {
  switch (kind) {
    case 'booking':
      return frame.bookingTitled({ title });
    case 'lead':
      return frame.leadTitled({ title });
    case 'reply':
      return frame.replyTitled({ title });
    case 'review':
      return frame.reviewTitled({ title });
    case 'task':
      return frame.taskTitled({ title });
    case 'morning':
      return frame.morning;
    case 'restore':
      return frame.restored;
  }
}

interface NotificationMenuProps {
  notifications: Notifications;
  onOpen: () => void;
}

/** Shows the bell with the number of unseen bookings and leads, and the newest of them. */
export function NotificationMenu({ notifications: { count, items }, onOpen }: NotificationMenuProps) {
  const [opened, setOpened] = useState(false);
  const change = (next: boolean) => {
    setOpened(next);
    if (next) onOpen();
  };
  return (
    <Popover
      opened={opened}
      onChange={change}
      position="bottom-end"
      width={340}
      shadow="md"
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Indicator
        label={count > 99 ? '99+' : count}
        size={18}
        color="red.9"
        offset={8}
        disabled={count === 0}
        classNames={{ indicator: styles.count ?? '' }}
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={count === 0 ? frame.noNotifications : frame.newNotifications({ count })}
            onClick={() => change(!opened)}
          >
            <Icon>
              <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15L6 16.5zM10 20.5h4" />
            </Icon>
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown className={styles.dropdown ?? ''} aria-label={frame.notifications}>
        <p className={styles.summary}>{count === 0 ? frame.upToDate : frame.unopened({ count })}</p>
        {items.length === 0 && <p className={styles.more}>{frame.allOpened}</p>}
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={`${item.kind} ${item._id}`}>
              <Link className={styles.item} to={addressOf(item)} onClick={() => setOpened(false)}>
                <span className={styles.title}>{titleOf(item)}</span>
                <span className={styles.text}>{item.text}</span>
                <time dateTime={item.createdAt} className={styles.time}>
                  {formatDateTime(item.createdAt)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
        {count > items.length && items.length > 0 && (
          <p className={styles.more}>
            {frame.older({ count: count - items.length })}{' '}
            <Link to="/admin/bookings" onClick={() => setOpened(false)}>
              {frame.olderBookings}
            </Link>{' '}
            {frame.olderBetween}{' '}
            <Link to="/admin/leads" onClick={() => setOpened(false)}>
              {frame.olderLeads}
            </Link>
            {frame.olderEnd}
          </p>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
