import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { Lead } from '../../../contracts/leads.ts';
import { leads as words } from '../../../words/en/office/leads.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { afterDialog, ConfirmAction } from '../ui/confirm-dialog.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { offerUndo, tellDone, tellFailure } from '../ui/toasts.tsx';
import styles from './delete-lead.module.css';

interface DeleteLeadProps {
  lead: Lead;
  /** Whether the confirmation is open. */
  asking: boolean;
  onAsk: (asking: boolean) => void;
  onDeleted: () => Promise<void>;
  onRestored: () => void;
}

/** Deletes a lead after confirmation, and offers to undo it. */
export function DeleteLead({ lead, asking, onAsk, onDeleted, onRestored }: DeleteLeadProps) {
  const [refusal, setRefusal] = useState('');

  const restore = async () => {
    try {
      await adminApi('POST /api/promotional-leads/{id}/restore', { params: { id: lead._id } });
      tellDone(words.restored({ name: lead.name }));
      onRestored();
    } catch (error) {
      tellFailure(wordsOf(error, words.restoreFailed));
    }
  };

  const remove = async () => {
    setRefusal('');
    await adminApi('DELETE /api/promotional-leads/{id}', { params: { id: lead._id } });
    offerUndo({ message: words.deleted({ name: lead.name }), onUndo: () => void restore() });
    await onDeleted();
    // Its row disappears with the lead, so the focus needs another target.
    afterDialog(() => document.getElementById('section')?.focus());
  };

  return (
    <>
      <ErrorBanner onClose={() => setRefusal('')}>{refusal}</ErrorBanner>
      <Group justify="flex-end">
        <Button variant="default" className={styles.delete ?? ''} onClick={() => onAsk(true)}>
          {words.deleteLead}
        </Button>
      </Group>
      <ConfirmAction
        opened={asking}
        title={words.deleteLead}
        confirmLabel={words.delete}
        failure={words.deleteFailed}
        onFailure={setRefusal}
        act={remove}
        onClose={() => onAsk(false)}
      >
        {words.whatDeletingDoes({ name: lead.name, phone: lead.phone })}
      </ConfirmAction>
    </>
  );
}
