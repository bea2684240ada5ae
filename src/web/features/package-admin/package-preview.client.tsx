import { Badge, Group, Modal, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PackageStatus } from '../../../core/packages/package-options.ts';
import { STATUS_NAMES } from './package-words.ts';

interface PackagePreviewProps {
  opened: boolean;
  /** What is said of it, beside its status. */
  note: string;
  status: PackageStatus | undefined;
  onClose: () => void;
  /** The public page of the package. */
  children: ReactNode;
}

/** The package as a visitor will see it, over the whole screen. */
export const PackagePreview = ({ opened, note, status, onClose, children }: PackagePreviewProps) => (
  <Modal
    opened={opened}
    onClose={onClose}
    fullScreen
    padding={0}
    closeButtonProps={{ 'aria-label': 'Close the preview', size: 'lg', mr: 'xs' }}
    title={
      <Group gap="xs" px="md">
        <Text fw={600}>Preview</Text>
        {status && <Badge variant="default">{STATUS_NAMES[status]}</Badge>}
        <Text size="sm">{note}</Text>
      </Group>
    }
  >
    {children}
  </Modal>
);
