import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { adminApi } from '../api/admin-api.ts';
import { useAction } from '../ui/use-action.ts';
import { useLeaving } from '../ui/use-leaving.ts';
import { describeTrial } from './model-words.ts';
import type { SettingsDraft } from './settings-draft.ts';
import styles from './try-model.module.css';

/** Asks the typed model, saved or not, one small question. */
export function TryModel({ draft }: { draft: SettingsDraft }) {
  const [told, setTold] = useState('');
  const leaving = useLeaving();
  const { busy, run } = useAction('We couldn’t test the model.', (words) => leaving().aborted || setTold(words));
  const key = draft['ai.apiKey'];
  const ask = async () => {
    setTold('');
    const body = {
      provider: draft['ai.provider'],
      model: draft['ai.model'],
      temperature: draft['ai.temperature'] ?? 0,
      ...(key !== null && { apiKey: key }),
    };
    setTold(describeTrial(await adminApi('POST /api/admin/settings/try-model', { body, signal: leaving() })));
  };
  return (
    <div className={styles.row}>
      <Button variant="default" loading={busy} onClick={() => void run(ask)}>
        Test the model
      </Button>
      <Text size="sm" role="status">
        {busy ? 'Sending a test question …' : told || 'Sends one short test question with these settings.'}
      </Text>
    </div>
  );
}
