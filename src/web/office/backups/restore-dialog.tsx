import { Button, Group, Loader, Modal, PasswordInput, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import type { Backup, RestorePreview } from '../../../contracts/backups.ts';
import { ApiError } from '../../../contracts/client.ts';
import { actions } from '../../../words/en/office/actions.ts';
import { backups } from '../../../words/en/office/backups.ts';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { titleOf } from './backup-card.tsx';
import styles from './backups.module.css';

interface RestoreDialogProps {
  /** The backup to restore; null while the dialog is closed. */
  backup: Backup | null;
  /** The restore is running. */
  onBegun: () => void;
  onClose: () => void;
}

/** Says what a restore brings back and leaves behind, and begins it once the admin has typed which one and a password. */
export function RestoreDialog({ backup, onBegun, onClose }: RestoreDialogProps) {
  return (
    <Modal
      opened={backup !== null}
      onClose={onClose}
      title={backup && backups.restoreAsk({ title: titleOf(backup) })}
      centered
      size="lg"
    >
      {backup && <RestoreQuestion key={backup.name} backup={backup} onBegun={onBegun} onClose={onClose} />}
    </Modal>
  );
}

interface RestoreQuestionProps extends Omit<RestoreDialogProps, 'backup'> {
  backup: Backup;
}

/** Asks the server what would be left behind; the form appears with the answer. */
function RestoreQuestion({ backup, onBegun, onClose }: RestoreQuestionProps) {
  const [preview, setPreview] = useState<RestorePreview | null>(null);
  const [failure, setFailure] = useState('');
  const { name } = backup;
  useEffect(() => {
    const opening = new AbortController();
    const { signal } = opening;
    adminApi('GET /api/admin/backups/{name}/restore', { params: { name }, signal }).then(
      setPreview,
      (error: unknown) => {
        if (!signal.aborted) setFailure(wordsOf(error, backups.restoreUnread));
      },
    );
    return () => opening.abort();
  }, [name]);
  if (preview) return <RestoreForm backup={backup} preview={preview} onBegun={onBegun} onClose={onClose} />;
  return (
    <Stack>
      {failure === '' && (
        <Group role="status">
          <Loader size="sm" />
          <Text>{backups.restoreLoading}</Text>
        </Group>
      )}
      <ErrorBanner>{failure}</ErrorBanner>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {actions.goBack}
        </Button>
      </Group>
    </Stack>
  );
}

/** Returns what happens, in sentences. */
function consequencesOf(title: string, { since }: RestorePreview): string[] {
  const isNothing = since.bookings + since.leads + since.posts === 0;
  return [
    backups.comesBack({ title }),
    isNothing ? backups.nothingBehind : backups.leftBehind(since),
    backups.isKept,
    backups.isClosed,
    backups.signsOut,
    backups.isHeld,
  ];
}

const NO_PROBLEMS = { confirmation: '', password: '', banner: '' };

function RestoreForm({ backup, preview, onBegun, onClose }: RestoreQuestionProps & { preview: RestorePreview }) {
  const [confirmation, setConfirmation] = useState('');
  const [password, setPassword] = useState('');
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [sending, setSending] = useState(false);
  const expected = backups.typeThis({ text: preview.confirmation });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const wrong = {
      confirmation: confirmation.trim() === preview.confirmation ? '' : expected,
      password: password === '' ? backups.passwordMissing : '',
      banner: '',
    };
    setProblems(wrong);
    if (wrong.confirmation !== '' || wrong.password !== '') return;
    setSending(true);
    try {
      const body = { confirmation, password };
      await adminApi('POST /api/admin/backups/{name}/restore', { params: { name: backup.name }, body });
      onBegun();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : {};
      const isOfField = fields.confirmation !== undefined || fields.password !== undefined;
      setProblems({
        confirmation: fields.confirmation ?? '',
        password: fields.password ?? '',
        banner: isOfField ? '' : wordsOf(error, backups.restoreFailed),
      });
      setSending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Stack>
        <ul className={styles.consequences}>
          {consequencesOf(titleOf(backup), preview).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <TextInput
          label={expected}
          autoComplete="off"
          autoFocus
          value={confirmation}
          error={problems.confirmation}
          onChange={(event) => setConfirmation(event.currentTarget.value)}
        />
        <PasswordInput
          label={backups.restorePassword}
          autoComplete="current-password"
          value={password}
          error={problems.password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <ErrorBanner>{problems.banner}</ErrorBanner>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {actions.goBack}
          </Button>
          <Button type="submit" color="red.9" loading={sending}>
            {backups.restoreNow}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
