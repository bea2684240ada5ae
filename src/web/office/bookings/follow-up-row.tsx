import { Button, Group, Title } from '@mantine/core';
import type { AdminBookingDetail } from '../../../contracts/bookings.ts';
import { ChatIcon, MailIcon, PhoneIcon } from '../../ui/icons.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { followUpLinks } from './follow-up.ts';
import styles from './follow-up-row.module.css';
import { StatusBadge } from './status-badge.tsx';

interface FollowUpProps {
  booking: AdminBookingDetail;
  agency: string;
  /** The result of the last action; shown here, because a toast would cover the dialog's buttons. */
  done: string;
  onRecord: () => void;
}

/** Identifies the booking, its status, and the ways to reach the traveller. */
export function FollowUp({ booking, agency, done, onRecord }: FollowUpProps) {
  return (
    <div>
      <Group gap="sm">
        <Title order={3} size="h2" className={styles.reference ?? ''}>
          {booking.reference}
        </Title>
        <StatusBadge status={booking.status} />
        {booking.isDemo && <span className={styles.quiet}>Demonstration</span>}
      </Group>
      <p className={styles.quiet}>
        Received {formatDateTime(booking.createdAt)}
        <strong role="status" className={styles.done}>
          {done}
        </strong>
      </p>
      {booking.customerInfo.phone === '' ? (
        <p>The traveller was erased. This booking can no longer change.</p>
      ) : (
        <Ways booking={booking} agency={agency} onRecord={onRecord} />
      )}
    </div>
  );
}

/** Shows the ways to reach a traveller, and the button to record an attempt. */
function Ways({ booking, agency, onRecord }: Omit<FollowUpProps, 'done'>) {
  const links = followUpLinks(booking, agency);
  return (
    <div className={styles.ways}>
      <Button
        component="a"
        href={links.whatsapp}
        target="_blank"
        rel="noreferrer"
        variant="default"
        leftSection={<ChatIcon size={18} />}
      >
        WhatsApp
      </Button>
      <Button component="a" href={links.call} variant="default" leftSection={<PhoneIcon size={18} />}>
        Call
      </Button>
      {links.mail && (
        <Button component="a" href={links.mail} variant="default" leftSection={<MailIcon size={18} />}>
          E-mail
        </Button>
      )}
      <Button onClick={onRecord}>Record contact</Button>
    </div>
  );
}
