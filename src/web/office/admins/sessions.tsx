import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import type { ShownAdminSession } from '../../../contracts/admins.ts';
import { security } from '../../../words/en/office/security.ts';
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
    tellDone(ending === 'others' ? security.othersEnded : security.sessionEnded);
  };

  return (
    <>
      <FormSection title={security.sessions}>
        <SessionList sessions={own} onEnd={setEnding} />
        {own.length > 1 && (
          <Group>
            <Button variant="default" onClick={() => setEnding('others')}>
              {security.endOthers}
            </Button>
          </Group>
        )}
      </FormSection>
      {others.length > 0 && (
        <FormSection title={security.othersSessions}>
          <SessionList sessions={others} onEnd={setEnding} named />
        </FormSection>
      )}
      <ConfirmAction
        opened={ending !== null}
        title={ending === 'others' ? security.endOthersQuestion : security.endQuestion}
        confirmLabel={ending === 'others' ? security.endTheOthers : security.endTheSession}
        failure={security.endFailed}
        act={confirm}
        onClose={() => setEnding(null)}
      >
        {security.endHint}
      </ConfirmAction>
    </>
  );
}

function nameEnding({ admin, device, createdAt }: ShownAdminSession, named: boolean): string {
  const time = formatDateTime(createdAt);
  return named ? security.endOf({ name: admin.username, device, time }) : security.endOwn({ device, time });
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
            {session.isCurrent && <ToneBadge tone="good">{security.thisOne}</ToneBadge>}
          </Group>
          <Text size="sm" c="dimmed">
            {security.lastSeen({ time: formatDateTime(session.lastSeenAt), network: session.network })}
          </Text>
          <Text size="sm" c="dimmed">
            {security.signedIn({ time: formatDateTime(session.createdAt) })}
            {session.signedInBy && `, ${security.signedInBy[session.signedInBy]}`}
          </Text>
        </div>
        {!session.isCurrent && (
          <Button variant="default" size="sm" aria-label={nameEnding(session, named)} onClick={() => onEnd(session)}>
            {security.end}
          </Button>
        )}
      </li>
    ))}
  </ul>
);
