import { ActionIcon, Button, FileButton } from '@mantine/core';
import { useState } from 'react';
import type { Customer } from '../../../contracts/customers.ts';
import { customers as words } from '../../../words/en/office/customers.ts';
import { adminApi, sendForm } from '../api/admin-api.ts';
import { BinIcon } from '../ui/admin-icons.tsx';
import { ConfirmAction } from '../ui/confirm-dialog.tsx';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { formatBytes } from '../ui/format-bytes.ts';
import { formatDate } from '../ui/indian-dates.ts';
import { tellDone } from '../ui/toasts.tsx';
import { useAction } from '../ui/use-action.ts';
import styles from './customers.module.css';

const ACCEPTED = 'application/pdf,image/jpeg,image/png,image/webp,image/avif';

interface FilesProps {
  customer: Customer;
  onChanged: () => void;
}

/** Lists the files of a customer, opens them with a ticket, and takes more. */
export function CustomerFiles({ customer, onChanged }: FilesProps) {
  const [refusal, setRefusal] = useState('');
  const [deleting, setDeleting] = useState<Customer['files'][number] | null>(null);
  const adding = useAction(words.fileFailed, setRefusal);
  const opening = useAction(words.openFailed, setRefusal);
  const id = customer._id;

  const add = async (file: File | null) => {
    if (!file) return;
    setRefusal('');
    const files = [{ name: 'file', file }];
    const form = { params: { id }, parts: {}, files };
    if (await adding.run(() => sendForm('POST /api/admin/customers/{id}/files', form))) onChanged();
  };
  const open = (fileId: string) =>
    opening.run(async () => {
      const params = { id, fileId };
      const { address } = await adminApi('POST /api/admin/customers/{id}/files/{fileId}/ticket', { params });
      location.assign(address);
    });

  return (
    <section className={styles.card} aria-labelledby="customer-files">
      <h3 id="customer-files" className={styles.cardTitle}>
        {words.files}
      </h3>
      <p className={styles.quiet}>{words.noFiles}</p>
      <ul className={styles.items}>
        {customer.files.map((file) => (
          <li key={file._id} className={styles.item}>
            <span className={styles.itemText}>
              <button
                type="button"
                className={styles.fileName}
                aria-label={words.openFile({ name: file.name })}
                onClick={() => void open(file._id)}
              >
                <bdi>{file.name}</bdi>
              </button>
              <span className={styles.quiet}>
                {formatBytes(file.bytes)} · {formatDate(file.addedAt)} · {file.by}
              </span>
            </span>
            <ActionIcon
              size={44}
              variant="subtle"
              color="gray"
              aria-label={words.deleteFile({ name: file.name })}
              onClick={() => setDeleting(file)}
            >
              <BinIcon />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <ErrorBanner onClose={() => setRefusal('')}>{refusal}</ErrorBanner>
      <FileButton accept={ACCEPTED} onChange={(file) => void add(file)}>
        {(props) => (
          <Button {...props} variant="default" size="sm" loading={adding.busy}>
            {words.addFile}
          </Button>
        )}
      </FileButton>
      <ConfirmAction
        opened={deleting !== null}
        title={words.fileDeleteTitle}
        confirmLabel={words.deleteForGood}
        failure={words.fileFailed}
        onClose={() => setDeleting(null)}
        act={async () => {
          if (deleting === null) return;
          const params = { id, fileId: deleting._id };
          await adminApi('DELETE /api/admin/customers/{id}/files/{fileId}', { params });
          tellDone(words.fileDeleted({ name: deleting.name }));
          onChanged();
        }}
      >
        {words.fileDeleteAbout({ name: deleting?.name ?? '' })}
      </ConfirmAction>
    </section>
  );
}
