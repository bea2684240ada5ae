import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ActivityFilters } from '../../../contracts/activities.ts';
import { addressOf } from '../../../contracts/client.ts';
import { activities as words } from '../../../words/en/office/activities.ts';
import { downloadCsv } from '../api/download-csv.ts';
import { ErrorBanner } from '../ui/error-banner.tsx';
import { tellDone } from '../ui/toasts.tsx';
import { useAction } from '../ui/use-action.ts';
import { FilterFields } from './filter-dialog.tsx';

interface ExportDialogProps {
  opened: boolean;
  /** The feed's filters, as initial values. */
  filters: ActivityFilters;
  onClose: () => void;
}

/** Saves activities as CSV: those of the feed, or with other filters. */
export function ExportDialog({ opened, filters, onClose }: ExportDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={words.exportTitle} size="sm">
      <ExportForm filters={filters} onClose={onClose} />
    </Modal>
  );
}

function ExportForm({ filters, onClose }: Omit<ExportDialogProps, 'opened'>) {
  const [draft, setDraft] = useState<ActivityFilters>(filters);
  const [refusal, setRefusal] = useState('');
  const { busy, run } = useAction(words.exportFailed, setRefusal);

  const save = async () => {
    const { type, range, device } = draft;
    await downloadCsv(addressOf('/api/admin/activity/export', {}, { type, range, device }));
    tellDone(words.exported);
    onClose();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setRefusal('');
        void run(save);
      }}
    >
      <Stack gap="sm">
        <ErrorBanner>{refusal}</ErrorBanner>
        <FilterFields filters={draft} onChange={setDraft} />
        <Text size="sm" c="dimmed">
          {words.exportAbout}
        </Text>
      </Stack>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={busy}>
          {words.download}
        </Button>
      </Group>
    </form>
  );
}
