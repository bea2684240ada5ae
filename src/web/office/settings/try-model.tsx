import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { modelSettings } from '../../../words/en/office/model-settings.ts';
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
  const { busy, run } = useAction(modelSettings.testFailed, (words) => leaving().aborted || setTold(words));
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
        {modelSettings.test}
      </Button>
      <Text size="sm" role="status">
        {busy ? modelSettings.testing : told || modelSettings.testHint}
      </Text>
    </div>
  );
}
