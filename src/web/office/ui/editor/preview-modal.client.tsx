import { Badge, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';

interface PreviewModalProps {
  opened: boolean;
  /** A note beside its status. */
  note: string;
  /** In a word or two; empty for none. */
  status: string;
  onClose: () => void;
  /** The public page of the record. */
  children: ReactNode;
}

/** Shows a record as visitors will see it, full screen. */
export const PreviewModal = ({ opened, note, status, onClose, children }: PreviewModalProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    fullScreen
    padding={0}
    closeButtonProps={{ 'aria-label': recordEditor.closePreview, size: 'lg', mr: 'xs' }}
    title={
      <Group gap="xs" px="md">
        <Text fw={600}>{recordEditor.preview}</Text>
        {status && (
          <Badge variant="default" tt="none">
            {status}
          </Badge>
        )}
        <Text size="sm">{note}</Text>
      </Group>
    }
  >
    {children}
  </Modal>
);
