import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { ShownAdminSession } from '../../../contracts/admins.ts';
import { adminApi } from '../api/admin-api.ts';
import { ConfirmAction } from '../ui/confirm-dialog.tsx';
import { FormSection } from '../ui/editor/form-section.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { tellDone } from '../ui/toasts.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import styles from './sessions.module.css';

interface SessionsProps {
  sessions: readonly ShownAdminSession[];
  /** Id of the present admin. */
  adminId: string;
  onChanged: () => void;
}

/** One session, or all of the admin's other ones. */
type Ending = ShownAdminSession | 'others';

const end = (ending: Ending): Promise<null> =>
  ending === 'others'
    ? adminApi('DELETE /api/admin/sessions')
    : adminApi('DELETE /api/admin/sessions/{id}', { params: { id: ending._id } });

/** Lists sessions: an admin's own, and all of them for a super_admin. */
export function Sessions({ sessions, adminId, onChanged }: SessionsProps) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const own = sessions.filter(({ admin }) => admin._id === adminId);
  const others = sessions.filter(({ admin }) => admin._id !== adminId);

  const confirm = async () => {
    if (!ending) return;
    await end(ending).finally(onChanged);
    tellDone(ending === 'others' ? 'Your other sessions have ended.' : 'The session has ended.');
  };

  return (
    <>
      <FormSection title="Your sessions">
        <SessionList sessions={own} onEnd={setEnding} />
        {own.length > 1 && (
          <Group>
            <Button variant="default" onClick={() => setEnding('others')}>
              End all others
            </Button>
          </Group>
        )}
      </FormSection>
      {others.length > 0 && (
        <FormSection title="Other admins’ sessions">
          <SessionList sessions={others} onEnd={setEnding} named />
        </FormSection>
      )}
      <ConfirmAction
        opened={ending !== null}
        title={ending === 'others' ? 'End all your other sessions?' : 'End this session?'}
        confirmLabel={ending === 'others' ? 'End the others' : 'End the session'}
        failure="Failed to end the session"
        act={confirm}
        onClose={() => setEnding(null)}
      >
        Anyone using it has to sign in again and loses unsaved work.
      </ConfirmAction>
    </>
  );
}

interface SessionListProps {
  sessions: readonly ShownAdminSession[];
  onEnd: (session: ShownAdminSession) => void;
  /** Shows the owner of each session. */
  named?: boolean;
}

const SessionList = ({ sessions, onEnd, named = false }: SessionListProps) => (
  <ul className={styles.sessions}>
    {sessions.map((session) => (
      <li key={session._id} className={styles.session}>
        <div>
          <Group gap="xs">
            <Text component="span" fw={600}>
              {named ? `${session.admin.username}: ${session.device}` : session.device}
            </Text>
            {session.isCurrent && <ToneBadge tone="good">This one</ToneBadge>}
          </Group>
          <Text size="sm" c="dimmed">
            Last seen {formatDateTime(session.lastSeenAt)} from {session.network}
          </Text>
          <Text size="sm" c="dimmed">
            Signed in {formatDateTime(session.createdAt)}
          </Text>
        </div>
        {!session.isCurrent && (
          <Button
            variant="default"
            size="sm"
            aria-label={`End the session ${named ? `of ${session.admin.username} ` : ''}with ${session.device} of ${formatDateTime(session.createdAt)}`}
            onClick={() => onEnd(session)}
          >
            End
          </Button>
        )}
      </li>
    ))}
  </ul>
);
