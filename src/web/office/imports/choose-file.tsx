import { Button, FileButton, Paper, Text } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ImportNoun } from '../../../core/imports/fields.ts';
import { imports as words } from '../../../words/en/office/imports.ts';
import { sendForm } from '../api/admin-api.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { useAction } from '../ui/use-action.ts';
import { importPath } from './import-paths.ts';
import styles from './imports.module.css';

const ACCEPTED = '.csv,.tsv,.txt,text/csv,text/plain';

/** Sends a file and opens its import. */
function useSending(noun: ImportNoun) {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState('');
  /** From 0 to 1. */
  const [sent, setSent] = useState(0);
  const { busy, run } = useAction(words.sendFailed, setRefusal);
  const send = (file: File | null): void => {
    if (!file) return;
    setRefusal('');
    setSent(0);
    void run(async () => {
      const answer = await sendForm('POST /api/admin/imports', {
        parts: { noun },
        files: [{ name: 'file', file }],
        onProgress: setSent,
      });
      await navigate(importPath(noun, answer.import._id));
    });
  };
  return { busy, refusal, sent, send, closeRefusal: () => setRefusal('') };
}

/** Chooses the file; its bounds are said before. */
export function ChooseFile({ noun }: { noun: ImportNoun }) {
  return (
    <Paper withBorder p="md">
      <Text mb="sm" className={styles.prose ?? ''}>
        {words.bounds}
      </Text>
      <FileChooser noun={noun} label={words.choose} isFirst />
    </Paper>
  );
}

interface FileChooserProps {
  noun: ImportNoun;
  label: string;
  /** True where it is the main thing to do. */
  isFirst?: boolean;
}

/** Chooses and sends a file; says how far it is, and why it was refused. */
export function FileChooser({ noun, label, isFirst = false }: FileChooserProps) {
  const { busy, refusal, sent, send, closeRefusal } = useSending(noun);
  return (
    <div className={styles.chooser}>
      <FileButton accept={ACCEPTED} onChange={send}>
        {(props) => (
          <Button {...props} variant={isFirst ? 'filled' : 'default'} loading={busy}>
            {label}
          </Button>
        )}
      </FileButton>
      <span role="status" className={styles.quiet}>
        {busy && (sent < 1 ? words.sending({ percent: Math.round(sent * 100) }) : words.reading)}
      </span>
      <ErrorBanner onClose={closeRefusal}>{refusal}</ErrorBanner>
    </div>
  );
}
