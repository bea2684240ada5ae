import { Anchor, Button, Modal, Stack, Text } from '@mantine/core';

interface ConflictDialogProps {
  /** The server's message; empty without a conflict. */
  words: string;
  /** Address of the stored version. */
  theirs: string;
  onDismiss: () => void;
  onLoadTheirs: () => void;
  onSaveMine: () => void;
}

/** Says that another admin saved first: nothing is lost on either side until this admin chooses. */
export const ConflictDialog = ({ words, theirs, onDismiss, onLoadTheirs, onSaveMine }: ConflictDialogProps) => (
  <Modal opened={words !== ''} onClose={onDismiss} title="Saved by another admin meanwhile" centered>
    <Stack>
      <Text>{words}</Text>
      <Text size="sm">Your changes are still in the form. What would you like to do?</Text>
      <Anchor href={theirs} target="_blank" rel="noreferrer">
        See their version (opens in a new tab)
      </Anchor>
      <Button variant="default" onClick={onLoadTheirs}>
        Load theirs and keep mine as a draft
      </Button>
      <Button color="red.9" onClick={onSaveMine}>
        Save mine anyway
      </Button>
      <Button variant="subtle" onClick={onDismiss} data-autofocus>
        Go on editing
      </Button>
    </Stack>
  </Modal>
);
