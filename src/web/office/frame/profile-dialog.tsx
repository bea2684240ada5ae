import { Modal, Skeleton } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Admin } from '../../../contracts/admins.ts';
import { hasRight } from '../../../core/admins/roles.ts';
import { frame } from '../../../words/en/office/frame.ts';
import { adminApi } from '../api/admin-api.ts';
import { MorningMail } from '../ui/desk/morning-mail.tsx';
import { FactList } from '../ui/fact-list.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { RoleBadge } from '../ui/role-badge.tsx';
import { TryAgain } from '../ui/try-again.tsx';

interface ProfileDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** Shows the admin's own record, as the server has it now. */
export function ProfileDialog({ opened, onClose }: ProfileDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={frame.profile}>
      <Profile />
    </Modal>
  );
}

/** Shows the server's record of the signed-in admin. */
export function Profile() {
  const [admin, setAdmin] = useState<Admin | null>(null);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks again.
  useEffect(() => {
    const reading = new AbortController();
    setFailed(false);
    adminApi('GET /api/admin/auth/profile', { signal: reading.signal }).then(
      (answer) => setAdmin(answer.admin),
      () => !reading.signal.aborted && setFailed(true),
    );
    return () => reading.abort();
  }, [tries]);

  if (failed) return <TryAgain onRetry={() => setTries(tries + 1)}>{frame.profileUnread}</TryAgain>;
  if (!admin) return <Skeleton height={136} role="img" aria-label={frame.loadingProfile} />;
  return (
    <>
      <FactList
        facts={[
          [frame.name, <bdi key="name">{admin.username}</bdi>],
          [frame.email, admin.email],
          [frame.role, <RoleBadge key="role" role={admin.role} />],
          [frame.lastLogin, admin.lastLogin ? formatDateTime(admin.lastLogin) : frame.firstLogin],
        ]}
      />
      {hasRight(admin.role, 'sales') && <MorningMail />}
    </>
  );
}
