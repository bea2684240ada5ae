import { Anchor, Button, Group, Modal, Radio, ScrollArea, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { recordEditor } from '../../../../words/en/office/record-editor.ts';
import styles from './conflict-dialog.module.css';
import { type Collision, withFieldsOf } from './merge-drafts.ts';
import type { MergedRecord } from './merge-with-stored.ts';

interface ConflictDialogProps<R, D> {
  merged: MergedRecord<R, D>;
  theirDraft: D;
  /** Address of the stored version. */
  theirs: string;
  onDismiss: () => void;
  onChosen: (draft: D) => void;
}

/**
 * Shows the fields that two admins have changed differently, side by side, to choose one of each. Nothing is lost on
 * either side until this admin chooses; what is not chosen of theirs stays in the versions.
 */
export function ConflictDialog<R, D extends object>(props: ConflictDialogProps<R, D>) {
  const { merged, theirDraft, theirs, onDismiss, onChosen } = props;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const choose = (label: string, isTheirs: boolean) =>
    setTaken((now) => new Set([...now].filter((each) => each !== label).concat(isTheirs ? [label] : [])));
  const chosen = (): D =>
    merged.collisions
      .filter(({ label }) => taken.has(label))
      .reduce((draft, part) => withFieldsOf(draft, theirDraft, part), merged.draft);
  const admins = merged.admins.join(', ');
  return (
    <Modal opened onClose={onDismiss} title={recordEditor.conflictTitle} centered size="xl">
      <Stack>
        <Text size="sm">{recordEditor.conflictHint({ admins })}</Text>
        {merged.taken.length > 0 && <Text size="sm">{recordEditor.takenOver({ admins, fields: merged.taken })}</Text>}
        {merged.collisions.map((collision) => (
          <Choice
            key={collision.label}
            collision={collision}
            isTheirs={taken.has(collision.label)}
            onChoose={(isTheirs) => choose(collision.label, isTheirs)}
          />
        ))}
        <Anchor href={theirs} target="_blank" rel="noreferrer" size="sm">
          {recordEditor.seeTheirs}
        </Anchor>
        <Group justify="flex-end">
          <Button variant="default" onClick={onDismiss} data-autofocus>
            {recordEditor.goOnEditing}
          </Button>
          <Button onClick={() => onChosen(chosen())}>{recordEditor.saveChosen}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}

interface ChoiceProps<D> {
  collision: Collision<D>;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

const Choice = <D,>({ collision, isTheirs, onChoose }: ChoiceProps<D>) => (
  <Radio.Group
    label={collision.label}
    value={isTheirs ? 'theirs' : 'mine'}
    onChange={(value) => onChoose(value === 'theirs')}
  >
    <div className={styles.sides}>
      {(['mine', 'theirs'] as const).map((side) => (
        <div key={side} className={styles.side} data-chosen={isTheirs === (side === 'theirs') || undefined}>
          <Radio value={side} label={recordEditor.sides[side]} />
          <ScrollArea.Autosize
            mah="30vh"
            viewportProps={{ tabIndex: 0, 'aria-label': recordEditor.valueOf[side]({ field: collision.label }) }}
          >
            <div className={styles.value}>{collision[side] || recordEditor.emptyValue}</div>
          </ScrollArea.Autosize>
        </div>
      ))}
    </div>
  </Radio.Group>
);
