import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { VersionedKind } from '../../../../contracts/record-versions.ts';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import { adminApi } from '../../api/admin-api.ts';
import { ConfirmAction } from '../confirm-dialog.tsx';
import styles from './former-slugs.module.css';

interface FormerSlugsProps {
  kind: VersionedKind;
  id: string;
  /** The part before the slug in the page's address: `/package/`. */
  folder: string;
  slugs: readonly string[];
}

/** Lists the former addresses of a record's page, which lead to its present one, and drops one of them. */
export function FormerSlugs({ kind, id, folder, slugs }: FormerSlugsProps) {
  const { revalidate } = useRevalidator();
  const [dropped, setDropped] = useState<string | null>(null);
  if (slugs.length === 0) return null;
  const drop = async (slug: string) => {
    const params = { kind, id, slug };
    await adminApi('DELETE /api/admin/records/{kind}/{id}/former-slugs/{slug}', { params });
    await revalidate();
  };
  return (
    <div>
      <Text size="sm" id="former-addresses">
        {recordEditor.formerAddresses}
      </Text>
      <ul className={styles.list} aria-labelledby="former-addresses">
        {slugs.map((slug) => (
          <li key={slug} className={styles.entry}>
            <span className={styles.address}>{folder + slug}</span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={recordEditor.dropAddress({ address: folder + slug })}
              onClick={() => setDropped(slug)}
            >
              {recordEditor.drop}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmAction
        opened={dropped !== null}
        title={recordEditor.dropTitle}
        confirmLabel={recordEditor.drop}
        failure={recordEditor.dropFailed}
        onClose={() => setDropped(null)}
        act={async () => dropped !== null && drop(dropped)}
      >
        {recordEditor.dropQuestion({ address: folder + (dropped ?? '') })}
      </ConfirmAction>
    </div>
  );
}
