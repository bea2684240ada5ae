import { Button, Checkbox, Code, CopyButton, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { HeldPerson } from '../../../contracts/people.ts';
import { BACK_CHECKS, type BackCheck } from '../../../core/accounts/account-access.ts';
import { resetLinks } from '../../../words/en/office/reset-links.ts';
import { adminApi } from '../api/admin-api.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { useAction } from '../ui/use-action.ts';
import styles from './people.module.css';

type Account = HeldPerson['users'][number];

interface ResetLinkDialogProps {
  /** Null while the dialog is closed. */
  account: Account | null;
  onClose: () => void;
}

/** Makes a link for a new password, once the admin has said how the person was recognised. */
export function ResetLinkDialog({ account, onClose }: ResetLinkDialogProps) {
  // The text stays while the dialog fades out.
  const [shown, setShown] = useState(account);
  if (account !== null && account !== shown) setShown(account);
  return (
    <Modal
      opened={account !== null}
      onClose={onClose}
      // The link is shown only once: only a button may close the dialog.
      closeOnClickOutside={false}
      title={resetLinks.title({ name: shown?.name ?? '' })}
    >
      {shown && <ResetLink key={String(account !== null)} account={shown} onClose={onClose} />}
    </Modal>
  );
}

interface MadeLink {
  readonly url: string;
  readonly expiresAt: string;
}

function ResetLink({ account, onClose }: { account: Account; onClose: () => void }) {
  const [made, setMade] = useState<MadeLink | null>(null);
  return made ? (
    <HandOver made={made} onClose={onClose} />
  ) : (
    <AskBack account={account} onMade={setMade} onClose={onClose} />
  );
}

interface AskBackProps {
  account: Account;
  onMade: (made: MadeLink) => void;
  onClose: () => void;
}

function AskBack({ account, onMade, onClose }: AskBackProps) {
  const [checks, setChecks] = useState<readonly BackCheck[]>([]);
  const [banner, setBanner] = useState('');
  const { busy, run } = useAction(resetLinks.failed, setBanner);
  const make = () =>
    run(async () => {
      setBanner('');
      const body = { checks: [...checks] };
      onMade(await adminApi('POST /api/admin/accounts/{id}/reset-link', { params: { id: account._id }, body }));
    });
  return (
    <Stack>
      <Text size="sm">{resetLinks.about}</Text>
      <Checkbox.Group
        label={resetLinks.askedBack}
        value={[...checks]}
        onChange={(chosen) => setChecks(BACK_CHECKS.filter((check) => chosen.includes(check)))}
      >
        <Stack gap="xs" mt="xs">
          {BACK_CHECKS.map((check) => (
            <Checkbox key={check} value={check} label={resetLinks.checks[check]} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Text size="sm" c="dimmed">
        {resetLinks.told}
      </Text>
      <ErrorBanner>{banner}</ErrorBanner>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {resetLinks.cancel}
        </Button>
        <Button disabled={checks.length === 0} loading={busy} onClick={() => void make()}>
          {resetLinks.make}
        </Button>
      </Group>
    </Stack>
  );
}

const HandOver = ({ made: { url, expiresAt }, onClose }: { made: MadeLink; onClose: () => void }) => (
  <Stack>
    <Text size="sm" role="status">
      {resetLinks.passItOn({ time: formatDateTime(expiresAt) })}
    </Text>
    <Code block className={styles.link ?? ''} aria-label={resetLinks.link}>
      {url}
    </Code>
    <Group justify="space-between">
      <CopyButton value={url}>
        {({ copied, copy }) => (
          <Button variant="default" data-autofocus onClick={copy}>
            {copied ? resetLinks.copied : resetLinks.copy}
          </Button>
        )}
      </CopyButton>
      <Button onClick={onClose}>{resetLinks.done}</Button>
    </Group>
  </Stack>
);
