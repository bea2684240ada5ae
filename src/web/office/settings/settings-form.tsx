import { Button, Modal, Stack, Table, Text } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { OWN_NAMES } from '../../../core/languages.ts';
import { settings as words } from '../../../words/en/office/settings.ts';
import { FormBar } from '../ui/editor/form-bar.tsx';
import { LeaveGuard } from '../ui/editor/leave-guard.tsx';
import { draftOf, type FieldName } from './settings-draft.ts';
import styles from './settings-form.module.css';
import type { Dispute, SettingsFormState } from './use-settings-form.ts';

/** Shown here, because a toast would cover the button. */
function describeState({ changed, state }: Pick<SettingsFormState, 'changed' | 'state'>): string {
  if (state === 'saving') return words.saving;
  if (changed) return words.notSaved;
  return state === 'saved' ? words.savedAndActive : '';
}

interface SettingsFormFrameProps {
  /** The part's title, as in the menu. */
  title: string;
  settings: SettingsFormState;
  children: ReactNode;
}

/** Frames a part of the settings with its save bar, which stays in view below it. */
export function SettingsFormFrame({ title, settings, children }: SettingsFormFrameProps) {
  const { form, changed, state, banner, closeBanner, save, dispute } = settings;
  const staying = useRef(false);
  return (
    <form
      noValidate
      aria-label={title}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h2 className="visually-hidden">{title}</h2>
      <div inert={state === 'saving'}>{children}</div>
      <FormBar banner={banner} onCloseBanner={closeBanner}>
        <div className={styles.row}>
          <Text size="sm" role="status" className={styles.state ?? ''}>
            {describeState(settings)}
          </Text>
          <Button type="submit" loading={state === 'saving'}>
            {words.save}
          </Button>
        </div>
      </FormBar>
      <LeaveGuard noun={words.noun} changed={changed} leaving={staying} onLeave={() => undefined} />
      <Modal opened={dispute.open !== null} onClose={dispute.dismiss} title={words.conflictTitle} size="lg" centered>
        {dispute.open && <DisputeChoice dispute={dispute.open} mine={form.draft} ways={dispute} />}
      </Modal>
    </form>
  );
}

const shown = (draft: SettingsFormState['form']['draft'], name: FieldName): string => {
  if (name === 'messages.agencyLanguage') return OWN_NAMES[draft[name]];
  const value = draft[name];
  if (typeof value === 'boolean') return value ? words.on : words.off;
  return value === null || value === '' ? words.none : String(value);
};

interface DisputeChoiceProps {
  dispute: Dispute;
  mine: SettingsFormState['form']['draft'];
  ways: SettingsFormState['dispute'];
}

function DisputeChoice({ dispute, mine, ways }: DisputeChoiceProps) {
  const theirs = draftOf(dispute.theirs);
  return (
    <Stack>
      <Text>{words.conflict}</Text>
      <Table.ScrollContainer minWidth={0}>
        <Table withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{words.field}</Table.Th>
              <Table.Th>{words.theirs}</Table.Th>
              <Table.Th>{words.yours}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {dispute.names.map((name) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{words.fields[name]}</Table.Th>
                <Table.Td>{shown(theirs, name)}</Table.Td>
                <Table.Td>{shown(mine, name)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Button variant="default" onClick={() => ways.takeTheirs(dispute)}>
        {words.useTheirs}
      </Button>
      <Button color="red.9" onClick={() => void ways.saveMine(dispute)}>
        {words.saveMine}
      </Button>
      <Button variant="subtle" onClick={ways.dismiss} data-autofocus>
        {words.goOnEditing}
      </Button>
    </Stack>
  );
}
