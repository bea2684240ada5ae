import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Admin, ManagedAdmin } from '../../../contracts/admins.ts';
import { admins } from '../../../words/en/office/admins.ts';
import { adminApi, readAdminAnew } from '../api/admin-api.ts';
import { afterDialog, ConfirmAction } from '../ui/confirm-dialog.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { ListUnread } from '../ui/list-unread.tsx';
import { RoleBadge } from '../ui/role-badge.tsx';
import { tellDone } from '../ui/toasts.tsx';
import { ToneBadge } from '../ui/tone-badge.tsx';
import { AdminDialog, type SavedAdmin } from './admin-dialog.tsx';
import styles from './admins.module.css';
import { OneTimePassword } from './one-time-password.tsx';

interface AdminsScreenProps {
  admin: Admin;
  /** Null when they could not be loaded. */
  admins: readonly ManagedAdmin[] | null;
}

/** Lists the admins of the back office. */
export function AdminsScreen({ admin, admins: listed }: AdminsScreenProps) {
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<ManagedAdmin | 'new' | null>(null);
  const [handedOver, setHandedOver] = useState<SavedAdmin | null>(null);
  const [removing, setRemoving] = useState<ManagedAdmin | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  const saved = (outcome: SavedAdmin) => {
    setEdited(null);
    if (outcome.oneTimePassword) setHandedOver(outcome);
    else tellDone(admins.isSaved({ name: outcome.admin.username }));
    void revalidate();
    // An admin's change to themselves may change their role.
    if (outcome.admin._id === admin._id) readAdminAnew().catch(() => undefined);
  };
  const remove = async ({ _id: id, username }: ManagedAdmin) => {
    await adminApi('DELETE /api/admin/admins/{id}', { params: { id } });
    tellDone(admins.isRemoved({ name: username }));
    void revalidate();
    afterDialog(() => addButton.current?.focus());
  };

  return (
    <>
      <Group justify="space-between" mb="md">
        <div>
          <Title order={2} size="h3">
            {admins.title}
          </Title>
          <Text c="dimmed" size="sm">
            {admins.hint}
          </Text>
        </div>
        <Button ref={addButton} onClick={() => setEdited('new')}>
          {admins.add}
        </Button>
      </Group>
      {listed === null && <ListUnread>{admins.unread}</ListUnread>}
      <ul className={styles.admins}>
        {listed?.map((one) => (
          <li key={one._id}>
            <AdminCard
              admin={one}
              isOwn={one._id === admin._id}
              onEdit={() => setEdited(one)}
              onRemove={() => setRemoving(one)}
            />
          </li>
        ))}
      </ul>
      <AdminDialog edited={edited} ownId={admin._id} onClose={() => setEdited(null)} onSaved={saved} />
      <OneTimePassword saved={handedOver} onClose={() => setHandedOver(null)} />
      <ConfirmAction
        opened={removing !== null}
        title={removing ? admins.removeQuestion({ name: removing.username }) : admins.removeNobody}
        confirmLabel={admins.remove}
        failure={admins.removeFailed}
        act={async () => removing && remove(removing)}
        onClose={() => setRemoving(null)}
      >
        {admins.removeHint}
      </ConfirmAction>
    </>
  );
}

interface AdminCardProps {
  admin: ManagedAdmin;
  isOwn: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

const AdminCard = ({ admin, isOwn, onEdit, onRemove }: AdminCardProps) => (
  <Paper component="article" withBorder p="md" className={styles.admin ?? ''}>
    <div>
      <Group gap="xs">
        <h3 className={styles.name}>
          <bdi>{admin.username}</bdi>
          {isOwn && <span className={styles.quiet}> {admins.you}</span>}
        </h3>
        <RoleBadge role={admin.role} />
        {admin.hasTwoFactor && <ToneBadge tone="good">{admins.hasTwoFactor}</ToneBadge>}
        {admin.mustChangePassword && <ToneBadge tone="waiting">{admins.oneTimePassword}</ToneBadge>}
      </Group>
      <p className={styles.quiet}>{admin.email}</p>
      <p className={styles.quiet}>
        {admin.lastLogin ? admins.lastLogin({ time: formatDateTime(admin.lastLogin) }) : admins.neverSignedIn}
      </p>
    </div>
    <Group gap="xs" wrap="nowrap">
      <Button variant="default" aria-label={admins.editNamed({ name: admin.username })} onClick={onEdit}>
        {admins.edit}
      </Button>
      <Button variant="default" aria-label={admins.removeNamed({ name: admin.username })} onClick={onRemove}>
        {admins.remove}
      </Button>
    </Group>
  </Paper>
);
