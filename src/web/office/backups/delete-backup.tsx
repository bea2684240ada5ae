import { useState } from 'react';
import type { Backup } from '../../../contracts/backups.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { tellDone, tellFailure } from '../ui/toasts.tsx';
import { titleOf } from './backup-card.tsx';

interface DeleteBackupProps {
  /** Null while the dialog is closed. */
  backup: Backup | null;
  onDeleted: () => void;
  onCancel: () => void;
}

export function DeleteBackup({ backup, onDeleted, onCancel }: DeleteBackupProps) {
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    if (!backup) return;
    setBusy(true);
    try {
      await adminApi('DELETE /api/admin/backups/{name}', { params: { name: backup.name } });
      tellDone('The backup is deleted.');
      onDeleted();
    } catch (error) {
      tellFailure(wordsOf(error, 'Failed to delete the backup'));
      onCancel();
    } finally {
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      opened={backup !== null}
      title="Delete this backup?"
      confirmLabel="Delete"
      busy={busy}
      onConfirm={remove}
      onCancel={onCancel}
    >
      {backup && `The backup of ${titleOf(backup)} will be deleted for good. Downloaded copies stay.`}
    </ConfirmDialog>
  );
}
