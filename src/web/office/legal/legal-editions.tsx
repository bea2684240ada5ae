import { Button, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { ApiAnswer } from '../../../contracts/client.ts';
import type { ManagedLegalPage } from '../../../contracts/legal.ts';
import type { LegalPageName } from '../../../core/legal/legal-pages.ts';
import { legal } from '../../../words/en/office/legal.ts';
import { legalPages } from '../../../words/en/ui/legal-pages.ts';
import { RichPassage } from '../../ui/rich-passage.tsx';
import { adminApi } from '../api/admin-api.ts';
import { FormSection } from '../ui/editor/form-section.tsx';
import { formatDateTime } from '../ui/indian-dates.ts';
import { useAction } from '../ui/use-action.ts';
import styles from './legal.module.css';

type Edition = ApiAnswer<'GET /api/admin/legal/{name}/editions/{number}'>['edition'];

interface LegalEditionsProps {
  name: LegalPageName;
  editions: ManagedLegalPage['editions'];
}

/** Lists the texts that were in force, each to be read. */
export function LegalEditions({ name, editions }: LegalEditionsProps) {
  const [opened, setOpened] = useState<Edition | null>(null);
  const { busy, run } = useAction(legal.editionUnread);
  const open = (number: number) =>
    run(async () => {
      const params = { name, number };
      setOpened((await adminApi('GET /api/admin/legal/{name}/editions/{number}', { params })).edition);
    });
  return (
    <FormSection title={legal.editions}>
      <ul className={styles.pages}>
        {editions.map(({ number, publishedAt, by }) => (
          <li key={number}>
            <Group justify="space-between" gap="xs">
              <Text size="sm">{legal.edition({ number, when: formatDateTime(publishedAt), admin: by })}</Text>
              <Button
                variant="subtle"
                size="compact-sm"
                disabled={busy}
                aria-label={legal.openEditionOf({ number })}
                onClick={() => void open(number)}
              >
                {legal.openEdition}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      <Modal opened={opened !== null} onClose={() => setOpened(null)} title={legalPages.names[name]} size="xl">
        {opened && <RichPassage className={styles.edition} html={opened.content} title={legalPages.names[name]} />}
      </Modal>
    </FormSection>
  );
}
