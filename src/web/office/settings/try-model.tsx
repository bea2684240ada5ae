import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { adminApi, wordsOf } from '../api/admin-api.ts';
import { useLeaving } from '../ui/use-leaving.ts';
import { describeTrial } from './model-words.ts';
import type { SettingsDraft } from './settings-draft.ts';
import styles from './try-model.module.css';

/** Asks the typed model, saved or not, one small question. */
export function TryModel({ draft }: { draft: SettingsDraft }) {
  const [told, setTold] = useState('');
  const [busy, setBusy] = useState(false);
  const leaving = useLeaving();
  const key = draft['ai.apiKey'];
  const ask = async () => {
    const signal = leaving();
    setBusy(true);
    setTold('');
    try {
      const body = {
        provider: draft['ai.provider'],
        model: draft['ai.model'],
        temperature: draft['ai.temperature'] ?? 0,
        ...(key !== null && { apiKey: key }),
      };
      setTold(describeTrial(await adminApi('POST /api/admin/settings/try-model', { body, signal })));
    } catch (error) {
      if (!signal.aborted) setTold(wordsOf(error, 'We couldn’t test the model.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.row}>
      <Button variant="default" loading={busy} onClick={() => void ask()}>
        Test the model
      </Button>
      <Text size="sm" role="status">
        {busy ? 'Sending a test question …' : told || 'Sends one short test question with these settings.'}
      </Text>
    </div>
  );
}
