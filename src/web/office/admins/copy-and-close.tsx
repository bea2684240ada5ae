import { Button, CopyButton, Group } from '@mantine/core';
import { security } from '../../../words/en/office/security.ts';

interface CopyAndCloseProps {
  value: string;
  copyLabel: string;
  closeLabel: string;
  onClose: () => void;
}

/** Shows the buttons to copy a value that is shown only once, and to confirm that it is stored. */
export const CopyAndClose = ({ value, copyLabel, closeLabel, onClose }: CopyAndCloseProps) => (
  <Group justify="space-between">
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Button variant="default" onClick={copy}>
          {copied ? security.copied : copyLabel}
        </Button>
      )}
    </CopyButton>
    <Button onClick={onClose}>{closeLabel}</Button>
  </Group>
);
